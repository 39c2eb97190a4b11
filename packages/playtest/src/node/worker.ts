// Runs in a worker thread: makes the game of a batch, then plays the chunks it is sent.
import { parentPort, workerData } from 'node:worker_threads';
import type { Game, GameRecord } from '@railwright/engine';
import type { Batch, Chunk } from '../batch.ts';
import type { GameSource } from '../game-source.ts';
import { playChunk, type ChunkResult } from '../play.ts';

export interface WorkerData {
  /** Address of a module that is a `GameSource`. */
  readonly source: string;
  /** Records of the games are wanted. */
  readonly records: boolean;
}

/** Answers of a thread. */
export interface Answer {
  readonly reply: ChunkResult;
  /** Of the games that were played to their end, with their numbers. */
  readonly records: readonly (readonly [GameRecord, number])[];
}

/** A chunk of the batch that comes with it, or of the one before. */
export interface Task {
  readonly chunk: Chunk;
  /** Without its definition and seats where they are those of the batch before. */
  readonly batch?: Batch | OtherBatch;
}

export type OtherBatch = Omit<Batch, 'definition' | 'seats'>;

const { source, records: wanted } = workerData as WorkerData;
const { createGame, createBot } = (await import(source)) as GameSource;
let table: { readonly game: Game; readonly batch: Batch } | undefined;

parentPort?.on('message', ({ chunk, batch: other }: Task) => {
  if (other) table = tableOf(other);
  if (!table) throw new Error('There is no batch for the chunk.');
  const { game, batch } = table;
  const records: [GameRecord, number][] = [];
  const reply = wanted
    ? playChunk(game, batch, chunk, createBot, (record, index) => void records.push([record, index]))
    : playChunk(game, batch, chunk, createBot);
  const answer: Answer = { reply, records };
  parentPort?.postMessage(answer);
});

function tableOf(other: Batch | OtherBatch): typeof table {
  if ('definition' in other) return { game: createGame(other.definition, other.seats), batch: other };
  if (!table) throw new Error('There is no game for the batch.');
  const { definition, seats } = table.batch;
  return { game: table.game, batch: { ...other, definition, seats } };
}
