// `npm run fuzz [-- …]`: set-up, then the laws of the engine with fresh seeds; the arguments are passed on.
import { join } from 'node:path';
import { afterSetUp } from './setup.mjs';
import { run } from './lib/run.mjs';

// Ctrl+C goes to both; this one waits for the summary of the other.
process.on('SIGINT', () => undefined);

await afterSetUp(({ node, env }) =>
  run(node, [join('packages', 'engine', 'fuzz', 'fuzz.ts'), ...process.argv.slice(2)], env),
);
