import { evalAmount } from '../evaluate.ts';
import { F_LEVEL, F_NODE, F_SEAT } from '../layout.ts';
import { adds } from '../ahead.ts';
import { bound, MOST, stillDrawable } from '../bounds.ts';
import { advance } from '../stack.ts';
import { L_TAKEN, NODE, N_A } from '../tables.ts';
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
    possible(t, s, seat, level, _source, node, _waiver, drawn, coins) {
      const wanted = bound(t, s, seat, level, t.nodes[node * NODE + N_A], drawn, coins, MOST);
      const count = Math.min(wanted, stillDrawable(t, s, seat));
      t.looks[L_TAKEN] += count;
      return adds.drawn(count);
    },
    acts: (t, s, seat) => stillDrawable(t, s, seat) > 0,
  },
};
