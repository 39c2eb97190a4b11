// How often several seats use a cell of the map.
import type { CellFigure } from './figure.ts';
import { WILSON } from './intervals.ts';

export const cellContest = {
  figure: 'cellContest',
  of: 'cells',
  title: 'Contest for cells',
  definition:
    'Share of the games in which a cell is used at the end of which several seats have a rail there.',
  interval: WILSON,
  example: 'In 4 games a city is used by no, one, two and three seats: contested in 2 of 3, 0.667.',
  unit: 'share',
  row: 'contested',
  caption: 'Share of those games in which more than one seat uses it',
  among: ({ users }) => users > 0,
  atEnd: ({ users }) => (users > 1 ? 1 : 0),
} as const satisfies CellFigure;
