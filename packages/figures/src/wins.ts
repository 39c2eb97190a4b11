// Wins of seats and bots.
import type { StudyFigure } from './figure.ts';
import { SEATED } from './intervals.ts';

export const wins = {
  figure: 'wins',
  of: 'batches',
  title: 'Wins of a seat or bot',
  definition: 'Games won divided by games played. A win that k seats share counts 1/k for each.',
  interval: SEATED,
  example: '8 of 10 games: 80%, interval 49.0% to 94.3%.',
} as const satisfies StudyFigure;
