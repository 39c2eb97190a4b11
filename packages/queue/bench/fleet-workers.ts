// Workers whose work is fake: each answers after some seconds with a result played earlier.
// node fleet-workers.ts ADDRESS HOW-MANY FILE SECONDS
import { readFileSync } from 'node:fs';
import { parseAddress } from '../src/index.ts';
import { QueueWorker } from '../src/worker.ts';

const [, , text = '', count = '1', file = '', seconds = '0.25'] = process.argv;
const body = readFileSync(file);
const address = parseAddress(text);

for (let i = 0; i < Number(count); i++) {
  new QueueWorker(
    address,
    { name: `fake-${process.pid}-${i}`, threads: 1, silence: 30 },
    {
      async play({ ranges }) {
        // Not all at the same time.
        await new Promise((resolve) =>
          setTimeout(resolve, 1000 * Number(seconds) * (0.9 + 0.2 * Math.random())),
        );
        const games = ranges.reduce((sum, [, some]) => sum + some, 0);
        // As slow as if one game took the whole job: the coordinator then sends jobs of one chunk each.
        return { kind: 'done', games, seconds: 2 * games, body, plain: true };
      },
      close: () => Promise.resolve(),
    },
  );
  // A server would refuse a thousand connections at once.
  if (i % 20 === 19) await new Promise((resolve) => setTimeout(resolve, 100));
}
