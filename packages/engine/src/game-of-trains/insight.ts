// What playtests ask of Game of Trains. The score is 0 until somebody has won, so the order of the train stands in for it.
import type { Insight } from '../core/insight.ts';
import { FIRST, PHASE, PLAY, read } from './layout.ts';
import type { Table } from './table.ts';
import { trainOffset } from './train.ts';

export function gameOfTrainsInsight(t: Table): Insight {
  return {
    firstSeat: (s) => read(s, FIRST),
    /** Neighbouring railcars of which the right one has the higher number: all of them in a train that wins. */
    standing(s, seat) {
      const train = trainOffset(t, seat);
      let ordered = 0;
      for (let i = train + 1; i < train + t.trainLength; i++) {
        const left = read(s, i - 1);
        if (left > 0 && read(s, i) > left) ordered++;
      }
      return ordered;
    },
    // Drawing is choice 0 and measure 0, and each ability has the number of its measure.
    measureOf: (s, choice) => (read(s, PHASE) === PLAY ? choice : -1),
    roles: ['act'],
    roleOf: () => 'act',
  };
}
