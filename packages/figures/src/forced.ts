// Decisions with a single legal choice.
import type { PartFigure } from './figure.ts';
import { BY_GAME } from './intervals.ts';

export const forced = {
  figure: 'forced',
  of: 'decisions',
  title: 'Decisions with one choice',
  definition: 'Share of decisions that had a single legal choice.',
  interval: BY_GAME,
  example: 'Of "play the train or end", "end" and "end", two have one legal choice: 2 of 3.',
  row: 'decisions with one choice',
  watch() {
    let decisions = 0;
    return {
      begin: () => void (decisions = 0),
      decide({ count }) {
        if (count === 1) decisions++;
      },
      hits: () => decisions,
    };
  },
} as const satisfies PartFigure;
