// Runs in a worker thread: plays the tasks it is sent.
import { parentPort, workerData } from 'node:worker_threads';
import { openTaskPlayer, type TaskMessage } from '../executor/task.ts';
import type { GameSource } from '../game-source.ts';

export interface WorkerData {
  /** Address of a module that is a `GameSource`. */
  readonly source: string;
}

const { source } = workerData as WorkerData;
const play = openTaskPlayer((await import(source)) as GameSource);
parentPort?.on('message', (message: TaskMessage) => parentPort?.postMessage(play(message)));
