// How many turns games take.
import type { LengthFigure } from './figure.ts';
import { SEQUENCE, STUDENT } from './intervals.ts';
import { wantedCount } from './wanted.ts';

export const turns = {
  figure: 'turns',
  of: 'game',
  section: 'length',
  title: 'Turns',
  definition: 'Turns of all seats together.',
  interval: `${STUDENT} ${SEQUENCE}`,
  example: 'Three seats, two with 13 turns and one with 14: 40 turns.',
  unit: 'count',
  row: 'turns',
  atEnd: (ended) => ended.turns,
  target: { ...wantedCount('Turns of all players together, the median.'), limit: 'turns' },
} as const satisfies LengthFigure;
