import { evalAmount } from '../evaluate.ts';
import type { State } from '../../core/state.ts';
import { F_LEVEL, F_NODE, F_SEAT, HAND, TOTALS, TRIGGERS } from '../layout.ts';
import { adds, isCertain, restOf, takingsLeadOn, TRIED } from '../ahead.ts';
import { bound, MOST } from '../bounds.ts';
import { stillDrawable } from '../unknown.ts';
import { advance, nextLevel } from '../stack.ts';
import { L_TAKEN, NO, NODE, NONE, N_A, YES_TO_END, type Tables } from '../tables.ts';
import { afterShuffle, announce, beforeShuffle, EVENT_DRAW } from '../triggers.ts';
import { drawCards } from '../moves.ts';
import { seatBase } from '../zones.ts';
import type { Op } from './op.ts';

/** Draws, and announces it if triggers may be waiting. */
function drawHeard(t: Tables, s: State, seat: number, count: number): void {
  const hand = seatBase(t, seat) + TOTALS + HAND;
  const held = s.data[hand];
  const before = beforeShuffle(t, s, seat);
  drawCards(t, s, seat, count);
  const level = nextLevel(t, s);
  afterShuffle(t, s, seat, before);
  announce(t, s, EVENT_DRAW, seat, NONE, s.data[hand] - held, level);
}

/** OKAZU rulebook, "Draw"; what cannot be drawn is lost (T13). */
export const draw: Op<'draw'> = {
  compile: (c, { count }, scope) => [c.amount(count, scope)],
  code: {
    run(t, s, f) {
      const seat = s.data[f + F_SEAT];
      const count = evalAmount(t, s, seat, s.data[f + F_LEVEL], t.nodes[s.data[f + F_NODE] * NODE + N_A]);
      advance(t, s, f);
      if (s.data[TRIGGERS] === 0) drawCards(t, s, seat, count);
      else drawHeard(t, s, seat, count);
      return false;
    },
    certain: () => true,
    possible(t, s, seat, level, source, node, waiver, drawn, coins) {
      const wanted = bound(t, s, seat, level, t.nodes[node * NODE + N_A], drawn, coins, MOST);
      const count = Math.min(wanted, stillDrawable(t, s, seat));
      t.looks[L_TAKEN] += count;
      if (count > TRIED || isCertain(t, restOf(t, node))) return adds.drawn(count);
      const leads = takingsLeadOn(t, s, seat, level, source, node, waiver, drawn, coins, NONE, count, 0);
      return leads ? YES_TO_END : NO;
    },
    acts: (t, s, seat) => stillDrawable(t, s, seat) > 0,
  },
};
