// Runs in a worker thread: makes the game once, then plays the chunks it is sent.
import { parentPort, workerData } from 'node:worker_threads';
import type { GameRecord } from '@railwright/engine';
import type { Batch, Chunk } from '../batch.ts';
import type { GameSource } from '../game-source.ts';
import { playChunk, type ChunkResult } from '../play.ts';

export interface WorkerData {
  readonly batch: Batch;
  /** Address of a module that is a `GameSource`. */
  readonly source: string;
  /** Records of the games are wanted. */
  readonly records: boolean;
}

/** What a thread answers. */
export interface Answer {
  readonly reply: ChunkResult;
  /** Of the games that were played to their end, with their numbers. */
  readonly records: readonly (readonly [GameRecord, number])[];
}

/** What a thread is sent: a chunk, of its own batch or of another one with the same definition and seats. */
export interface Task {
  readonly chunk: Chunk;
  readonly other?: OtherBatch;
}

/** The definition stays where it is. */
export type OtherBatch = Omit<Batch, 'definition' | 'seats'>;

const { batch, source, records: wanted } = workerData as WorkerData;
const { createGame, createBot } = (await import(source)) as GameSource;
const game = createGame(batch.definition, batch.seats);

parentPort?.on('message', ({ chunk, other }: Task) => {
  const asked = other ? { ...other, definition: batch.definition, seats: batch.seats } : batch;
  const records: [GameRecord, number][] = [];
  const reply = wanted
    ? playChunk(game, asked, chunk, createBot, (record, index) => void records.push([record, index]))
    : playChunk(game, asked, chunk, createBot);
  const answer: Answer = { reply, records };
  parentPort?.postMessage(answer);
});
