// A thread of `npm run fuzz`: runs every so-manieth case until it is told to stop, and tells after each what it has counted.
import { parentPort, workerData } from 'node:worker_threads';
import { caseSeed, noCounts, runCase, subjectFor, type Counts, type Find } from './case.ts';

export interface WorkerTask {
  readonly seed: number;
  readonly job: number;
  readonly jobs: number;
  /** Only this way to come by a game. */
  readonly subject: string | undefined;
}

export type WorkerNews = { readonly counts: Counts } | { readonly find: Find };

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
