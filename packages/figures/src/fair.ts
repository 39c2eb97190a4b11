// A number of the rules at several values: railwright sweep.
import type { StudyFigure } from './figure.ts';
import { PAIRED } from './intervals.ts';

export const fair = {
  figure: 'fair',
  of: 'batches',
  title: 'Ignored, fair, forced, harmful (sweep)',
  definition:
    'For a card at a value of the field: ignored if fewer than 10% of seats gain one; harmful if a seat that may not gain it certainly wins more; forced if more than 90% of seats gain one, or if a seat that may not gain it certainly wins less, by 5 percentage points or more; fair otherwise. The suggested value is the fair one with the influence nearest to 0; next to it are the values that these games cannot tell from it (subset selection, Gupta 1965, 95%).',
  interval: PAIRED,
  example:
    'At cost 2 every seat gains it: forced. At 4, 55% of seats do and access is worth +1.2 points of win share: fair. At 7, 3% do: ignored.',
} as const satisfies StudyFigure;
