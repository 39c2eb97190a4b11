// The worker threads of this machine as an executor.
import { Worker } from 'node:worker_threads';
import type { Executor } from '../executor/executor.ts';
import { openPoolExecutor } from '../executor/pool-executor.ts';
import type { TaskAnswer } from '../executor/task.ts';
import { WorkerPool, type OpenWorker } from '../executor/worker-pool.ts';
import { inlineMore } from './inline-more.ts';
import { learnOnThreads } from './learn.ts';
import type { WorkerData } from './worker.ts';

const SHIPPED = new URL('../shipped-games.ts', import.meta.url).href;

/**
 * Threads, opened as they are needed; they stay open from one task to the next, until the executor is closed.
 * @param threads at the same time
 * @param source address of the module with the rules and bots, a `GameSource`; the shipped ones by default
 */
export function openThreads(threads: number, source = SHIPPED): Executor {
  inlineMore();
  return openPoolExecutor(new WorkerPool(openThread(source), threads), {
    label: `jobs ${threads}`,
    workers: threads,
    learn: (plan, options) => learnOnThreads(plan, source, threads, options),
  });
}

/** Does work with threads that are closed afterwards. */
export async function onThreads<T>(
  threads: number,
  work: (executor: Executor) => Promise<T>,
  source?: string,
): Promise<T> {
  const executor = openThreads(threads, source);
  try {
    return await work(executor);
  } finally {
    await executor.close();
  }
}

const openThread =
  (source: string): OpenWorker =>
  (onAnswer, onGone) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { source } satisfies WorkerData,
      // A debugger or a loader of the calling thread is not meant for its workers.
      execArgv: [],
    });
    let reason = 'it ended without a message';
    worker.on('message', (answer: TaskAnswer) => onAnswer(answer));
    worker.on('error', (error: unknown) => {
      reason = error instanceof Error ? error.message : String(error);
    });
    worker.on('exit', () => onGone(reason));
    return { post: (message) => worker.postMessage(message), end: () => worker.terminate() };
  };
