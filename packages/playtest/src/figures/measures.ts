// What happened to cards and the like, and who won with it.
import type { StudyFigure } from './figure.ts';
import { BY_GAME } from './intervals.ts';

export const measures = {
  figure: 'measures',
  of: 'batches',
  title: 'Gained, played, … and "wins with it"',
  definition:
    'How often each thing happened; the win share of seats with which it happened is naive: those who are ahead buy more, and long games give everybody more. It says what went along with winning, not what brought it.',
  interval: BY_GAME,
  example:
    'In 3 games seats 0 gain a card and win two of them, in a fourth nobody gains it: wins with it 2 of 3, though it may have done nothing.',
} as const satisfies StudyFigure;
