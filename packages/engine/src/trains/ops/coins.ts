import { evalAmount } from '../effects/evaluate.ts';
import { F_LEVEL, F_NODE, F_SEAT, F_SOURCE, SEAT } from '../state/layout.ts';
import { adds } from '../lookahead/feasibility.ts';
import { bound, LEAST, MOST } from '../lookahead/intervals.ts';
import { advance } from '../effects/stack.ts';
import { L_SLACK, NODE, N_A, YES } from '../state/tables.ts';
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
    acts: (t, s, seat, level, node, drawn, coins) =>
      bound(t, s, seat, level, t.nodes[node * NODE + N_A], drawn, coins, MOST) > 0,
    possible(t, s, seat, level, _source, node, _waiver, drawn, coins) {
      if (seat !== s.data[SEAT]) return YES;
      const amount = t.nodes[node * NODE + N_A];
      const most = bound(t, s, seat, level, amount, drawn, coins, MOST);
      t.looks[L_SLACK] += most - bound(t, s, seat, level, amount, drawn, coins, LEAST);
      return adds.coins(most);
    },
  },
};
