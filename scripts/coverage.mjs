// `npm run coverage [-- …]`: set-up, then how often the intervals of playtests hold a known truth; the arguments are passed on.
import { join } from 'node:path';
import { afterSetUp } from './setup.mjs';
import { run } from './lib/run.mjs';

const file = join('packages', 'playtest', 'bench', 'coverage.ts');

await afterSetUp(({ node, env }) => run(node, [file, ...process.argv.slice(2)], env));
