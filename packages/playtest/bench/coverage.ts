// `npm run coverage`: how often the intervals of playtests contain a known truth, figure by figure, as the tables of
// docs/results/coverage.md. Seeds are fixed, so the same version gives the same table. Some two minutes of one core.
//   npm run coverage                    300 batches of 100 games of each setup, 600 made-up runs
//   npm run coverage -- --batches 1000 --runs 3000      steadier figures, some eight minutes
import { parseArgs } from 'node:util';
import { coverMadeUp } from './coverage/made-up.ts';
import { coverShipped } from './coverage/shipped.ts';
import { Coverage, coverageTable } from './coverage/tally-up.ts';

const { values } = parseArgs({
  options: {
    batches: { type: 'string', default: '300' },
    pool: { type: 'string', default: '600' },
    runs: { type: 'string', default: '600' },
  },
});

const [shipped, madeUp] = [new Coverage(), new Coverage()];
coverMadeUp(madeUp, Number(values.runs));
await coverShipped(shipped, Number(values.batches), Number(values.pool));

console.log(`Batches of 100 games, ${values.batches} of each setup:\n\n${coverageTable(shipped, true)}\n`);
console.log(`Simulated data:\n\n${coverageTable(madeUp, false)}`);
