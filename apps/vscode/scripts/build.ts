// `npm run vsix -w apps/vscode`: bundles the extension and its server, and packs them with the shipped packs as `dist/railwright.vsix`,
// which is a zip with a manifest. Nothing is fetched.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { rolldown } from 'rolldown';
import { withFingerprints } from '../../../scripts/fingerprints-plugin.ts';
import { contentTypes, vsixManifest } from './vsix-manifest.ts';

const APP = join(import.meta.dirname, '..');
const DIST = join(APP, 'dist');
const ROOT = join(APP, '..', '..');

rmSync(DIST, { recursive: true, force: true });
mkdirSync(DIST);
await bundle('src/extension.ts', 'extension.cjs', 'cjs', ['vscode']);
await bundle('src/server.ts', 'server.js', 'esm', []);

const manifest = readFileSync(join(APP, 'package.json'), 'utf8');
const {
  private: _,
  scripts: __,
  dependencies: ___,
  devDependencies: ____,
  ...published
} = JSON.parse(manifest) as Record<string, unknown>;
const files: Zippable = {
  'extension.vsixmanifest': strToU8(vsixManifest(published)),
  '[Content_Types].xml': strToU8(contentTypes()),
  'extension/package.json': strToU8(JSON.stringify(published, null, 2)),
  'extension/README.md': readFileSync(join(APP, 'README.md')),
  'extension/CHANGELOG.md': readFileSync(join(ROOT, 'apps', 'cli', 'CHANGELOG.md')),
  'extension/LICENSE.txt': readFileSync(join(ROOT, 'LICENSE')),
};
for (const name of readdirSync(DIST)) files[`extension/dist/${name}`] = readFileSync(join(DIST, name));
for (const path of readdirSync(join(ROOT, 'content'), { recursive: true, encoding: 'utf8' }))
  if (path.endsWith('.yaml') && !/[\\/]tests[\\/]/.test(path))
    files[`extension/content/${path.replaceAll('\\', '/')}`] = readFileSync(join(ROOT, 'content', path));
const packed = zipSync(files, { level: 9 });
writeFileSync(join(DIST, 'railwright.vsix'), packed);
console.log(
  `dist/railwright.vsix: ${Object.keys(files).length} files, ${(packed.length / 1024).toFixed(0)} kB`,
);

async function bundle(input: string, name: string, format: 'cjs' | 'esm', external: string[]): Promise<void> {
  const build = await rolldown({
    cwd: APP,
    platform: 'node',
    input,
    external,
    plugins: [withFingerprints()],
  });
  await build.write({ file: join(DIST, name), format, minify: true, codeSplitting: false });
  await build.close();
}
