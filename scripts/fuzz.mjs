// `npm run fuzz [-- …]`: set-up, then the laws of the engine with fresh seeds, or `-- merge`, those of merges, or
// `-- table`, tables at a host that is killed; the arguments are passed on.
import { join } from 'node:path';
import { afterSetUp } from './setup.mjs';
import { run } from './lib/run.mjs';

// Ctrl+C goes to both; this one waits for the summary of the other.
process.on('SIGINT', () => undefined);

const [first, ...rest] = process.argv.slice(2);
const OTHERS = new Map([
  ['merge', 'content'],
  ['table', 'table'],
]);
const other = OTHERS.get(first ?? '');
const [of, args] = other === undefined ? ['engine', process.argv.slice(2)] : [other, rest];

await afterSetUp(({ node, env }) => run(node, [join('packages', of, 'fuzz', 'fuzz.ts'), ...args], env));
