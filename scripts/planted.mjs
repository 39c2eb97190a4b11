// `npm run planted [-- …]`: set-up, then lets proposals mend prices that are known to be wrong; the arguments are passed on.
import { join } from 'node:path';
import { afterSetUp } from './setup.mjs';
import { run } from './lib/run.mjs';

await afterSetUp(({ node, env }) =>
  run(node, [join('apps', 'cli', 'scripts', 'planted', 'planted.ts'), ...process.argv.slice(2)], env),
);
