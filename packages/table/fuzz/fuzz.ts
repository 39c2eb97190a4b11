// `npm run fuzz -- table [--faults 1000] [--seed N]`: games of all three games over a bad network, at a host that is killed, paused and cut off.
// Every round has a seed of its own; a broken promise is printed with it and ends the run with exit code 1.
import { parseArgs } from 'node:util';
import { playThrough, type Counts } from '../test/chaos/run-chaos.ts';
import { newTable, SETUPS } from '../test/harness.ts';

const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const [faults, first] = [Number(values.faults), Number(values.seed)];
if (!Number.isInteger(faults) || faults < 1 || !Number.isInteger(first))
  throw new Error('--faults and --seed are whole numbers.');

const counts: Counts = { kills: 0, pauses: 0, cuts: 0, acknowledged: 0, views: 0, games: 0 };
const tables = await Promise.all(Object.values(SETUPS).map((setup) => newTable(setup, [])));
const began = performance.now();
const happened = (): number => counts.kills + counts.pauses + counts.cuts;
const tell = (): void => {
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `${seconds} s: ${counts.kills} kills, ${counts.pauses} pauses, ${counts.cuts} cuts; ${counts.acknowledged} changes acknowledged, ${counts.views} views, ${counts.games} tables.`,
  );
};
for (let seed = first; happened() < faults && process.exitCode !== 1; seed++) {
  const table = tables[seed % tables.length];
  const broken = table ? await playThrough(table, seed, Math.min(40, faults - happened()), counts) : [];
  tell();
  if (broken.length > 0) {
    console.error(`Broken with --seed ${seed}:\n${broken.slice(0, 20).join('\n')}`);
    process.exitCode = 1;
  }
}
if (process.exitCode !== 1) console.log('Nothing acknowledged was lost, and nothing was done twice.');
