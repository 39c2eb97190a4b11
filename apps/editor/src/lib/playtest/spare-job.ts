// A worker with workers of its own that is opened as soon as a setup can be played, before games are requested: opening it takes about as long as a
// first impression.
import { cores } from './cores.ts';
import { openJobWorker, type JobWorker } from './task.svelte.ts';
import { SpareWorkers } from './work/spare-workers.ts';

/** First impressions come from one or two tables. */
const WORKERS = 2;
/** Milliseconds until the next is opened; until then the games have the cores to themselves. */
const AGAIN_MS = 5000;

let users = 0;
const spare = new SpareWorkers(() => {
  const worker = openJobWorker();
  worker.postMessage({ kind: 'prepare', workers: Math.min(WORKERS, cores()) });
  return worker;
});

/** Keeps one open until the returned function is called. */
export function keepSpareJob(): () => void {
  users++;
  spare.open(1);
  return () => {
    users--;
    if (users === 0) spare.close();
  };
}

export function takeJobWorker(): JobWorker {
  setTimeout(() => {
    if (users > 0) spare.open(1);
  }, AGAIN_MS);
  return spare.take();
}
