// The income from a cell of the map.
import type { CellFigure } from './figure.ts';

export const cellIncome = {
  figure: 'cellIncome',
  of: 'cells',
  title: 'Income from cells',
  definition: 'Points of all seats from a cell at the end of the game, mean over games.',
  interval: 'None.',
  example: 'In 4 games a city gives all seats together 0, 2, 4 and 6 points: 3.',
  unit: 'count',
  row: 'points',
  caption: 'Points of all seats from it, per game',
  atEnd: ({ points }) => points,
} as const satisfies CellFigure;
