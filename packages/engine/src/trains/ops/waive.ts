import { F_NODE, F_SEAT, SEAT, TURN_WAIVER, WAIVER } from '../state/layout.ts';
import { advance } from '../effects/stack.ts';
import { NODE, N_A, YES } from '../state/tables.ts';
import type { Op } from './op.ts';

/** For the rest of the turn, wherever the card goes; a waiver that ends when its card leaves play is in `whileInPlay`. */
export const waive: Op<'waive'> = {
  compile: (c, { what }) => [c.waiver(what)],
  code: {
    run(t, s, f) {
      const bits = t.nodes[s.data[f + F_NODE] * NODE + N_A];
      const own = s.data[f + F_SEAT] === s.data[SEAT];
      advance(t, s, f);
      if (!own) return false;
      s.data[TURN_WAIVER] |= bits;
      s.data[WAIVER] |= bits;
      return false;
    },
    certain: () => true,
    possible(l, node) {
      l.waiver |= l.t.nodes[node * NODE + N_A];
      return YES;
    },
  },
};
