// How long games take at a table.
import { SECONDS_A_CHOICE } from '../pace.ts';
import type { LengthFigure } from './figure.ts';
import { SEQUENCE, STUDENT } from './intervals.ts';
import { wantedCount } from './wanted.ts';

export const minutes = {
  figure: 'minutes',
  of: 'game',
  section: 'length',
  title: 'Minutes',
  definition: `Choices of all seats at ${SECONDS_A_CHOICE} seconds each, in whole minutes.`,
  interval: `${STUDENT} ${SEQUENCE}`,
  example: '500 choices: 42 minutes.',
  unit: 'count',
  row: `minutes, at ${SECONDS_A_CHOICE} seconds per choice`,
  atEnd: (ended) => Math.round((ended.choices * SECONDS_A_CHOICE) / 60),
  target: wantedCount(`Minutes of a game at ${SECONDS_A_CHOICE} seconds per choice, the median.`),
} as const satisfies LengthFigure;
