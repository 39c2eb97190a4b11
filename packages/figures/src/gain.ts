// The gain from a change of a strategy: railwright improve.
import type { StudyFigure } from './figure.ts';

export const gain = {
  figure: 'gain',
  of: 'batches',
  title: 'Gain (improve)',
  definition:
    'Share of wins of the new version minus that of the old one, in games with the same seeds against the same opponents in the same seats; mean over tables. Measured with games that played no part in the search. With more than two seats, neighbours in the list of opponents play together, wrapping around, so that each is met equally often.',
  interval:
    'Normal, 95%, from the variance of the differences game by game within each table; tables share no cards.',
  example:
    'One opponent, wins before 0, 1, ½, 0 and after 1, 1, ½, 1: differences 1, 0, 0, 1, gain +0.5, error √(1/12) = 0.289.',
} as const satisfies StudyFigure;
