// How long games take at a table.
import { told } from './asked.ts';
import type { LengthFigure } from './figure.ts';
import { SEQUENCE, STUDENT } from './intervals.ts';
import { wantedCount } from './wanted.ts';

/** People take about so long over a choice. */
const SECONDS_A_CHOICE = 5;
/** The length of a long evening's game. */
const EVENING = 90;

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
  asked: {
    ...{ id: 'long', about: 'Playing time', asks: 'side', unit: 'minutes', against: EVENING, note: 10 },
    tones: { more: 'problem', less: 'good', none: 'good' },
    sides: { more: 'longer', less: 'shorter' },
    tell: ({ against }) => ({
      claim: {
        more: against === EVENING ? 'A game takes a very long time' : 'A game takes longer than it should',
        less: against === EVENING ? 'A game fits into an evening' : 'A game is as short as it should be',
        none: `A game takes about ${told('minutes', against)}`,
        open: `These games cannot tell whether ${told('minutes', against)} are enough for one`,
      },
      fact: (value) => `takes ${value}`,
      aside: `, at ${SECONDS_A_CHOICE} seconds per choice`,
      changed: 'a game of strong play takes',
    }),
  },
  atEnd: (ended) => Math.round((ended.choices * SECONDS_A_CHOICE) / 60),
  target: wantedCount(`Minutes of a game at ${SECONDS_A_CHOICE} seconds per choice, the median.`),
} as const satisfies LengthFigure;
