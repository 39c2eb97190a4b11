// `npm run balance`: set-up, then writes docs/results/balance.md from some hundred thousand games.
import { join } from 'node:path';
import { afterSetUp } from './setup.mjs';
import { takeNoArguments } from './lib/no-arguments.mjs';
import { run } from './lib/run.mjs';
import { commandFile } from './lib/workspace.mjs';

takeNoArguments(
  'Generates docs/results/balance.md and takes no arguments. It plays some hundred thousand games, which takes hours on a few cores. ' +
    'The variables GAMES (4000 at each table) and RATED_GAMES (200) set how many.',
);

await afterSetUp(async ({ node, env }) => {
  const script = join('packages', 'report', 'scripts', 'write-balance.mjs');
  const failed = await run(node, [script], env);
  return failed || run(node, [commandFile('oxfmt'), join('docs', 'results', 'balance.md')], env);
});
