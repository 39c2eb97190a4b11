// Whether there are cells that are never used.
import type { CountedShare, EveryFigure } from './figure.ts';
import { SEQUENCE } from './intervals.ts';

export const everyCellUsed = {
  figure: 'everyCellUsed',
  of: 'things',
  title: 'Every cell used',
  definition:
    'Share of games at the end of which any seat has a rail on a cell, for the cell that is used in the fewest games.',
  interval: `${SEQUENCE} The intervals of all cells hold at once, each with its part of the 5%.`,
  example: 'A corner of the map is used in none of 1000 games: 0.',
  gather: 'maps',
  shares: ({ board: tally, games }, { playtestHooks }) => {
    const board = playtestHooks?.board;
    if (!tally) return undefined;
    return (board?.cells ?? []).flatMap((label, cell): CountedShare[] =>
      board?.isOpen(cell) ? [{ item: label, hits: tally.used[cell] ?? 0, count: games }] : [],
    );
  },
  target: {
    kind: 'every',
    describes: 'Every usable cell is used in at least one game in a hundred.',
    wanted: 'each cell used',
    needs: 'board',
    otherwise: 'This game has no map.',
  },
} as const satisfies EveryFigure;
