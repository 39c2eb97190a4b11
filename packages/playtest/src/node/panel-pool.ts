// Plays the tables of a panel on worker threads, several at a time; in whatever order they are finished, each gives the same rows.
import type { Game } from '@railwright/engine';
import type { Batch } from '../batch.ts';
import type { GameRow } from '../observe/rows.ts';
import type { Jobs } from './crew.ts';
import { openSeries, type ThreadSeries } from './threads.ts';

export interface PanelPoolOptions {
  readonly jobs: Jobs;
  readonly signal?: AbortSignal;
  /** How many games more are finished. */
  readonly onGames?: (games: number) => void;
  /** Address of the module with the rules and bots, a `GameSource`; the shipped ones by default. */
  readonly source?: string;
}

const TABLES_AHEAD = 16;

export interface PanelPool {
  /** Rejects when a game has a fault, and when it was stopped. */
  play(batch: Batch): Promise<readonly GameRow[]>;
  close(): Promise<void>;
}

export function openPanelPool(game: Game, { jobs, signal, onGames, source }: PanelPoolOptions): PanelPool {
  // With somebody else to play, tables are begun well ahead.
  const tables = typeof jobs === 'number' ? jobs : TABLES_AHEAD;
  let series: ThreadSeries | undefined;
  let busy = 0;
  const waiting: (() => void)[] = [];
  const turn = async (): Promise<void> => {
    if (busy < tables) busy++;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else busy--;
  };
  return {
    async play(batch) {
      await turn();
      try {
        series ??= openSeries(batch, game, source);
        const rows: GameRow[] = [];
        const run = await series.run(batch, {
          jobs: typeof jobs === 'number' ? 1 : jobs,
          ...(signal && { signal }),
          onRows: (some) => rows.push(...some),
        });
        if (run.fault) throw new Error(`Game ${run.fault.game}: ${run.fault.message}`);
        if (run.lost !== undefined) throw new Error(run.lost);
        if (!run.complete) throw new Error('It was stopped.');
        onGames?.(rows.length);
        return rows;
      } finally {
        leave();
      }
    },
    async close() {
      await series?.close();
    },
  };
}
