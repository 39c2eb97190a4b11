// look, reveal and reveal-until: cards from the top of the deck are set aside until later steps put them somewhere (T13, T18). Only their
// owner knows cards that are looked at.
import { isCertain, restOf, takingsLeadOn, TRIED } from '../lookahead/feasibility.ts';
import { bound, LEAST, MOST } from '../lookahead/intervals.ts';
import { foresee, stillDrawable } from '../lookahead/unknown-cards.ts';
import { evalAmount, matches } from '../effects/evaluate.ts';
import { F_LEVEL, F_NODE, F_SEAT, ASIDE } from '../state/layout.ts';
import { clearSelection, placeOf, select } from '../effects/selections.ts';
import { advance } from '../effects/stack.ts';
import { NO, NODE, N_A, N_B, N_C, YES, YES_TO_END, type OpCode } from '../state/tables.ts';
import { afterShuffle, beforeShuffle } from '../effects/triggers.ts';
import { turnAside } from '../rules/moves.ts';
import type { Op } from './op.ts';

function turnOver(word: 'look' | 'reveal'): OpCode {
  return {
    run(t, s, f) {
      const d = s.data;
      const node = d[f + F_NODE];
      const seat = d[f + F_SEAT];
      const level = d[f + F_LEVEL];
      const count = evalAmount(t, s, seat, level, t.nodes[node * NODE + N_A]);
      const filter = t.filters[t.nodes[node * NODE + N_C]];
      const slot = t.nodes[node * NODE + N_B];
      advance(t, s, f);
      clearSelection(t, s, level, slot, placeOf(seat, ASIDE));
      const before = beforeShuffle(t, s, seat);
      for (let found = 0; found < count;) {
        const kind = turnAside(t, s, seat, word);
        if (kind < 0) break;
        select(t, s, level, slot, kind, 1);
        if (filter === null || matches(t, s, seat, level, filter, kind)) found++;
      }
      afterShuffle(t, s, seat, before);
      return false;
    },
    acts: (l) => stillDrawable(l) > 0,
    certain: () => true,
    possible(l, node) {
      const { t } = l;
      const there = stillDrawable(l);
      const slot = t.nodes[node * NODE + N_B];
      const count = t.nodes[node * NODE + N_A];
      // How many are turned over before enough match is unknown.
      const open = t.nodes[node * NODE + N_C] !== 0;
      const most = open ? there : Math.min(there, bound(l, count, MOST));
      const least = open ? 0 : Math.min(there, bound(l, count, LEAST));
      clearSelection(t, l.s, l.level, slot, placeOf(l.seat, ASIDE));
      l.taken += most;
      if (least === most && most <= TRIED && !isCertain(l, restOf(l, node))) {
        foresee(l, slot, 0, 0);
        return takingsLeadOn(l, node, slot, most, 0) ? YES_TO_END : NO;
      }
      foresee(l, slot, most, least);
      return YES;
    },
  };
}

export const look: Op<'look'> = {
  compile: (c, { count, as }, scope) => [c.amount(count, scope), scope.declare(as, ASIDE).slot],
  code: turnOver('look'),
};

export const reveal: Op<'reveal'> = {
  compile: (c, { count, as }, scope) => [c.amount(count, scope), scope.declare(as, ASIDE).slot],
  code: turnOver('reveal'),
};

/** Temporary Timetable: even if too few cards match, the steps deal with everything shown (T33). */
export const revealUntil: Op<'reveal-until'> = {
  compile: (c, { where, count, as }, scope) => {
    const filter = c.filterRef(where, scope);
    return [c.amount(count, scope), scope.declare(as, ASIDE).slot, filter];
  },
  code: turnOver('reveal'),
};
