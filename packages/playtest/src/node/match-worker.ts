// Runs in a worker thread: makes the game once, then plays the matches it is sent.
import { parentPort, workerData } from 'node:worker_threads';
import type { GameSource } from '../game-source.ts';
import { playMatch, type Match } from '../match/match.ts';

export interface MatchWorkerData {
  readonly definition: object;
  readonly seats: number;
  /** Address of a module that is a `GameSource`. */
  readonly source: string;
}

const { definition, seats, source } = workerData as MatchWorkerData;
const { createGame, createBot } = (await import(source)) as GameSource;
const game = createGame(definition, seats);

parentPort?.on('message', (match: Match) => {
  parentPort?.postMessage(playMatch(game, match, createBot));
});
