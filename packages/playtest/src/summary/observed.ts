// The board as a result.
import type { Board } from '@railwright/engine';
import type { Batch } from '../batch.ts';
import type { BoardTally } from '../observe/board.ts';
import type { BoardResult } from '../result/observed.ts';
import { gameSeed } from '../seeds.ts';
import { steadyShares, type SteadiedShare } from '@railwright/statistics';
import { WIN } from '@railwright/figures';
import { shareOf } from './pieces.ts';

export function boardOf(batch: Batch, board: Board, tally: BoardTally, games: number): BoardResult {
  const cells = board.cells.map((label, cell) => ({ label, cell })).filter(({ cell }) => board.isOpen(cell));
  const at = (list: readonly number[], index: number): number => list[index] as number;
  return {
    cells: cells.map(({ label, cell }) => {
      const used = at(tally.used, cell);
      const example = at(tally.example, cell);
      return {
        cell: label,
        used: shareOf(used, games),
        seatsPerGame: at(tally.seats, cell) / games,
        contested: shareOf(at(tally.contested, cell), used),
        builtPerGame: at(tally.built, cell) / games,
        pointsPerGame: at(tally.points, cell) / games,
        example: example < 0 ? null : { game: example, seed: gameSeed(batch.seed, example) },
      };
    }),
    dead: cells.filter(({ cell }) => at(tally.used, cell) === 0).map(({ label }) => label),
    randomStarts: batch.starts === 'random',
    starts: startsOf(batch, cells, tally),
  };
}

function startsOf(
  { seats }: Batch,
  cells: readonly { readonly label: string; readonly cell: number }[],
  { starts, startWins }: BoardTally,
): BoardResult['starts'] {
  const used = cells
    .map(({ label, cell }) => {
      const bySeat = Array.from({ length: seats }, (_, seat) => ({
        seat,
        wins: shareOf(
          (startWins[cell * seats + seat] as number) / WIN,
          starts[cell * seats + seat] as number,
        ),
      }));
      const of = bySeat.reduce((sum, { wins }) => sum + wins.of, 0);
      const won = starts.length === 0 ? 0 : sumOf(startWins, cell, seats) / WIN;
      return { cell: label, wins: shareOf(won, of), bySeat };
    })
    .filter(({ wins }) => wins.of > 0);
  const steadied = steadyShares(
    used.map(({ wins }) => ({ hits: wins.count, count: wins.of })),
    1 / seats,
  );
  return used
    .map((one, i) => {
      const { stands, ...estimate } = steadied[i] as SteadiedShare;
      return { ...one, steadied: estimate, stands };
    })
    .sort((a, b) => b.steadied.value - a.steadied.value || (a.cell < b.cell ? -1 : 1));
}

/** Added up in parts of a win, so that thirds come out whole. */
function sumOf(parts: readonly number[], cell: number, seats: number): number {
  return parts.slice(cell * seats, (cell + 1) * seats).reduce((sum, value) => sum + value, 0);
}
