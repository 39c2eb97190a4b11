// Bots on one scale: railwright rate.
import type { StudyFigure } from './figure.ts';

export const ratings = {
  figure: 'ratings',
  of: 'batches',
  title: 'Rating (rate)',
  definition:
    'Strength by the choice axiom of Luce 1959, which for two seats is the model of Bradley and Terry 1952: a seat wins with a probability proportional to the strength of its bot. The maximum-likelihood strengths are shown on a scale where 400 points mean odds of 10 to 1 and the mean of the field is 0. Only wins count. Every combination of as many bots as there are seats is a table. All tables play equally often, in rounds in which every bot takes every seat once, in an order drawn anew for each round, and no two games have the same cards. A test checks whether a single strength for each bot explains the games (Pearson 1900, with the variance of Haldane 1937); pairs that certainly go the other way are named, and bots that beat each other in a circle have no single ranking.',
  interval: '95%, from the curvature of the likelihood, for the distance from the mean of the field.',
  example:
    'Two bots, 30 wins to 10: odds of 3 to 1, 400 log10 3 = 190.8 points apart, so +95.4 and −95.4. Three bots at one table, 40, 20 and 10 wins: each is 400 log10 2 = 120.4 points above the next.',
} as const satisfies StudyFigure;
