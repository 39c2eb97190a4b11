import { log } from '../state/events.ts';
import { evalAmount } from '../effects/evaluate.ts';
import { coinsOf } from '../state/resources.ts';
import { COINS, F_LEVEL, F_NODE, F_SEAT, F_SOURCE, TURN_SPENT } from '../state/layout.ts';
import { adds } from '../lookahead/feasibility.ts';
import { bound, LEAST, MOST } from '../lookahead/intervals.ts';
import { advance, fail, isWhole } from '../effects/stack.ts';
import { L_SLACK, NO, NODE, N_A } from '../state/tables.ts';
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
    possible(t, s, seat, level, _source, node, _waiver, drawn, coins) {
      const amount = t.nodes[node * NODE + N_A];
      const least = bound(t, s, seat, level, amount, drawn, coins, LEAST);
      if (coins < least) return NO;
      t.looks[L_SLACK] += bound(t, s, seat, level, amount, drawn, coins, MOST) - least;
      return adds.paid(least);
    },
  },
};
