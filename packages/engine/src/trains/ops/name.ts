import { foresee, NAMED } from '../lookahead/unknown-cards.ts';
import { F_LEVEL, F_NODE, F_SEAT } from '../state/layout.ts';
import { logCard } from '../state/events.ts';
import { clearSelection, placeOf, select } from '../effects/selections.ts';
import { advance } from '../effects/stack.ts';
import { NODE, NONE, N_A, YES } from '../state/tables.ts';
import type { Op } from './op.ts';

/** Any kind that can be in a deck may be named: supply, starting decks, Waste (T15). */
export const name: Op<'name'> = {
  compile: (_c, { as }, scope) => [scope.declare(as, NONE).slot],
  code: {
    asks: 'name',
    run: () => true,
    legal(t, _s, _f, out) {
      for (let k = 0; k < t.deckKinds; k++) out[k] = k;
      return t.deckKinds;
    },
    choose(t, s, f, kind) {
      const d = s.data;
      const level = d[f + F_LEVEL];
      const slot = t.nodes[d[f + F_NODE] * NODE + N_A];
      const seat = d[f + F_SEAT];
      advance(t, s, f);
      clearSelection(t, s, level, slot, placeOf(seat, NONE));
      select(t, s, level, slot, kind, 1);
      if (s.events !== null) logCard(t, s, 'name', seat, kind);
    },
    format: (t, _s, _f, kind) => `name ${t.ids[kind]}`,
    certain: () => true,
    possible(l, node) {
      const slot = l.t.nodes[node * NODE + N_A];
      clearSelection(l.t, l.s, l.level, slot, placeOf(l.seat, NONE));
      foresee(l, slot, 1, NAMED);
      return YES;
    },
  },
};
