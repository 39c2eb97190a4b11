import { evalAmount } from '../effects/evaluate.ts';
import type { State } from '../../core/state.ts';
import { F_LEVEL, F_NODE, F_SEAT, F_X, TRIGGERS } from '../state/layout.ts';
import { isCertain, restOf, takingsLeadOn, TRIED } from '../lookahead/feasibility.ts';
import { bound, MOST } from '../lookahead/intervals.ts';
import { stillDrawable } from '../lookahead/unknown-cards.ts';
import { advance, nextLevel } from '../effects/stack.ts';
import { NO, NODE, NONE, N_A, YES, YES_TO_END, type Tables } from '../state/tables.ts';
import { afterShuffle, announce, beforeShuffle, EVENT_DRAW } from '../effects/triggers.ts';
import { drawCards } from '../rules/moves.ts';
import type { Op } from './op.ts';

/** Draws all, and says so to triggers that wait for a shuffle. */
function drawAll(t: Tables, s: State, f: number, seat: number, count: number): void {
  const before = beforeShuffle(t, s, seat);
  drawCards(t, s, seat, count);
  advance(t, s, f);
  afterShuffle(t, s, seat, before);
}

/** Draws one card of several; what triggers do about it comes before the next one (T39). X is one more than are still to be drawn. */
function drawHeard(t: Tables, s: State, f: number, seat: number, count: number): void {
  const before = beforeShuffle(t, s, seat);
  const kind = drawCards(t, s, seat, Math.min(1, count));
  if (kind >= 0 && count > 1) s.data[f + F_X] = count;
  else advance(t, s, f);
  const level = nextLevel(t, s);
  afterShuffle(t, s, seat, before);
  if (kind >= 0) announce(t, s, EVENT_DRAW, seat, kind, 1, level);
}

/** OKAZU rulebook, "Draw"; what cannot be drawn is lost (T13). */
export const draw: Op<'draw'> = {
  compile: (c, { count }, scope) => [c.amount(count, scope)],
  code: {
    run(t, s, f) {
      const d = s.data;
      const seat = d[f + F_SEAT];
      const operand = t.nodes[d[f + F_NODE] * NODE + N_A];
      const count = d[f + F_X] > 0 ? d[f + F_X] - 1 : evalAmount(t, s, seat, d[f + F_LEVEL], operand);
      if ((d[TRIGGERS] & EVENT_DRAW) === 0) drawAll(t, s, f, seat, count);
      else drawHeard(t, s, f, seat, count);
      return false;
    },
    certain: () => true,
    possible(l, node) {
      const count = Math.min(bound(l, l.t.nodes[node * NODE + N_A], MOST), stillDrawable(l));
      l.taken += count;
      if (count <= TRIED && !isCertain(l, restOf(l, node)))
        return takingsLeadOn(l, node, NONE, count, 0) ? YES_TO_END : NO;
      l.drawn += count;
      return YES;
    },
    acts: (l) => stillDrawable(l) > 0,
  },
};
