// What a step makes last for the rest of the turn, whatever becomes of the card; what ends with its card is `whileInPlay`.
import { F_NODE, F_SEAT, F_SOURCE, IGNORE_WASTE, LASTING, SEAT, TRIGGERS, WAIVER } from '../layout.ts';
import { isPossible, restOf } from '../ahead.ts';
import { UNTIL } from '../language/params.ts';
import { lastingCode } from '../compile/lasting.ts';
import { addLasting } from '../lasting.ts';
import { advance } from '../stack.ts';
import { NO, NODE, NONE, N_A, YES_TO_END } from '../tables.ts';
import type { Op } from './op.ts';

export const lasting: Op<'lasting'> = {
  compile(c, { what, until = 'turn-end' }) {
    // Before the code of triggers within, which may have such steps itself.
    const index = c.lasting.length;
    c.lasting.push({ waiver: 0, ignore: 0, triggers: [], prices: [], until: 0 });
    c.lasting[index] = { ...lastingCode(c, what, NONE), until: UNTIL.indexOf(until) };
    return [c.kindOf.size + index];
  },
  code: {
    run(t, s, f) {
      const bundle = t.nodes[s.data[f + F_NODE] * NODE + N_A];
      const seat = s.data[f + F_SEAT];
      const source = s.data[f + F_SOURCE];
      advance(t, s, f);
      // In another's turn nothing of one's own lasts to its end.
      if (t.until[bundle] !== 0 || seat === s.data[SEAT]) addLasting(t, s, bundle, source, seat);
      return false;
    },
    certain: () => true,
    possible(t, s, seat, level, source, node, waiver, drawn, coins) {
      const rest = restOf(t, node);
      if (rest === NONE) return YES_TO_END;
      const d = s.data;
      const before = [d[LASTING], d[WAIVER], d[IGNORE_WASTE], d[TRIGGERS]] as const;
      const bundle = t.nodes[node * NODE + N_A];
      const own = seat === d[SEAT];
      if (own) addLasting(t, s, bundle, source, seat);
      const waived = own ? waiver | t.lastingWaiver[bundle] : waiver;
      const leads = isPossible(t, s, seat, level, source, rest, waived, drawn, coins);
      [d[LASTING], d[WAIVER], d[IGNORE_WASTE], d[TRIGGERS]] = before;
      return leads ? YES_TO_END : NO;
    },
  },
};
