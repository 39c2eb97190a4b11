// Plays several batches, as many at once as suits the executor, and counts their games together.
import type { Game } from '@railwright/engine';
import type { Batch } from '../batch.ts';
import { inTurn } from '../in-turn.ts';
import type { BatchRun } from '../run.ts';
import type { Executor } from './executor.ts';

/** A batch and its game. */
export interface GameBatch {
  readonly batch: Batch;
  readonly game: Game;
}

/** Where batches are played, and callbacks. */
export interface BatchesOptions {
  /** Plays them. */
  readonly executor: Executor;
  /** Stops them all. */
  readonly signal?: AbortSignal | undefined;
  /** Counts the games; shared by everything that is counted together. */
  readonly counter?: GameCounter | undefined;
  /** Called when a batch has ended; what it throws ends the others. */
  readonly onRun?: ((run: BatchRun, batch: Batch) => void) | undefined;
}

/** Makes the callback of one batch, which gets the games of that batch so far. */
export type GameCounter = () => (games: number) => void;

/** Adds up the games of several batches, each of which counts its own. */
export function countGames(onGames: (games: number) => void): GameCounter {
  let all = 0;
  return () => {
    let own = 0;
    return (games) => {
      all += games - own;
      own = games;
      onGames(all);
    };
  };
}

/**
 * Yields the runs in the order of the batches. A run that was stopped is not complete.
 * @throws whatever `onRun` throws, when its turn comes.
 */
export function batchesInTurn(
  batches: readonly GameBatch[],
  { executor, signal, counter, onRun }: BatchesOptions,
): AsyncGenerator<GameBatch & BatchRun, undefined> {
  return inTurn(batches, executor.ahead, async ({ batch, game }) => {
    const run = await executor.runBatch(batch, game, { signal, onProgress: counter?.() });
    onRun?.(run, batch);
    return { batch, game, ...run };
  });
}
