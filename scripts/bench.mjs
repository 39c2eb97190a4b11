// `npm run bench [-- …]`: set-up, then the engine's benchmark; the arguments are passed on to it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterSetUp } from './setup.mjs';
import { run } from './lib/run.mjs';
import { ROOT } from './lib/workspace.mjs';

const file = join(ROOT, 'packages', 'engine', 'bench', 'bench.ts');

await afterSetUp(async ({ node, env }) => {
  if (!existsSync(file)) {
    console.error('There is no benchmark yet: packages/engine/bench/bench.ts is missing.');
    return 1;
  }
  return run(node, [file, ...process.argv.slice(2)], env);
});
