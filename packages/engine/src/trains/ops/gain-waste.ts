import { evalAmount } from '../effects/evaluate.ts';
import { F_LEVEL, F_NODE, F_SEAT, F_SOURCE, F_X, GAINED, SUPPLY_COUNTS } from '../state/layout.ts';
import { advance } from '../effects/stack.ts';
import { gainCard, gainWaste as gain, gainedBy } from '../rules/supply.ts';
import { NODE, N_A } from '../state/tables.ts';
import type { Op } from './op.ts';

/** Never stops an effect: when no Waste is left, the rest still happens. OKAZU rulebook, "Waste". */
export const gainWaste: Op<'gain-waste'> = {
  compile: (c, { count }, scope) => [c.amount(count, scope)],
  code: {
    run(t, s, f) {
      const d = s.data;
      const seat = d[f + F_SEAT];
      if (d[f + F_X] > 0) {
        // One by one, as in `gainWaste`; X holds the remaining number plus one.
        if (--d[f + F_X] > 0 && d[SUPPLY_COUNTS + t.waste] > 0)
          gainCard(t, s, seat, t.waste, GAINED, gainedBy(d[f + F_SOURCE]));
        else advance(t, s, f);
        return false;
      }
      const level = d[f + F_LEVEL];
      const source = d[f + F_SOURCE];
      const count = evalAmount(t, s, seat, level, t.nodes[d[f + F_NODE] * NODE + N_A]);
      advance(t, s, f);
      gain(t, s, seat, level, source, count);
      return false;
    },
  },
};
