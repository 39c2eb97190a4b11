// Whether there are cells that nobody uses.
import type { CountedShare, EveryFigure } from './figure.ts';
import { SEQUENCE } from './intervals.ts';

export const everyCellUsed = {
  figure: 'everyCellUsed',
  of: 'things',
  title: 'Every cell used',
  definition: 'Share of games at whose end some seat has a rail on the cell that is used in the fewest.',
  interval: `${SEQUENCE} All cells hold at once, each with its part of the 5%.`,
  example: 'Of 1000 games a corner of the map is used in none: 0.',
  gather: 'maps',
  shares: ({ board: tally, games }, { insight }) => {
    const board = insight?.board;
    if (!tally) return undefined;
    return (board?.cells ?? []).flatMap((label, cell): CountedShare[] =>
      board?.isOpen(cell) ? [{ item: label, hits: tally.used[cell] ?? 0, count: games }] : [],
    );
  },
  target: {
    kind: 'every',
    describes: 'Every cell that can be used is, in one game of a hundred or more.',
    wanted: 'each cell used',
    needs: 'board',
    otherwise: 'This game has no map.',
  },
} as const satisfies EveryFigure;
