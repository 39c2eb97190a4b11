// The face of the package: an executor that plays on a queue, and a worker.
export { parseAddress, type QueueAddress } from './address.ts';
export { QueueError } from './error.ts';
export { openQueue, type QueueExecutor } from './queue-executor.ts';
export type { WorkerNote } from './presence.ts';
export { howToGet, VERSION } from './version.ts';
export { startWorker, type QueueWorker } from './worker.ts';
