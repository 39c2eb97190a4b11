import { evalAmount } from '../evaluate.ts';
import { F_LEVEL, F_NODE, F_SEAT } from '../layout.ts';
import { advance } from '../stack.ts';
import { gainWaste as gain } from '../supply.ts';
import { NODE, N_A } from '../tables.ts';
import type { Op } from './op.ts';

/** Never stops an effect: with no Waste left the rest still happens. OKAZU rulebook, "Waste". */
export const gainWaste: Op<'gain-waste'> = {
  compile: (c, { count }, scope) => [c.amount(count, scope)],
  code: {
    run(t, s, f) {
      const seat = s.data[f + F_SEAT];
      const count = evalAmount(t, s, seat, s.data[f + F_LEVEL], t.nodes[s.data[f + F_NODE] * NODE + N_A]);
      advance(t, s, f);
      gain(t, s, seat, count);
      return false;
    },
  },
};
