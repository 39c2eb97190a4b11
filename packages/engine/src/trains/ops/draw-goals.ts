// Chance deals a seat some of the powers that nobody has, and it keeps some of them: the tickets of other games. See rules/powers.ts.
import { evalAmount } from '../effects/evaluate.ts';
import { advance } from '../effects/stack.ts';
import { bound, MOST } from '../lookahead/intervals.ts';
import { drawPowers, keepPowers, pickPower, powerChoices, powerDetail, powersLeft } from '../rules/powers.ts';
import { F_LEVEL, F_NODE, F_SEAT, F_X, F_Y } from '../state/layout.ts';
import { NO_BOUND } from '../state/codes.ts';
import { N_A, N_B, N_C, NODE } from '../state/tables.ts';
import type { Op } from './op.ts';

/** Operands: how many, and the bounds of how many of them are kept. */
export const drawGoals: Op<'draw-goals'> = {
  compile: (c, { count, keep }, scope) => [
    c.amount(count, scope),
    ...(keep === undefined ? [NO_BOUND, NO_BOUND] : c.bounds(keep, scope)),
  ],
  code: {
    asks: 'power',
    run(t, s, f) {
      const d = s.data;
      if (d[f + F_X] > 0) return true;
      const node = d[f + F_NODE] * NODE;
      const seat = d[f + F_SEAT];
      const amount = (field: number): number => evalAmount(t, s, seat, d[f + F_LEVEL], t.nodes[node + field]);
      const drawn = drawPowers(t, s, seat, amount(N_A));
      const hasBounds = t.nodes[node + N_B] !== NO_BOUND || t.nodes[node + N_C] !== NO_BOUND;
      const least = Math.min(drawn, t.nodes[node + N_B] === NO_BOUND ? 0 : amount(N_B));
      const most = Math.min(drawn, t.nodes[node + N_C] === NO_BOUND ? drawn : amount(N_C));
      const all = !hasBounds || least === drawn;
      if (all || most === 0) {
        keepPowers(t, s, seat, all, true);
        advance(t, s, f);
        return false;
      }
      d[f + F_X] = 1 + Math.min(least, most);
      d[f + F_Y] = most;
      return true;
    },
    legal: (t, s, f, out) => powerChoices(t, s, s.data[f + F_X] - 1, out),
    choose(t, s, f, choice) {
      if (pickPower(t, s, s.data[f + F_SEAT], choice, s.data[f + F_Y])) advance(t, s, f);
    },
    format: (t, _s, _f, choice) => (choice === t.kinds ? 'done' : `power ${t.ids[choice]}`),
    detail: (t, s, f) => powerDetail(t, s, s.data[f + F_X] - 1, s.data[f + F_Y]),
    acts: (l, node) => powersLeft(l.t, l.s) > 0 && bound(l, l.t.nodes[node * NODE + N_A], MOST) > 0,
  },
};
