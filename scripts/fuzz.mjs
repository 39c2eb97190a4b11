// `npm run fuzz [-- …]`: set-up, then the laws of the engine with fresh seeds, or `-- merge`, those of merges; the arguments are passed on.
import { join } from 'node:path';
import { afterSetUp } from './setup.mjs';
import { run } from './lib/run.mjs';

// Ctrl+C goes to both; this one waits for the summary of the other.
process.on('SIGINT', () => undefined);

const [first, ...rest] = process.argv.slice(2);
const [of, args] = first === 'merge' ? ['content', rest] : ['engine', process.argv.slice(2)];

await afterSetUp(({ node, env }) => run(node, [join('packages', of, 'fuzz', 'fuzz.ts'), ...args], env));
