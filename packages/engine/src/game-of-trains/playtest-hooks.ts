// Game of Trains' answers to playtests. The score is 0 until a seat has won, so the order of the train stands in for it.
import type { PlaytestHooks } from '../core/playtest-hooks.ts';
import { FIRST, PHASE, PLAY, read } from './layout.ts';
import type { Table } from './table.ts';
import { trainOffset } from './train.ts';

export function gameOfTrainsHooks(t: Table): PlaytestHooks {
  const staying = new Int16Array(t.trainLength);
  return {
    firstSeat: (s) => read(s, FIRST),
    /** Railcars that could stay where they are in a train that ascends: all of them in one that wins. */
    standing(s, seat) {
      const train = trainOffset(t, seat);
      let most = 0;
      for (let i = 0; i < t.trainLength; i++) {
        const card = read(s, train + i);
        staying[i] = 0;
        if (card === 0) continue;
        // Cards between two that stay must fit between their numbers, and below the first.
        if (card > i) staying[i] = 1;
        for (let j = 0; j < i; j++)
          if (staying[j] > 0 && staying[j] >= staying[i] && card - read(s, train + j) >= i - j)
            staying[i] = staying[j] + 1;
        if (card + t.trainLength - 1 - i <= t.cards) most = Math.max(most, staying[i]);
      }
      return most;
    },
    // Drawing is choice 0 and measure 0, and each ability has the number of its measure.
    measureOf: (s, choice) => (read(s, PHASE) === PLAY ? choice : -1),
    roles: ['act'],
    roleOf: () => 'act',
    studied: () => [
      { item: 'draw', measure: 'draws', cost: null },
      ...t.abilities.map(({ id }) => ({ item: id, measure: `used:${id}`, cost: null })),
    ],
  };
}
