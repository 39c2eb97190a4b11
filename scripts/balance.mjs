// `npm run balance`: set-up, then docs/balance.md is written anew, which plays some hundred thousand games.
import { join } from 'node:path';
import { afterSetUp } from './setup.mjs';
import { run } from './lib/run.mjs';
import { commandFile } from './lib/workspace.mjs';

await afterSetUp(async ({ node, env }) => {
  const script = join('packages', 'report', 'scripts', 'write-balance.mjs');
  const failed = await run(node, [script, ...process.argv.slice(2)], env);
  return failed || run(node, [commandFile('prettier'), '--write', join('docs', 'balance.md')], env);
});
