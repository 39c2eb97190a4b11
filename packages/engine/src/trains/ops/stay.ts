// Cards that stay in play when the turn ends. A card that does holds an entry among lasting effects, which lasts longer than the turn; at the
// clean-up, as many cards remain as hold such an entry (see cleanUpBut).
import { UNTIL } from '../language/params.ts';
import { stay as stayFor, termFor } from '../effects/lasting.ts';
import { F_NODE, F_SEAT, F_SOURCE } from '../state/layout.ts';
import { advance } from '../effects/stack.ts';
import { NODE, NONE, N_A, N_B } from '../state/tables.ts';
import type { Op } from './op.ts';

export const stay: Op<'stay'> = {
  compile(c, { until = 'game-end', turns = 0 }, scope) {
    const kind = scope.self?.kind ?? NONE;
    if (kind !== NONE) c.staying.add(kind);
    return [kind, termFor(UNTIL.indexOf(until), turns)];
  },
  code: {
    run(t, s, f) {
      const node = s.data[f + F_NODE] * NODE;
      const seat = s.data[f + F_SEAT];
      const source = s.data[f + F_SOURCE];
      advance(t, s, f);
      stayFor(t, s, t.nodes[node + N_A], source, seat, t.nodes[node + N_B]);
      return false;
    },
  },
};
