import { log } from '../state/events.ts';
import { evalAmount } from '../effects/evaluate.ts';
import { coinsOf } from '../state/resources.ts';
import { COINS, F_LEVEL, F_NODE, F_SEAT, F_SOURCE, TURN_SPENT } from '../state/layout.ts';
import { bound, LEAST, MOST } from '../lookahead/intervals.ts';
import { advance, fail, isWhole } from '../effects/stack.ts';
import { NO, NODE, N_A, YES } from '../state/tables.ts';
import { countTurn } from '../rules/turn-counts.ts';
import type { Op } from './op.ts';

export const pay: Op<'pay'> = {
  compile: (c, { count }, scope) => [c.amount(count, scope)],
  code: {
    run(t, s, f) {
      const seat = s.data[f + F_SEAT];
      const due = evalAmount(t, s, seat, s.data[f + F_LEVEL], t.nodes[s.data[f + F_NODE] * NODE + N_A]);
      if (due > coinsOf(s, seat) && isWhole(t, s.data[f + F_NODE])) return fail(t, s, f);
      const paid = Math.min(due, coinsOf(s, seat));
      advance(t, s, f);
      s.data[COINS] -= paid;
      if (t.counted) countTurn(t, s, seat, TURN_SPENT, paid);
      if (s.events !== null) log(s, { type: 'pay', seat, coins: paid, by: t.ids[s.data[f + F_SOURCE]] });
      return false;
    },
    possible(l, node) {
      const amount = l.t.nodes[node * NODE + N_A];
      const least = bound(l, amount, LEAST);
      if (l.coins < least) return NO;
      l.slack += bound(l, amount, MOST) - least;
      l.coins -= least;
      return YES;
    },
  },
};
