// The targets of setups: --check.
import type { StudyFigure } from './figure.ts';
import { SEQUENCE } from './intervals.ts';

export const targets = {
  figure: 'targets',
  of: 'batches',
  title: 'Targets: met, missed, undecided',
  definition:
    'Each target is one or more claims about shares of games; a median of at least a means that at most half of the games are below a. A claim is decided when its confidence sequence lies entirely on one side of its bound. With m claims in a setup, each has α = 0.05 / m, so the chance that any verdict is wrong is at most 5%, no matter how often it is checked. The games still needed are a range: the true share may lie anywhere in the 95% interval (Wilson 1927) of the observed one, and the further it is from the bound, the sooner it is decided.',
  interval: SEQUENCE,
  example:
    '500 of 1000 wins for the first seat, one target within 0.03, so two bounds and one claim: sequence 0.451 to 0.549, bounds 0.47 and 0.53: undecided.',
} as const satisfies StudyFigure;
