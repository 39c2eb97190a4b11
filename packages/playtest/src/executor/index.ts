// For platforms that have workers: an executor is made from a pool of them, and each worker plays tasks.
export { openPoolExecutor, type PoolSettings } from './pool-executor.ts';
export type { PageWorker } from '../page-worker.ts';
export { openTaskPlayer, type TaskAnswer, type TaskMessage } from './task.ts';
export { WorkerPool, type OpenWorker, type WorkerPort } from './worker-pool.ts';
