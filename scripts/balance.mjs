// `npm run balance`: set-up, then docs/balance.md is written anew, which plays some hundred thousand games.
import { join } from 'node:path';
import { afterSetUp } from './setup.mjs';
import { run } from './lib/run.mjs';

await afterSetUp(({ node, env }) =>
  run(node, [join('packages', 'report', 'scripts', 'write-balance.mjs'), ...process.argv.slice(2)], env),
);
