// The turn in which strong play gains a card; panels only.
import type { StudyFigure } from './figure.ts';

export const firstGained = {
  figure: 'firstGained',
  of: 'batches',
  title: 'First gained',
  definition:
    'The turn of a seat in which it gains its first one of a card: the median over the seats that gain any. What set-up brings counts as gained in the first turn. Panels show it for strong play, next to how many seats gain one.',
  interval:
    'Percentile bootstrap with a fixed seed (Efron 1979), 95%, with as many values as there are games in which any seat gains one, because only games are independent.',
  example: 'In three games, six seats gain their first one in turns 2, 3, 3, 4, 6 and 9: 3.5.',
} as const satisfies StudyFigure;
