// How much the deal decides, told by panels.
import type { StudyFigure } from './figure.ts';

export const luck = {
  figure: 'luck',
  of: 'batches',
  title: 'Luck',
  definition:
    'How often the same players in the same seats have another winner when the game is dealt anew: the chance that of two such games different turns, first, second and so on, bring the win. 0: the deal decides nothing. 1 less even chances, ½ at two seats: nothing else does. A shared win counts as drawn by lot, a game that nobody won as won by nobody. Panels tell it of each player in all seats and, at two seats, of players of different strength.',
  interval:
    "Student's t over blocks of games in which everybody sits everywhere once, with the variance of Hoeffding 1948; eight games more are counted, of which half have another winner.",
  example:
    'Of four games, alike but for the deal, whoever began won three: of the six pairs of games three have another winner, 0.5.',
} as const satisfies StudyFigure;
