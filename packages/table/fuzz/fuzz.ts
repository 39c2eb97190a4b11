// `npm run fuzz -- table [--faults 1000] [--seed N] [--store file|redis|redis-everysec]`: games of all three games over a bad network, at a host that is
// killed, paused and cut off; with `redis`, at three hosts on one server to which the same happens. Every round has a seed of its own; a broken promise
// is printed with it and ends the run with exit code 1.
import { parseArgs } from 'node:util';
import { MISSING } from '@railwright/storage/testing';
import { faultsOf, GROUNDS, noCounts, playThrough } from '../test/chaos/run-chaos.ts';
import { newTable, SETUPS } from '../test/harness.ts';

const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    store: { type: 'string', default: 'file' },
  },
});
const [most, first, { store }] = [Number(values.faults), Number(values.seed), values];
if (!Number.isInteger(most) || most < 1 || !Number.isInteger(first))
  throw new Error('--faults and --seed are whole numbers.');
if (!isStore(store)) throw new Error(`--store is one of ${Object.keys(GROUNDS).join(', ')}.`);
if (store !== 'file' && MISSING !== undefined) throw new Error(MISSING);

function isStore(text: string): text is keyof typeof GROUNDS {
  return Object.hasOwn(GROUNDS, text);
}

const counts = noCounts();
const tables = await Promise.all(Object.values(SETUPS).map((setup) => newTable(setup, [])));
const began = performance.now();
const tell = (): void => {
  const seconds = Math.round((performance.now() - began) / 1000);
  const servers = store !== 'file' ? `${counts.serverKills} kills of the server, ` : '';
  console.log(
    `${seconds} s: ${counts.kills} kills of a host, ${servers}${counts.pauses} pauses, ${counts.cuts} cuts; ${counts.acknowledged} changes acknowledged, ${counts.views} views, ${counts.games} tables.`,
  );
};
for (let seed = first; faultsOf(counts) < most && process.exitCode !== 1; seed++) {
  const table = tables[seed % tables.length];
  const faults = Math.min(40, most - faultsOf(counts));
  const broken = table ? await playThrough({ table, seed, faults, store }, counts) : [];
  tell();
  if (broken.length > 0) {
    console.error(`Broken with --seed ${seed}:\n${broken.slice(0, 20).join('\n')}`);
    process.exitCode = 1;
  }
}
if (process.exitCode !== 1) console.log('Nothing acknowledged was lost, and nothing was done twice.');
