// The face of the package: an executor that plays on a queue, and a worker.
export { RedisError } from '@railwright/storage/redis';
export { openQueue, type QueueExecutor } from './queue-executor.ts';
export type { WorkerNote } from './presence.ts';
export { parseAddress } from './purpose.ts';
export { howToGet, VERSION } from './version.ts';
export { startWorker, type QueueWorker } from './worker.ts';
