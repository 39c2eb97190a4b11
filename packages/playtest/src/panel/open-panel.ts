// A panel at work: its games are played several tables at a time, and its players are trained; each table gives the same rows whatever order they
// finish in.
import type { Game } from '@railwright/engine';
import type { Batch } from '../batch.ts';
import type { Executor } from '../executor/executor.ts';
import { trainAll } from '../executor/lessons.ts';
import type { Learned, LearningPlan } from '../learning/learning.ts';
import type { GameRow } from '../observe/rows.ts';
import { openTurns } from '../turns.ts';
import type { PanelPlan } from './panel-plan.ts';

/** What a panel is doing, as it tells while it is at work. */
export type PanelEvent =
  /** The number of games of all tables, once it is known. */
  | { readonly kind: 'planned'; readonly games: number }
  /** The number of games just finished. */
  | { readonly kind: 'played'; readonly games: number }
  /** A sentence: who is about to learn. */
  | { readonly kind: 'teaches'; readonly sentence: string }
  /** The number of games that all players in training have learned from so far, of those that they will. */
  | { readonly kind: 'learned'; readonly games: number; readonly of: number };

/** Where a panel is at work, and who hears of it. */
export interface PanelPlace {
  /** Plays the games and trains the players. */
  readonly executor: Executor;
  /** Stops the panel. */
  readonly signal?: AbortSignal | undefined;
  /** Reports events; called in order. */
  readonly say?: ((event: PanelEvent) => void) | undefined;
}

/** Work of a panel. */
export interface PanelWork {
  /** May be called for several batches at once. Rows come in the order of the games; rejects when a game has a fault or it was stopped. */
  play(batch: Batch): Promise<readonly GameRow[]>;
  /** All of them, in their order, as many at once as the executor can. Rejects when it was stopped. */
  learn(sentence: string, plans: readonly LearningPlan[]): Promise<readonly Learned[]>;
  /** The number of games of all tables is known. */
  planned(games: number): void;
}

export type OpenPanel = PanelPlan & PanelWork;

/** Chunks are short, so that a page's workers pause soon after a user acts. */
const GAMES_A_CHUNK = 20;

export function openPanel<P extends { readonly game: Game }>(
  plan: P,
  { executor, signal, say }: PanelPlace,
): P & PanelWork {
  const inTurn = openTurns(executor.atOnce);
  return {
    ...plan,
    play: (batch) =>
      inTurn(async () => {
        const rows: GameRow[] = [];
        const run = await executor.runBatch({ ...batch, chunkSize: GAMES_A_CHUNK }, plan.game, {
          signal,
          onRows: (some) => rows.push(...some),
        });
        if (run.fault) throw new Error(`Game ${run.fault.game}: ${run.fault.message}`);
        if (run.lost !== undefined) throw new Error(run.lost);
        if (run.unkept) throw run.unkept;
        if (!run.complete) throw new Error('It was stopped.');
        say?.({ kind: 'played', games: rows.length });
        return rows;
      }),
    learn(sentence, plans) {
      say?.({ kind: 'teaches', sentence });
      const of = plans.reduce((sum, { budget }) => sum + ('games' in budget ? budget.games : 0), 0);
      return trainAll(executor, plans, {
        signal,
        onGames: (games) => say?.({ kind: 'learned', games: Math.min(of, games), of }),
      });
    },
    planned: (games) => say?.({ kind: 'planned', games }),
  };
}
