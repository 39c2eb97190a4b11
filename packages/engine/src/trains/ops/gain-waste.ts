import { evalAmount } from '../effects/evaluate.ts';
import {
  F_LEVEL,
  F_NODE,
  F_SEAT,
  F_SOURCE,
  F_X,
  F_Y,
  GAINED,
  SUPPLY,
  SUPPLY_COUNTS,
} from '../state/layout.ts';
import { askInstead, GAIN, mayReplace, REPLACED } from '../effects/instead.ts';
import { advance } from '../effects/stack.ts';
import { gainCard, gainWaste as gain, gainedBy } from '../rules/supply.ts';
import type { State } from '../../core/state.ts';
import { NODE, N_A, type Tables } from '../state/tables.ts';
import type { Op } from './op.ts';

/** Never stops an effect: when no Waste is left, the rest still happens. OKAZU rulebook, "Waste". */
export const gainWaste: Op<'gain-waste'> = {
  compile: (c, { count }, scope) => [c.amount(count, scope)],
  code: {
    run(t, s, f) {
      const d = s.data;
      const seat = d[f + F_SEAT];
      if (d[f + F_X] > 0) {
        oneMore(t, s, f);
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

/** One by one, as in `gainWaste`; X holds the remaining number plus one, Y what was done instead of the last. */
function oneMore(t: Tables, s: State, f: number): void {
  const d = s.data;
  const seat = d[f + F_SEAT];
  const source = d[f + F_SOURCE];
  const level = d[f + F_LEVEL] + 1;
  const answer = d[f + F_Y];
  d[f + F_Y] = 0;
  if (answer === REPLACED) return;
  if (answer === 0 && (--d[f + F_X] === 0 || d[SUPPLY_COUNTS + t.waste] === 0)) advance(t, s, f);
  else if (answer === 0 && mayReplace(t, s, GAIN, seat, t.waste, SUPPLY, level))
    askInstead(t, s, GAIN, seat, level, source, t.waste, SUPPLY);
  else gainCard(t, s, seat, t.waste, GAINED, gainedBy(source));
}
