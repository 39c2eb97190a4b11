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
    'At the end of each turn the seat with the highest standing leads, if it is alone. A change is a leader other than the last one; the first leader is no change, and a tie in between none either. The standing is the score; in Game of Trains, which has none before its end, the number of railcars that could stay where they are in a train in order; in Freight Train the chips with those the day would pay if it ended now.',
  interval: `${STUDENT} ${SEQUENCE}`,
  example: 'Leaders after the turns: nobody, A, A, tie, A, B, B, A: 2 changes.',
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
  target: wantedCount('How often another takes the lead, the median.'),
} as const satisfies DramaFigure;
