// Chance chooses cards: as many as wanted, from all that match. Looking ahead, any of them may come.
import { randomBelow } from '../../core/rng.ts';
import type { State } from '../../core/state.ts';
import { available, clear, EXACTLY } from '../effects/choose-source.ts';
import { select } from '../effects/selections.ts';
import { advance, fail, isWhole } from '../effects/stack.ts';
import { choicePossible } from '../lookahead/choices.ts';
import { F_LEVEL, F_NODE, F_SEAT } from '../state/layout.ts';
import { NODE, N_D, N_E, type Tables } from '../state/tables.ts';
import { choose, chooseFrom } from './choose.ts';
import type { Op } from './op.ts';

/** All cards that may still be chosen. */
function left(t: Tables, s: State, seat: number, level: number, node: number): number {
  let sum = 0;
  for (let k = 0; k < t.kinds; k++) sum += available(t, s, seat, level, node, k);
  return sum;
}

export const chooseRandom: Op<'choose-random'> = {
  compile(c, { from, where, count = 1, as }, scope) {
    const [code, filter, zone] = chooseFrom(c, from, where, scope);
    return [code, filter, EXACTLY, count, scope.declare(as, zone).slot];
  },
  code: {
    run(t, s, f) {
      const d = s.data;
      const node = d[f + F_NODE];
      const seat = d[f + F_SEAT];
      const level = d[f + F_LEVEL];
      const count = t.nodes[node * NODE + N_D];
      clear(t, s, seat, level, node);
      let there = left(t, s, seat, level, node);
      if (there < count && isWhole(t, node)) return fail(t, s, f);
      for (let i = 0; i < count && there > 0; i++) {
        let index = randomBelow(s.rng, there--);
        let kind = 0;
        while ((index -= available(t, s, seat, level, node, kind)) >= 0) kind++;
        select(t, s, level, t.nodes[node * NODE + N_E], kind, 1);
      }
      advance(t, s, f);
      return false;
    },
    possible: choicePossible,
    acts: choose.code.acts as NonNullable<typeof choose.code.acts>,
  },
};
