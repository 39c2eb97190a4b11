// Bots on one scale: railwright rate.
import type { StudyFigure } from './figure.ts';

export const ratings = {
  figure: 'ratings',
  of: 'batches',
  title: 'Rating (rate)',
  definition:
    'Strength by the choice axiom of Luce 1959, which for two seats is the model of Bradley and Terry 1952: a seat wins with a chance in proportion to the strength of its bot; the most likely strengths, on a scale where 400 points are odds of 10 to 1 and the mean of the field is 0. Only who won counts. Every choice of as many bots as there are seats is a table; each table plays as often, in rounds in which everybody is in every seat once, its order drawn anew for each round, and no two games have the same cards. Whether one strength for each explains the games is tested (Pearson 1900, with the variance of Haldane 1937); pairs that surely go the other way are named, and bots that beat each other in a circle have no single order.',
  interval: 'From the curvature of the likelihood, 95%, for the distance from the mean of the field.',
  example:
    'Two bots, 30 wins to 10: odds of 3 to 1, 400 log10 3 = 190.8 points apart, so +95.4 and −95.4. Three at one table, 40, 20 and 10 wins: each is 400 log10 2 = 120.4 above the next.',
} as const satisfies StudyFigure;
