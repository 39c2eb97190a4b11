// Cards are shown to all where they are. All that is left of it is the event: a hand is then as hidden as any.
import { cardsOfKind } from '../effects/evaluate.ts';
import { F_LEVEL, F_NODE, F_SEAT, F_SOURCE } from '../state/layout.ts';
import { logCard } from '../state/events.ts';
import { advance } from '../effects/stack.ts';
import { NODE, N_A } from '../state/tables.ts';
import type { Op } from './op.ts';

export const show: Op<'show'> = {
  compile: (c, { cards }, scope) => [c.cardsRef(cards, scope)],
  code: {
    run(t, s, f) {
      const d = s.data;
      const cards = t.cards[t.nodes[d[f + F_NODE] * NODE + N_A]];
      const [seat, level, source] = [d[f + F_SEAT], d[f + F_LEVEL], d[f + F_SOURCE]];
      advance(t, s, f);
      if (s.events === null) return false;
      for (let k = 0; k < t.kinds; k++) {
        if (cards.from === 'self' && k !== source) continue;
        const count = cardsOfKind(t, s, seat, level, source, cards, k);
        if (count > 0) logCard(t, s, 'show-cards', seat, k, { count });
      }
      return false;
    },
    acts: () => false,
  },
};
