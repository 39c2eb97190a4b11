// `node apps/cli/scripts/bundled.ts FILE …` runs a program of a package as people run the command line, as a bundle: V8 looks up every constant
// and function that a module takes from another, so games take 1.3 times as long in modules of their own.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { withFingerprints } from '../../../scripts/fingerprints-plugin.ts';
import { addresses, MINIFY, ON_REQUEST } from './package/bundle.ts';

const [node = '', , file = '', ...args] = process.argv;
// As far from the root as the sources are.
const dir = resolve(file, '..', '..', 'dist');
const build = await rolldown({
  platform: 'node',
  input: file,
  external: [...ON_REQUEST],
  plugins: [addresses, withFingerprints()],
});
const { output } = await build.write({ dir, cleanDir: true, format: 'esm', minify: MINIFY });
await build.close();
const main = join(dir, output[0].fileName);
process.argv = [node, main, ...args];
await import(pathToFileURL(main).href);
