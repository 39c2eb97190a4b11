// Loaded by the calling thread and by worker threads: only the first of them can make games.
import { isMainThread } from 'node:worker_threads';
import { createGame as createShipped, type Game, type GameDefinition } from '@railwright/engine';

export function createGame(definition: GameDefinition, seats: number): Game {
  if (isMainThread) return createShipped(definition, seats);
  throw new Error('No such game.');
}
