// Another turn after this one, and hands of a different size.
import { evalAmount } from '../effects/evaluate.ts';
import { bound, MOST } from '../lookahead/intervals.ts';
import { changeHand, giveTurn, save } from '../rules/extra-turns.ts';
import { F_LEVEL, F_NODE, F_SEAT, F_SOURCE } from '../state/layout.ts';
import { advance } from '../effects/stack.ts';
import { NODE, N_A, N_B } from '../state/tables.ts';
import type { Op } from './op.ts';

export const extraTurn: Op<'extra-turn'> = {
  compile: () => [],
  code: {
    run(t, s, f) {
      const seat = s.data[f + F_SEAT];
      const source = s.data[f + F_SOURCE];
      advance(t, s, f);
      giveTurn(t, s, seat, source);
      return false;
    },
  },
};

export const nextCoins: Op<'next-coins'> = {
  compile: (c, { count }, scope) => [c.amount(count, scope)],
  code: {
    run(t, s, f) {
      const seat = s.data[f + F_SEAT];
      const source = s.data[f + F_SOURCE];
      const count = evalAmount(t, s, seat, s.data[f + F_LEVEL], t.nodes[s.data[f + F_NODE] * NODE + N_A]);
      advance(t, s, f);
      save(t, s, seat, count, source);
      return false;
    },
    acts: (l, node) => bound(l, l.t.nodes[node * NODE + N_A], MOST) > 0,
  },
};

export const nextHand: Op<'next-hand'> = {
  compile: (c, { count, fewer }, scope) => [c.amount(count, scope), fewer ? -1 : 1],
  code: {
    run(t, s, f) {
      const node = s.data[f + F_NODE];
      const seat = s.data[f + F_SEAT];
      const count = evalAmount(t, s, seat, s.data[f + F_LEVEL], t.nodes[node * NODE + N_A]);
      const by = t.nodes[node * NODE + N_B] * count;
      const source = s.data[f + F_SOURCE];
      advance(t, s, f);
      changeHand(t, s, seat, by, source);
      return false;
    },
  },
};
