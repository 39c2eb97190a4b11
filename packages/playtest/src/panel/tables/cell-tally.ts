// How the cells of the map were used at one table.
import type { Board } from '@railwright/engine';
import { CELL_FIGURES } from '@railwright/figures';
import { endedCell } from '../../observe/board.ts';
import type { GameRow } from '../../observe/rows.ts';

export interface CellTally {
  /** By block: the share of games in which anybody used the cell. */
  readonly used: Float64Array;
  /** For each cell figure, in order: the sum over the games that count, and their number. */
  readonly sums: readonly { total: number; games: number }[];
}

/** By label; cells where nothing can ever be placed are left out. */
export function tallyCells(
  board: Board,
  rows: readonly GameRow[],
  seats: number,
): ReadonlyMap<string, CellTally> {
  const blocks = Math.floor(rows.length / seats);
  const tallies = board.cells.flatMap((label, cell) => {
    const tally: CellTally = {
      used: new Float64Array(blocks),
      sums: CELL_FIGURES.map(() => ({ total: 0, games: 0 })),
    };
    return board.isOpen(cell) ? [{ label, cell, tally }] : [];
  });
  rows.slice(0, blocks * seats).forEach((row, i) => {
    if (!row.board) return;
    const block = Math.floor(i / seats);
    for (const { cell, tally } of tallies) {
      const ended = endedCell(row.board, cell);
      if (ended.users > 0) tally.used[block] = (tally.used[block] as number) + 1 / seats;
      CELL_FIGURES.forEach(({ atEnd, among }, f) => {
        const sum = tally.sums[f];
        if (!sum || among?.(ended) === false) return;
        sum.total += atEnd(ended);
        sum.games++;
      });
    }
  });
  return new Map(tallies.map(({ label, tally }) => [label, tally]));
}
