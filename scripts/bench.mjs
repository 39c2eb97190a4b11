// `npm run bench [-- …]`: set-up, then the engine's benchmark; the arguments are passed on to it.
import { join } from 'node:path';
import { afterSetUp } from './setup.mjs';
import { run } from './lib/run.mjs';

await afterSetUp(({ node, env }) =>
  run(node, [join('packages', 'engine', 'bench', 'bench.ts'), ...process.argv.slice(2)], env),
);
