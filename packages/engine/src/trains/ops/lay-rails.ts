// Laying rails: OKAZU rulebook, "Rail laying"; T3 to T6. Several rails in one step are laid one by one. The step needs tokens for all of
// them and a cell for the first, and ends early when no further cell is affordable. With `railPoints: banked` it gives points to spend
// later in the turn instead (T34).
import { evalAmount } from '../effects/evaluate.ts';
import { coinsOf, waiverOf } from '../state/resources.ts';
import {
  F_LEVEL,
  F_NODE,
  F_SEAT,
  F_SOURCE,
  F_X,
  F_Y,
  RAIL_POINTS,
  RAILS_LEFT,
  SEAT,
  TRIGGERS,
  WAIVE_EVERYTHING,
  WAIVE_OPPONENTS_WASTE,
} from '../state/layout.ts';
import { AMOUNT_LIMIT } from '../state/limits.ts';
import { bound, LEAST } from '../lookahead/intervals.ts';
import { REACHES } from '../language/params.ts';
import { advance, fail, nextLevel } from '../effects/stack.ts';
import { gainWaste } from '../rules/supply.ts';
import { NO, NODE, N_A, N_B, N_C, N_D, N_E, NONE, YES, type Tables } from '../state/tables.ts';
import type { CellCode } from '../state/codes.ts';
import { canReachCell, NETWORK, PATH, reachedCells } from '../rules/rail-reach.ts';
import { liftRail } from '../rules/removals.ts';
import { layRail, placeRail } from '../rules/tokens.ts';
import { beginNaming, keepLeading, nameCell, namedPossible, type Naming } from '../lookahead/named-cells.ts';
import { announce, EVENT_LAY } from '../effects/triggers.ts';
import { seatBase } from '../state/zones.ts';
import type { Op } from './op.ts';

/** Modes of a node: paying, without surcharge, spending a banked point. */
const FREE = 1;
export const SPEND_POINT = 2;

const filterOf = (t: Tables, node: number): CellCode | null => t.cellFilters[t.nodes[node * NODE + N_B]];

function waiverAt(t: Tables, node: number, waiver: number): number {
  return t.nodes[node * NODE + N_C] === FREE ? WAIVE_EVERYTHING : waiver;
}

/** A point can be spent on any cell, so only unrestricted rails are banked; others are laid at once. */
function isBanked(t: Tables, node: number): boolean {
  const at = node * NODE;
  if (!t.banked || t.nodes[at + N_C] !== 0 || t.nodes[at + N_B] !== 0) return false;
  return t.nodes[at + N_D] === 0 && t.nodes[at + N_E] === 0;
}

const RAILS: Naming = {
  list: ({ t, s, seat, level, coins, waiver }, node, out) =>
    reachedCells(
      t,
      s,
      seat,
      waiverAt(t, node, waiver),
      coins,
      filterOf(t, node),
      level,
      t.nodes[node * NODE + N_D],
      NONE,
      out,
    ),
  put: ({ t, s, seat }, _node, cell, isThere) => (isThere ? placeRail : liftRail)(t, s, seat, cell),
};

export const layRails: Op<'lay-rails'> = {
  compile: (c, { count, where, free, reach, as }, scope) => [
    c.amount(count, scope),
    c.cellRef(where, scope),
    free ? FREE : 0,
    reach === undefined ? NETWORK : 1 + REACHES.indexOf(reach),
    as === undefined ? 0 : 1 + scope.declareCells(as),
  ],
  code: {
    asks: 'rail',
    run(t, s, f) {
      const d = s.data;
      const node = d[f + F_NODE];
      const seat = d[f + F_SEAT];
      const level = d[f + F_LEVEL];
      beginNaming(t, s, f, level);
      const count = evalAmount(t, s, seat, level, t.nodes[node * NODE + N_A]);
      if (isBanked(t, node)) {
        advance(t, s, f);
        if (seat === d[SEAT]) d[RAIL_POINTS] = Math.min(AMOUNT_LIMIT, d[RAIL_POINTS] + count);
        return false;
      }
      if (
        d[f + F_X] < count &&
        canReachCell(
          t,
          s,
          seat,
          waiverAt(t, node, waiverOf(s, seat)),
          coinsOf(s, seat),
          filterOf(t, node),
          level,
          t.nodes[node * NODE + N_D],
          d[f + F_Y] - 1,
        )
      )
        return true;
      if (d[f + F_X] === 0 && count > 0 && t.nodes[node * NODE + N_C] !== SPEND_POINT) return fail(t, s, f);
      advance(t, s, f);
      return false;
    },
    legal(t, s, f, out, l) {
      const d = s.data;
      const node = d[f + F_NODE];
      const seat = d[f + F_SEAT];
      const waiver = waiverAt(t, node, waiverOf(s, seat));
      const reach = t.nodes[node * NODE + N_D];
      const filter = filterOf(t, node);
      const level = d[f + F_LEVEL];
      const last = d[f + F_Y] - 1;
      const there = reachedCells(t, s, seat, waiver, coinsOf(s, seat), filter, level, reach, last, out);
      return keepLeading(l, s, f, RAILS, out, there);
    },
    choose(t, s, f, cell) {
      const d = s.data;
      const seat = d[f + F_SEAT];
      const node = d[f + F_NODE];
      const waiver = waiverAt(t, node, waiverOf(s, seat));
      const level = d[f + F_LEVEL];
      const source = d[f + F_SOURCE];
      d[f + F_X]++;
      nameCell(t, s, node, level, cell);
      if (t.nodes[node * NODE + N_D] === PATH) d[f + F_Y] = cell + 1;
      if (d[f + F_X] >= t.nodes[node * NODE + N_A] && t.nodes[node * NODE + N_A] >= 0) advance(t, s, f);
      const opponents = layRail(t, s, seat, cell, waiver);
      if (d[TRIGGERS] !== 0) announce(t, s, EVENT_LAY, seat, cell, 1, nextLevel(t, s));
      if (opponents && (waiver & WAIVE_OPPONENTS_WASTE) === 0)
        gainWaste(t, s, seat, level, source, t.opponentsWaste);
    },
    format: (t, _s, _f, cell) => `rail ${t.labels[cell]}`,
    possible(l, node) {
      const { t, s, seat, level, coins } = l;
      if (isBanked(t, node)) return YES;
      const count = bound(l, t.nodes[node * NODE + N_A], LEAST);
      if (count === 0) return YES;
      if (s.data[seatBase(t, seat) + RAILS_LEFT] < count) return NO;
      const reach = t.nodes[node * NODE + N_D];
      const waived = waiverAt(t, node, l.waiver);
      const filter = filterOf(t, node);
      if (!canReachCell(t, s, seat, waived, coins, filter, level, reach, NONE))
        return filter !== null && l.moved === 1 ? YES : NO;
      // Its cost is not known yet.
      l.slack = AMOUNT_LIMIT;
      return namedPossible(l, node, RAILS);
    },
  },
};
