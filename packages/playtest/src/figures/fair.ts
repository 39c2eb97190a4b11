// A number of the rules at several values: railwright sweep.
import type { StudyFigure } from './figure.ts';
import { PAIRED } from './intervals.ts';

export const fair = {
  figure: 'fair',
  of: 'batches',
  title: 'Ignored, fair, forced, harmful (sweep)',
  definition:
    'Of a card at a value of the field: ignored when fewer than 10% of seats gain one; harmful when a seat that may not gain it surely wins more; forced when more than 90% of seats do, or when a seat that may not gain it surely wins less and by 5 percentage points or more; fair otherwise. Among fair values the one suggested has the influence nearest to 0; named beside it are those that these games cannot tell from it (subset selection, Gupta 1965, 95%).',
  interval: PAIRED,
  example:
    'At cost 2 every seat gains it: forced. At 4, 55% of seats do and access is worth +1.2 points of win share: fair. At 7, 3% do: ignored.',
} as const satisfies StudyFigure;
