// How often the lead changes.
import type { DramaFigure } from './figure.ts';
import { SEQUENCE, STUDENT } from './intervals.ts';
import { wantedCount } from './wanted.ts';

export const leadChanges = {
  figure: 'leadChanges',
  of: 'game',
  section: 'drama',
  title: 'Lead changes',
  definition:
    'At the end of each turn, the seat with the highest standing leads, unless it is tied. A change is a leader different from the previous one; the first leader is not a change, nor is a tie in between. The standing is the score. Game of Trains has no score before the end, so there it is the number of railcars that could stay in place in an ordered train; in Freight Train it is the chips, including those the day would pay if it ended now.',
  interval: `${STUDENT} ${SEQUENCE}`,
  example: 'Leaders after the turns: none, A, A, tie, A, B, B, A: 2 changes.',
  unit: 'count',
  row: 'lead changes',
  most: 'most lead changes',
  sentence: ({ mean }) => `the lead changes ${mean} times a game`,
  watch() {
    let last = -1;
    let changes = 0;
    return {
      begin() {
        last = -1;
        changes = 0;
      },
      endTurn({ leader }) {
        if (leader < 0 || leader === last) return;
        if (last >= 0) changes++;
        last = leader;
      },
      value: () => changes,
    };
  },
  target: wantedCount('Number of times the lead changes, the median.'),
} as const satisfies DramaFigure;
