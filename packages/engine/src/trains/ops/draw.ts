import { evalAmount } from '../evaluate.ts';
import { F_LEVEL, F_NODE, F_SEAT } from '../layout.ts';
import { adds, isCertain, restOf, takingsLeadOn, TRIED } from '../ahead.ts';
import { bound, MOST } from '../bounds.ts';
import { stillDrawable } from '../unknown.ts';
import { advance } from '../stack.ts';
import { L_TAKEN, NO, NODE, NONE, N_A, YES_TO_END } from '../tables.ts';
import { drawCards } from '../zones.ts';
import type { Op } from './op.ts';

/** OKAZU rulebook, "Draw"; what cannot be drawn is lost (T13). */
export const draw: Op<'draw'> = {
  compile: (c, { count }, scope) => [c.amount(count, scope)],
  code: {
    run(t, s, f) {
      const seat = s.data[f + F_SEAT];
      const count = evalAmount(t, s, seat, s.data[f + F_LEVEL], t.nodes[s.data[f + F_NODE] * NODE + N_A]);
      advance(t, s, f);
      drawCards(t, s, seat, count);
      return false;
    },
    certain: () => true,
    possible(t, s, seat, level, source, node, waiver, drawn, coins) {
      const wanted = bound(t, s, seat, level, t.nodes[node * NODE + N_A], drawn, coins, MOST);
      const count = Math.min(wanted, stillDrawable(t, s, seat));
      t.looks[L_TAKEN] += count;
      if (count > TRIED || isCertain(t, restOf(t, node))) return adds.drawn(count);
      const leads = takingsLeadOn(t, s, seat, level, source, node, waiver, drawn, coins, NONE, count, 0);
      return leads ? YES_TO_END : NO;
    },
    acts: (t, s, seat) => stillDrawable(t, s, seat) > 0,
  },
};
