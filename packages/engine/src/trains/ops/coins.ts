import { evalAmount } from '../effects/evaluate.ts';
import { F_LEVEL, F_NODE, F_SEAT, F_SOURCE, SEAT } from '../state/layout.ts';
import { bound, LEAST, MOST } from '../lookahead/intervals.ts';
import { advance } from '../effects/stack.ts';
import { AMOUNT_LIMIT } from '../state/limits.ts';
import { NODE, N_A, YES } from '../state/tables.ts';
import { addCoins } from '../rules/turn.ts';
import type { Op } from './op.ts';

export const coins: Op<'coins'> = {
  compile: (c, { count }, scope) => [c.amount(count, scope)],
  code: {
    run(t, s, f) {
      const seat = s.data[f + F_SEAT];
      const count = evalAmount(t, s, seat, s.data[f + F_LEVEL], t.nodes[s.data[f + F_NODE] * NODE + N_A]);
      advance(t, s, f);
      addCoins(t, s, seat, count, s.data[f + F_SOURCE]);
      return false;
    },
    certain: () => true,
    acts: (l, node) => bound(l, l.t.nodes[node * NODE + N_A], MOST) > 0,
    possible(l, node) {
      if (l.seat !== l.s.data[SEAT]) return YES;
      const amount = l.t.nodes[node * NODE + N_A];
      const most = bound(l, amount, MOST);
      l.slack += most - bound(l, amount, LEAST);
      l.coins = Math.min(AMOUNT_LIMIT, l.coins + most);
      return YES;
    },
  },
};
