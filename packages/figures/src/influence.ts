// The worth of a card: railwright influence.
import type { StudyFigure } from './figure.ts';
import { PAIRED } from './intervals.ts';

export const influence = {
  figure: 'influence',
  of: 'batches',
  title: 'Influence of a card (restricted play)',
  definition:
    'One bot may not gain the card while it has another choice (forbid), or gains it as soon as it can until it has one (must); the bot takes all seats in turn. The influence of access is its win share without the restriction minus that with it, in games with the same seeds; the influence of having to take one is the win share with the restriction minus that without it.',
  interval: `${PAIRED} A star marks what is significant although all cards in the table are tested at once (Holm 1979).`,
  example:
    'Ten pairs of games: free wins 6, forbidden wins 4, three pairs differ +1 and one -1: influence +0.2.',
} as const satisfies StudyFigure;
