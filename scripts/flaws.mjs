// `npm run flaws [-- …]`: set-up, then asks a panel about setups with known faults; the arguments are passed on.
import { join } from 'node:path';
import { afterSetUp } from './setup.mjs';
import { run } from './lib/run.mjs';

await afterSetUp(({ node, env }) =>
  run(node, [join('apps', 'cli', 'scripts', 'flaws', 'flaws.ts'), ...process.argv.slice(2)], env),
);
