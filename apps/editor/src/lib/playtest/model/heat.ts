// The figures of a result by cell of the map, one figure at a time.
import type { BoardResult } from '@railwright/playtest';
import { decimal, percent } from './format.ts';

export type HeatCell = BoardResult['cells'][number];

export const HEATS = [
  { id: 'rails', title: 'Rails', tells: 'Seats with rails there, per game' },
  {
    id: 'contests',
    title: 'Contests',
    tells: 'Share of games with rails there in which several seats have them',
  },
  { id: 'stations', title: 'Stations', tells: 'Stations built there, per game' },
  { id: 'income', title: 'Income', tells: 'Points of all seats from it, per game' },
  { id: 'unused', title: 'Never used', tells: 'Cells that no seat used in any game' },
] as const;
export type HeatId = (typeof HEATS)[number]['id'];

/** By label of the cell: the strength of its colour, from 0 to 1, and its text. */
export type HeatFigures = ReadonlyMap<string, { readonly level: number; readonly text: string }>;

const VALUES: Readonly<Record<HeatId, (cell: HeatCell) => number>> = {
  rails: ({ seatsPerGame }) => seatsPerGame,
  contests: ({ contested }) => contested.share,
  stations: ({ builtPerGame }) => builtPerGame,
  income: ({ pointsPerGame }) => pointsPerGame,
  unused: ({ used }) => (used.count === 0 ? 1 : 0),
};

/** Shares as they are, other figures relative to the highest. */
export function heatOf({ cells }: BoardResult, id: HeatId): HeatFigures {
  const value = VALUES[id];
  const shares = id === 'contests' || id === 'unused';
  const most = shares ? 1 : Math.max(0, ...cells.map(value));
  return new Map(
    cells.map((cell) => {
      const figure = value(cell);
      return [cell.cell, { level: most > 0 ? figure / most : 0, text: textOf(id, figure) }];
    }),
  );
}

function textOf(id: HeatId, value: number): string {
  if (id === 'unused') return value > 0 ? /* @wc-include */ 'never' : '';
  if (value === 0) return '';
  return id === 'contests' ? percent(value, 0) : decimal(value, 1);
}

/** The cells with the highest figures, highest first, for a table. */
export function hottest(
  board: BoardResult,
  id: HeatId,
  most: number,
): (HeatCell & { readonly text: string })[] {
  const figures = heatOf(board, id);
  return [...board.cells]
    .map((cell) => ({ ...cell, ...(figures.get(cell.cell) ?? { level: 0, text: '' }) }))
    .filter(({ level }) => level > 0)
    .sort((a, b) => b.level - a.level || (a.cell < b.cell ? -1 : 1))
    .slice(0, most);
}
