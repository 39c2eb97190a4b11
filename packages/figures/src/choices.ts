// How many decisions games take.
import type { LengthFigure } from './figure.ts';
import { SEQUENCE, STUDENT } from './intervals.ts';
import { wantedCount } from './wanted.ts';

export const choices = {
  figure: 'choices',
  of: 'game',
  section: 'length',
  title: 'Choices',
  definition: 'Decisions of all seats together, including those with one legal choice.',
  interval: `${STUDENT} ${SEQUENCE}`,
  example: 'Two turns of "play a card, play a card, end": 6.',
  unit: 'count',
  row: 'choices',
  atEnd: (ended) => ended.choices,
  target: wantedCount('Decisions of all players together, the median.'),
} as const satisfies LengthFigure;
