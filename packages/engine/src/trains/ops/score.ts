import { log } from '../state/events.ts';
import { evalAmount } from '../effects/evaluate.ts';
import { F_LEVEL, F_NODE, F_SEAT, SCORE } from '../state/layout.ts';
import { AMOUNT_LIMIT } from '../state/limits.ts';
import { advance } from '../effects/stack.ts';
import { NODE, N_A } from '../state/tables.ts';
import { seatBase } from '../state/zones.ts';
import type { Op } from './op.ts';

export const score: Op<'score'> = {
  compile: (c, { count }, scope) => [c.amount(count, scope)],
  code: {
    run(t, s, f) {
      const seat = s.data[f + F_SEAT];
      const points = evalAmount(t, s, seat, s.data[f + F_LEVEL], t.nodes[s.data[f + F_NODE] * NODE + N_A]);
      advance(t, s, f);
      const at = seatBase(t, seat) + SCORE;
      s.data[at] = Math.min(AMOUNT_LIMIT, s.data[at] + points);
      if (s.events !== null) log(s, { type: 'track', seat, points });
      return false;
    },
  },
};
