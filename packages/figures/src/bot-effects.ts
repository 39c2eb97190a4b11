// The effect of a bot on winning, wherever it sits.
import type { StudyFigure } from './figure.ts';

export const botEffects = {
  figure: 'botEffects',
  of: 'batches',
  title: 'Bot effect',
  definition:
    'Win share of a seat with the bot minus even chances, averaged with equal weight over the seats.',
  interval: 'Price and Bonett 2004, 95%.',
  example: 'Bot A wins 60 of 100 in seat 1 and 52 of 100 in seat 2: (0.60 + 0.52) / 2 - 0.5 = +0.06.',
} as const satisfies StudyFigure;
