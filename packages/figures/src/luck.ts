// How much the deal decides; panels only.
import type { StudyFigure } from './figure.ts';

export const luck = {
  figure: 'luck',
  of: 'batches',
  title: 'Luck',
  definition:
    'How often the same players in the same seats have a different winner after a new deal: the probability that two such games are won by different turns (first, second and so on). 0: the deal decides nothing. 1 minus even chances, ½ with two seats: the deal decides everything. A shared win counts as drawn by lot; a game without a winner counts as won by none of them. Panels show it for each player in all seats and, with two seats, for players of different strength.',
  interval:
    "Student's t over blocks of games in which every player takes every seat once, with the variance of Hoeffding 1948; eight extra games are counted, half of which have a different winner.",
  example:
    'Four games differ only in the deal, and the first player wins three: three of the six pairs of games have different winners, 0.5.',
} as const satisfies StudyFigure;
