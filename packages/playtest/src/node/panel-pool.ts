// Plays the tables of a panel on worker threads that stay open from one table to the next.
import type { Game } from '@railwright/engine';
import type { Batch } from '../batch.ts';
import type { GameRow } from '../observe/rows.ts';
import { openDesk } from '../panel/table-desk.ts';
import type { Jobs } from './crew.ts';
import { openSeries, type SharedThreads, type ThreadSeries } from './threads.ts';

export interface PanelPoolOptions extends SharedThreads {
  readonly jobs: Jobs;
  readonly signal?: AbortSignal;
  /** How many games more are finished. */
  readonly onGames?: (games: number) => void;
}

export interface PanelPool {
  /**
   * Plays a batch.
   * @throws Error when a game has a fault, and when it was stopped.
   */
  play(batch: Batch): Promise<readonly GameRow[]>;
  close(): Promise<void>;
}

/** Plays the games of a panel on threads or with a crew. Close it in the end. */
export function openPanelPool(
  game: Game,
  { jobs, signal, onGames, source, threads }: PanelPoolOptions,
): PanelPool {
  let series: ThreadSeries | undefined;
  const play = openDesk({
    // When a queue plays, tables are begun well ahead.
    ahead: typeof jobs === 'number' ? jobs : jobs.ahead,
    onGames,
    run(batch, onRows) {
      series ??= openSeries(game, { source, threads });
      return series.run(batch, {
        jobs: typeof jobs === 'number' ? 1 : jobs,
        ...(signal && { signal }),
        ...(onRows && { onRows }),
      });
    },
  });
  return {
    play,
    async close() {
      await series?.close();
    },
  };
}
