// `npm run bench [-- …]`: set-up, then the engine's benchmark, or with --learn that of learning; the arguments are passed on to it.
import { join } from 'node:path';
import { afterSetUp } from './setup.mjs';
import { run } from './lib/run.mjs';

const args = process.argv.slice(2);
const file = args.includes('--learn')
  ? join('packages', 'playtest', 'bench', 'learn.ts')
  : join('packages', 'engine', 'bench', 'bench.ts');

await afterSetUp(({ node, env }) => run(node, [file, ...args], env));
