// The score of a seat or a bot.
import type { StudyFigure } from './figure.ts';
import { STUDENT } from './intervals.ts';

export const score = {
  figure: 'score',
  of: 'batches',
  title: 'Score',
  definition:
    'Mean, standard deviation (n - 1), median and quantiles over games; the p-quantile is the smallest value that at least a share p of the games does not exceed.',
  interval: `${STUDENT} For a bot with several seats, from its mean in each game.`,
  example:
    '2, 4, 4, 4, 5, 5, 7, 9: mean 5, deviation 2.138, median 4.5, 10% quantile 2; interval of the mean 3.21 to 6.79.',
  compared: () => [
    {
      name: 'score of a seat',
      value: ({ scores }) => scores.reduce((sum, one) => sum + one, 0) / scores.length,
    },
  ],
} as const satisfies StudyFigure;
