// Events of cards and other items, and the win share of seats with them.
import type { StudyFigure } from './figure.ts';
import { BY_GAME } from './intervals.ts';

export const measures = {
  figure: 'measures',
  of: 'batches',
  title: 'Gained, played, … and "wins with it"',
  definition:
    'How often each event happened. The win share of the seats it happened to is naive: players who are ahead buy more, and long games give everyone more. It shows correlation with winning, not its cause.',
  interval: BY_GAME,
  example:
    'In 3 games seat 0 gains a card and wins two of them; in a fourth no seat gains it: wins with it 2 of 3, although it may have had no effect.',
} as const satisfies StudyFigure;
