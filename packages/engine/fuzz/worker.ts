// A thread of `npm run fuzz`: runs every so-manieth case until it is told to stop, and tells after each what it has counted.
import { parentPort, workerData } from 'node:worker_threads';
import { createRng, nextUint32 } from '@railwright/engine';
import { noCounts, runCase, subjectFor, type Counts, type Find } from './case.ts';

export interface WorkerTask {
  readonly seed: number;
  readonly job: number;
  readonly jobs: number;
  /** Only this way to come by a game. */
  readonly subject: string | undefined;
}

export type WorkerNews = { readonly counts: Counts } | { readonly find: Find };

/** The seed of case number `index`: the same whatever the number of threads. */
export function caseSeed(seed: number, index: number): number {
  const words = createRng(seed);
  words[1] = (words[1] + index) >>> 0;
  for (let i = 0; i < 12; i++) nextUint32(words);
  return nextUint32(words) & 0x7fffffff;
}

if (parentPort) await work(parentPort, workerData as WorkerTask);

async function work(port: NonNullable<typeof parentPort>, task: WorkerTask): Promise<void> {
  let goesOn = true;
  port.on('message', () => {
    goesOn = false;
    port.unref();
  });
  for (let index = task.job; goesOn; index += task.jobs) {
    const seed = caseSeed(task.seed, index);
    const counts = noCounts();
    const find = await runCase(seed, task.subject ?? subjectFor(seed), counts);
    port.postMessage({ counts } satisfies WorkerNews);
    if (find) port.postMessage({ find } satisfies WorkerNews);
    // Lets the message to stop come in.
    await new Promise((resolve) => setImmediate(resolve));
  }
}
