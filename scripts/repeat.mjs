// `npm run repeat [-- …]`: set-up, then asks panels the same questions with other seeds; the arguments are passed on.
import { join } from 'node:path';
import { afterSetUp } from './setup.mjs';
import { run } from './lib/run.mjs';

await afterSetUp(({ node, env }) =>
  run(node, [join('apps', 'cli', 'scripts', 'repeat', 'repeat.ts'), ...process.argv.slice(2)], env),
);
