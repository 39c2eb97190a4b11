// Plays a batch with the progress bar, the store and the table of rows.
import type { Game } from '@railwright/engine';
import type { Batch, BatchRun, Executor, RunOptions } from '@railwright/playtest';
import { withCache } from '@railwright/playtest/node';
import { WHOLE, type Parts } from '../parts/parts.ts';
import { interruptible, type Interruptible } from './interrupt.ts';
import { startProgress } from './progress.ts';
import { openRowsFile } from './rows-file.ts';
import { openStoreFor } from './stored-games.ts';

export interface PlayOptions extends Pick<RunOptions, 'stopWhen' | 'onRecord'> {
  readonly executor: Executor;
  /** File of the store. */
  readonly store?: string | undefined;
  /** File of the table. */
  readonly rows?: string | undefined;
  /** The games to play; by default all. */
  readonly parts?: Parts;
}

/**
 * With a store, the size of chunks does not depend on the exact number of games, so that a longer run can continue a shorter
 * one.
 */
export function storedChunkSize(games: number): number {
  return games < 20_000 ? 10 : 100;
}

/** @throws Failure if the store cannot be used or a file cannot be written. */
export async function playBatch(
  batch: Batch,
  game: Game,
  { executor, stopWhen, onRecord, store: storeFile, rows: rowsFile, parts = WHOLE }: PlayOptions,
): Promise<Interruptible<BatchRun>> {
  const own = parts.own(batch);
  return interruptible(async (signal) => {
    const store = storeFile === undefined ? undefined : await openStoreFor(own, storeFile);
    const rows = rowsFile === undefined ? undefined : await openRowsFile(rowsFile, batch, game);
    const progress = startProgress(own.games, executor);
    try {
      const run = await (store ? withCache(executor, store) : executor).runBatch(batch, game, {
        signal,
        onProgress: (games) => progress.update(games),
        stopWhen: rows ? (tally) => rows.failed() || stopWhen?.(tally) === true : stopWhen,
        onRows: rows?.add,
        onRecord,
      });
      rows?.finish();
      return run;
    } finally {
      rows?.discard();
      progress.stop();
      store?.close();
    }
  });
}
