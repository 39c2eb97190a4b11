// Has a panel's tables played, several at a time; each gives the same rows whatever order they finish in.
import type { Batch } from '../batch.ts';
import type { GameRow } from '../observe/rows.ts';
import type { BatchRun, RunOptions } from '../run.ts';
import { openTurns } from '../turns.ts';

export interface TableDesk {
  /** How many batches run at once. */
  readonly ahead: number;
  readonly run: (batch: Batch, onRows: RunOptions['onRows']) => Promise<BatchRun>;
  /** Called with the number of games just finished. */
  readonly onGames?: ((games: number) => void) | undefined;
}

/** Returns a function that plays a batch, as a `PanelHost` does; it rejects when a game has a fault or was stopped. */
export function openDesk({ ahead, run, onGames }: TableDesk): (batch: Batch) => Promise<readonly GameRow[]> {
  const inTurn = openTurns(ahead);
  return (batch) =>
    inTurn(async () => {
      const rows: GameRow[] = [];
      const { fault, lost, complete } = await run(batch, (some) => rows.push(...some));
      if (fault) throw new Error(`Game ${fault.game}: ${fault.message}`);
      if (lost !== undefined) throw new Error(lost);
      if (!complete) throw new Error('It was stopped.');
      onGames?.(rows.length);
      return rows;
    });
}
