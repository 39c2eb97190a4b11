// Has the games of a panel played, several tables at a time, and its players trained; each table gives the same rows whatever order they finish in.
import type { Game } from '@railwright/engine';
import type { Executor } from '../../executor/executor.ts';
import { trainAll } from '../../executor/lessons.ts';
import type { GameRow } from '../../observe/rows.ts';
import type { BatchRun } from '../../run.ts';
import { openTurns } from '../../turns.ts';
import type { PanelHost } from '../panel-host.ts';

/** The executor for a panel, and callbacks. */
export interface PanelGamesOptions {
  readonly executor: Executor;
  readonly signal?: AbortSignal | undefined;
  /** Called with the number of games just finished. */
  readonly onGames?: ((games: number) => void) | undefined;
  /** Called with every batch that has ended. */
  readonly onRun?: ((run: BatchRun) => void) | undefined;
  /** Called with the number of games that all players in training have learned from so far. */
  readonly onLearned?: ((games: number) => void) | undefined;
}

/** Chunks are short, so that a page's workers pause soon after a user acts. */
const GAMES_A_CHUNK = 20;

/** Plays the games of a panel and trains its players on an executor; what it returns rejects when a game has a fault or it was stopped. */
export function panelHostOn(
  game: Game,
  { executor, signal, onGames, onRun, onLearned }: PanelGamesOptions,
): PanelHost & Required<Pick<PanelHost, 'learn'>> {
  const inTurn = openTurns(executor.atOnce);
  return {
    play: (batch) =>
      inTurn(async () => {
        const rows: GameRow[] = [];
        const run = await executor.runBatch({ ...batch, chunkSize: GAMES_A_CHUNK }, game, {
          signal,
          onRows: (some) => rows.push(...some),
        });
        onRun?.(run);
        if (run.fault) throw new Error(`Game ${run.fault.game}: ${run.fault.message}`);
        if (run.lost !== undefined) throw new Error(run.lost);
        if (run.unkept) throw run.unkept;
        if (!run.complete) throw new Error('It was stopped.');
        onGames?.(rows.length);
        return rows;
      }),
    learn: (plans) => trainAll(executor, plans, { signal, onGames: onLearned }),
  };
}
