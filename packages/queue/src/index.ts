// The face of the package: a crew that plays on a queue, and a worker.
export { parseAddress, type QueueAddress } from './address.ts';
export { QueueError } from './error.ts';
export { openQueue, type QueueCrew } from './queue.ts';
export type { WorkerNote } from './roll-call.ts';
export { howToGet, VERSION } from './version.ts';
export { startWorker, type QueueWorker } from './worker.ts';
