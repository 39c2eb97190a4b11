// The effect of a seat on winning, for any bot.
import type { StudyFigure } from './figure.ts';

export const seatEffects = {
  figure: 'seatEffects',
  of: 'batches',
  title: 'Seat effect',
  definition:
    'Win share of a seat minus even chances, averaged with equal weight over the bots that sat there. Because every bot sits in every seat, the strength of the bots cancels out.',
  interval: 'Price and Bonett 2004, 95%, for a weighted sum of shares.',
  example:
    'Bot A in seat 1 wins 60 of 100, bot B in seat 1 wins 48 of 100: (0.60 + 0.48) / 2 - 0.5 = +0.04, whatever A and B are.',
} as const satisfies StudyFigure;
