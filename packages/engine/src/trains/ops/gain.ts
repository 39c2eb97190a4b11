// Gaining from the supply by an effect. If only one kind can be gained, nothing is asked.
import { isCertain, isPossible, restOf } from '../lookahead/feasibility.ts';
import { fits } from '../lookahead/intervals.ts';
import { mayLook } from '../lookahead/lookahead.ts';
import { matches } from '../effects/evaluate.ts';
import {
  DECK_TOP,
  F_LEVEL,
  F_NODE,
  F_SEAT,
  F_SOURCE,
  F_X,
  F_Y,
  GAINED,
  HAND,
  SUPPLY,
  SUPPLY_COUNTS,
} from '../state/layout.ts';
import type { State } from '../../core/state.ts';
import { AS_USUAL, askInstead, GAIN, mayReplace } from '../effects/instead.ts';
import { clearSelection, GONE, placeOf, select } from '../effects/selections.ts';
import type { FilterCode } from '../state/codes.ts';
import { advance, fail } from '../effects/stack.ts';
import { gainCard, gainedBy } from '../rules/supply.ts';
import {
  NO,
  NODE,
  NONE,
  N_A,
  N_B,
  N_C,
  YES,
  YES_TO_END,
  type Lookahead,
  type Tables,
} from '../state/tables.ts';
import { foresee, foreseeRefill, mayBeInSupply } from '../lookahead/unknown-cards.ts';
import { zoneBase } from '../state/zones.ts';
import type { Op } from './op.ts';

/** Such a step always has one. */
const filterOf = (t: Tables, node: number): FilterCode => t.filters[t.nodes[node * NODE + N_A]] as FilterCode;

function legalKinds(t: Tables, s: State, f: number, out: Int16Array): number {
  const d = s.data;
  const filter = filterOf(t, d[f + F_NODE]);
  let n = 0;
  for (let k = 0; k < t.kinds; k++)
    if (d[SUPPLY_COUNTS + k] > 0 && matches(t, s, d[f + F_SEAT], d[f + F_LEVEL], filter, k)) out[n++] = k;
  return n;
}

function take(t: Tables, s: State, f: number, kind: number): void {
  const d = s.data;
  const node = d[f + F_NODE];
  const seat = d[f + F_SEAT];
  const level = d[f + F_LEVEL] + 1;
  if (d[f + F_Y] === 0 && mayReplace(t, s, GAIN, seat, kind, SUPPLY, level)) {
    d[f + F_X] = kind + 1;
    askInstead(t, s, GAIN, seat, level, d[f + F_SOURCE], kind, SUPPLY);
    return;
  }
  const to = t.nodes[node * NODE + N_B];
  const slot = t.nodes[node * NODE + N_C] - 1;
  if (slot >= 0) {
    clearSelection(t, s, d[f + F_LEVEL], slot, placeOf(seat, to));
    select(t, s, d[f + F_LEVEL], slot, kind, 1);
  }
  const source = d[f + F_SOURCE];
  advance(t, s, f);
  gainCard(t, s, seat, kind, to, gainedBy(source));
}

/** Clears the selection: what an earlier step or effect left there was not gained. */
function nothingGained(t: Tables, s: State, f: number): void {
  const slot = t.nodes[s.data[f + F_NODE] * NODE + N_C] - 1;
  if (slot >= 0) clearSelection(t, s, s.data[f + F_LEVEL], slot, GONE);
}

/** The card in X would have been gained; Y says what has come of it. */
function afterAsking(t: Tables, s: State, f: number): false {
  if (s.data[f + F_Y] === AS_USUAL) take(t, s, f, s.data[f + F_X] - 1);
  else {
    nothingGained(t, s, f);
    advance(t, s, f);
  }
  return false;
}

export const gain: Op<'gain'> = {
  compile(c, { where, to, as }, scope) {
    const filter = c.filterRef(where, scope);
    const target = to === undefined ? GAINED : c.target(to);
    return [
      filter,
      target,
      as === undefined ? 0 : scope.declare(as, target === DECK_TOP ? NONE : target).slot + 1,
    ];
  },
  code: {
    asks: 'gain',
    run(t, s, f, l) {
      if (s.data[f + F_X] > 0) return afterAsking(t, s, f);
      const n = legalKinds(t, s, f, l.kindBuffer);
      if (n > 1) return true;
      if (n === 1) take(t, s, f, l.kindBuffer[0]);
      else {
        nothingGained(t, s, f);
        return fail(t, s, f);
      }
      return false;
    },
    legal: legalKinds,
    choose: take,
    format: (t, _s, _f, kind) => `gain ${t.ids[kind]}`,
    possible(l, node) {
      const { t } = l;
      const filter = filterOf(t, node);
      const slot = t.nodes[node * NODE + N_C] - 1;
      const to = t.nodes[node * NODE + N_B];
      // The gained cards matter only if a later step reads it or chooses from the hand.
      const matters = (slot >= 0 || to === HAND) && !isCertain(l, restOf(l, node));
      let found = NO;
      for (let k = 0; k < t.kinds; k++) {
        if (!mayBeInSupply(l, k) || !fits(l, filter, k, true)) continue;
        if (!matters) {
          if (t.rows === null) return YES;
          // Any of them may be the one that is replaced by another.
          found = YES;
          foreseeRefill(l, k);
        } else if (withGained(l, node, k)) return YES_TO_END;
      }
      return found;
    },
  },
};

/** Whether the rest can be carried out after gaining this kind. */
function withGained(l: Lookahead, node: number, kind: number): boolean {
  if (!mayLook(l)) return false;
  const { t, s, seat, level, refilled } = l;
  const slot = t.nodes[node * NODE + N_C] - 1;
  const to = t.nodes[node * NODE + N_B];
  const hand = zoneBase(t, seat, HAND) + kind;
  const isDrawn = to === HAND ? 1 : 0;
  if (slot >= 0) {
    clearSelection(t, s, level, slot, placeOf(seat, to));
    foresee(l, slot, 0, 0);
    select(t, s, level, slot, kind, 1);
  }
  foreseeRefill(l, kind);
  s.data[SUPPLY_COUNTS + kind]--;
  s.data[hand] += isDrawn;
  const possible = isPossible(l, restOf(l, node));
  s.data[hand] -= isDrawn;
  s.data[SUPPLY_COUNTS + kind]++;
  l.refilled = refilled;
  if (slot >= 0) clearSelection(t, s, level, slot, placeOf(seat, to));
  return possible;
}
