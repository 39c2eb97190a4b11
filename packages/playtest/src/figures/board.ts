// What becomes of the cells of the map.
import type { StudyFigure } from './figure.ts';
import { WILSON } from './intervals.ts';

export const board = {
  figure: 'board',
  of: 'batches',
  title: 'Use, contest and income of cells',
  definition:
    'Used: share of games at the end of which any seat has a rail there. Contested: share of those games in which several seats do. Income: points of all seats from the cell at the end, mean over games. Dead: used in no game.',
  interval: WILSON,
  example: 'In 4 games a city is used by no, one, two and three seats: used 3 of 4, contested 2 of 3.',
} as const satisfies StudyFigure;
