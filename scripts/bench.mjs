// `npm run bench [-- …]`: set-up, then the engine's benchmark, bundled like the published command line, or with --learn that of learning, with --unseen that of cards a player never
// met, with --workers that of two cores, with --fleet that of a queue with a thousand workers, with --pair that of one with two, with
// --table that of tables with people, with --groups that of players like groups, or with --solved that of perfect play; the arguments are
// passed on to it.
import { afterSetUp } from './setup.mjs';
import { run } from './lib/run.mjs';

const args = process.argv.slice(2);
const BENCHES = {
  '--learn': 'packages/playtest/bench/learn.ts',
  '--unseen': 'packages/playtest/bench/unseen.ts',
  '--workers': 'packages/playtest/bench/workers.ts',
  '--fleet': 'packages/queue/bench/fleet.ts',
  '--pair': 'packages/queue/bench/pair.ts',
  '--table': 'packages/table/bench/tables.ts',
  '--groups': 'packages/playtest/bench/groups.ts',
  '--solved': 'packages/playtest/bench/solved.ts',
};
const [, file] = Object.entries(BENCHES).find(([flag]) => args.includes(flag)) ?? [];
const program =
  file === undefined ? ['apps/cli/scripts/bundled.ts', 'packages/engine/bench/bench.ts'] : [file];

await afterSetUp(({ node, env }) => run(node, [...program, ...args], env));
