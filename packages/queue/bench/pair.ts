// How much two workers get done compared with one. The games wait without using the processor, so the result shows what the queue itself
// costs and not how many cores this machine has. npm run bench -- --pair [--games 3000] [--times 3]
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { openQueue, parseAddress, startWorker } from '../src/index.ts';
import { batchOf, play, SOURCE } from '../test/duel.ts';
import { RedisServer } from '@railwright/storage/testing';

const { values } = parseArgs({
  options: {
    // Passed on by `npm run bench -- --pair`.
    pair: { type: 'boolean' },
    games: { type: 'string', default: '3000' },
    times: { type: 'string', default: '3' },
  },
});
const batch = batchOf(Number(values.games), 'slow');

const server = await RedisServer.start();
const address = parseAddress(server.address);

/** Seconds of a run with workers that are connected and warm. */
async function secondsWith(count: number): Promise<number> {
  const workers = await Promise.all(
    Array.from({ length: count }, (_, i) =>
      startWorker(address, { name: `pair-${i}`, threads: 1, silence: 30, source: SOURCE }),
    ),
  );
  const queue = await openQueue(address);
  // Measuring starts once threads have started and the pace is known.
  await play({ ...batch, games: 200, first: batch.games }, queue);
  const begun = performance.now();
  const { complete } = await play(batch, queue);
  const seconds = (performance.now() - begun) / 1000;
  if (!complete) throw new Error('The run did not end as it should.');
  await queue.close();
  await Promise.all(workers.map((worker) => worker.close()));
  return seconds;
}

for (let time = 0; time < Number(values.times); time++) {
  const [one, two] = [await secondsWith(1), await secondsWith(2)];
  console.log(
    `One worker ${one.toFixed(2)} s, two ${two.toFixed(2)} s: ${(one / two).toFixed(2)} times as much; load ${loadavg()[0]?.toFixed(1) ?? '?'}.`,
  );
}
await server.stop();
