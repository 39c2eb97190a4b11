// Runs in a worker thread: makes the game once, then plays the chunks it is sent.
import { parentPort, workerData } from 'node:worker_threads';
import type { Batch, Chunk } from '../batch.ts';
import type { GameSource } from '../game-source.ts';
import { playChunk, type RecordSink } from '../play.ts';
import { saveRecord } from './save.ts';

export interface WorkerData {
  readonly batch: Batch;
  /** Address of a module that is a `GameSource`. */
  readonly source: string;
  /** Folder for records; none are made without it. */
  readonly saveTo?: string;
}

/** What a thread is sent: a chunk, of its own batch or of another one with the same definition and seats. */
export interface Task {
  readonly chunk: Chunk;
  readonly other?: OtherBatch;
}

/** The definition stays where it is. */
export type OtherBatch = Omit<Batch, 'definition' | 'seats'>;

const { batch, source, saveTo } = workerData as WorkerData;
const { createGame, createBot } = (await import(source)) as GameSource;
const game = createGame(batch.definition, batch.seats);
const sink: RecordSink | undefined =
  saveTo === undefined ? undefined : (record, index) => saveRecord(saveTo, batch, record, index);

parentPort?.on('message', ({ chunk, other }: Task) => {
  const asked = other ? { ...other, definition: batch.definition, seats: batch.seats } : batch;
  parentPort?.postMessage(playChunk(game, asked, chunk, createBot, sink));
});
