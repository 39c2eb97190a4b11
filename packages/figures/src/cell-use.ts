// How often a cell of the map is used.
import type { CellFigure } from './figure.ts';
import { WILSON } from './intervals.ts';

export const cellUse = {
  figure: 'cellUse',
  of: 'cells',
  title: 'Use of cells',
  definition:
    'Share of games at the end of which any seat has a rail on a cell. A cell is dead if it is used in no game; for a panel, if no player uses it in one game of a hundred.',
  interval: WILSON,
  example: 'In 4 games a city is used by no, one, two and three seats: used in 3 of 4, 0.75.',
  unit: 'share',
  row: 'used',
  caption: 'Share of games in which a cell is used',
  atEnd: ({ users }) => (users > 0 ? 1 : 0),
} as const satisfies CellFigure;
