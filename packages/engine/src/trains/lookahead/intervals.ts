// Amounts, filters and conditions while looking ahead: cards that earlier steps will draw or turn over are not known yet, so an amount
// has a minimum and a maximum, and a condition may hold or surely holds (T36).
import type { State } from '../../core/state.ts';
import { cardsOfKind, evalAmount } from '../effects/evaluate.ts';
import { ASIDE, DECK, DISCARD, HAND } from '../state/layout.ts';
import { AMOUNT_LIMIT } from '../state/limits.ts';
import { mayBeInSupply } from '../rules/rows.ts';
import { selectionBase } from '../effects/selections.ts';
import { isInScope, joinScope } from '../state/seat-scope.ts';
import { L_MOVED, L_SLACK, L_TAKEN, NONE, type Tables } from '../state/tables.ts';
import {
  AMOUNT_OPS,
  NO_BOUND,
  type AmountCode,
  type CardsCode,
  type ConditionCode,
  type FilterCode,
} from '../state/codes.ts';
import { couldBe, howMany, mayHold, NAMED, unknownAt } from './unknown-cards.ts';
import { drawable, ownedCount, zoneCount } from '../state/zones.ts';

/** Which bound to compute. */
export const LEAST = false;
export const MOST = true;

/** The minimum or maximum of an amount, with `drawn` unknown cards and `coins` coins in hand. */
export function bound(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  operand: number,
  drawn: number,
  coins: number,
  most: boolean,
): number {
  if (operand >= 0) return operand;
  const a = t.amounts[~operand];
  const value = boundOf(t, s, seat, level, a, ~operand, drawn, coins, most);
  return value > AMOUNT_LIMIT ? AMOUNT_LIMIT : value < 0 ? 0 : value;
}

function boundOf(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  a: AmountCode,
  index: number,
  drawn: number,
  coins: number,
  most: boolean,
): number {
  const { list } = a;
  switch (AMOUNT_OPS[a.op]) {
    case 'count':
      return a.cards === null ? 0 : countBound(t, s, seat, level, a.cards, drawn, coins, most);
    case 'costOf':
      return sumBound(t, s, seat, level, a.selection, t.cost, most);
    case 'valueOf':
      return sumBound(t, s, seat, level, a.selection, t.value, most);
    case 'pointsOf':
      return sumBound(t, s, seat, level, a.selection, t.points, most);
    case 'coins':
      return most ? coins : coins - t.looks[L_SLACK];
    case 'sum': {
      let sum = 0;
      for (let i = 0; i < list.length; i++) sum += bound(t, s, seat, level, list[i], drawn, coins, most);
      return sum;
    }
    case 'minus': {
      let rest = bound(t, s, seat, level, list[0], drawn, coins, most);
      for (let i = 1; i < list.length; i++) rest -= bound(t, s, seat, level, list[i], drawn, coins, !most);
      return rest;
    }
    case 'times': {
      let product = 1;
      for (let i = 0; i < list.length; i++)
        product = Math.min(AMOUNT_LIMIT, product * bound(t, s, seat, level, list[i], drawn, coins, most));
      return product;
    }
    case 'divide': {
      let rest = bound(t, s, seat, level, list[0], drawn, coins, most);
      for (let i = 1; i < list.length; i++)
        rest = Math.trunc(rest / Math.max(1, bound(t, s, seat, level, list[i], drawn, coins, !most)));
      return rest;
    }
    case 'owned':
      return a.filter === null || a.filter.fixed
        ? evalAmount(t, s, seat, level, ~index)
        : ownedBound(t, s, seat, level, a, drawn, coins, most);
    case 'half':
      return bound(t, s, seat, level, list[0], drawn, coins, most) >> 1;
    case 'min': {
      let least = AMOUNT_LIMIT;
      for (let i = 0; i < list.length; i++)
        least = Math.min(least, bound(t, s, seat, level, list[i], drawn, coins, most));
      return least;
    }
    case 'max': {
      let highest = 0;
      for (let i = 0; i < list.length; i++)
        highest = Math.max(highest, bound(t, s, seat, level, list[i], drawn, coins, most));
      return highest;
    }
    default:
      // Tokens on cells are unknown once earlier steps have moved some.
      if (t.looks[L_MOVED] === 1 && a.cells !== null) return most ? AMOUNT_LIMIT : 0;
      return evalAmount(t, s, seat, level, ~index);
  }
}

function sumBound(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  selection: number,
  of: Int16Array,
  most: boolean,
): number {
  const base = selectionBase(t, level, selection);
  const at = unknownAt(t, level, selection);
  let sum = 0;
  for (let k = 0; k < t.kinds; k++) sum += s.data[base + k] * of[k];
  const isNamed = t.unknown[at + 1] === NAMED;
  // The dearest or cheapest cards that could be there; more than the certain ones only if they make the sum more extreme.
  const least = isNamed ? 1 : t.unknown[at + 1];
  let last = 0;
  for (let n = 0; n < t.unknown[at];) {
    let best = NONE;
    for (let k = 0; k < t.kinds; k++) {
      if (n > 0 && (most ? of[k] >= last : of[k] <= last)) continue;
      if (best !== NONE && (most ? of[k] <= of[best] : of[k] >= of[best])) continue;
      if (isNamed || couldBe(t, s, seat, k)) best = k;
    }
    if (best === NONE || (n >= least && (most ? of[best] <= 0 : of[best] >= 0))) break;
    last = of[best];
    for (let k = 0; k < t.kinds && n < t.unknown[at]; k++) {
      if (of[k] !== last) continue;
      const there = isNamed ? 1 : Math.max(0, howMany(t, s, seat, k));
      const taken = Math.min(there, t.unknown[at] - n);
      sum += taken * last;
      n += taken;
    }
  }
  return sum;
}

function countBound(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  c: CardsCode,
  drawn: number,
  coins: number,
  most: boolean,
): number {
  if (c.from === 'self') return cardsOfKind(t, s, seat, level, NONE, c, 0);
  const isSelection = c.from === 'selection';
  const base = isSelection ? selectionBase(t, level, c.selection) : 0;
  let sum = 0;
  for (let k = 0; k < t.kinds; k++) {
    const count = isSelection ? s.data[base + k] : zoneCount(t, s, seat, c.zone, k);
    if (count > 0 && (c.filter === null || fits(t, s, seat, level, c.filter, k, drawn, coins, most)))
      sum += count;
  }
  if (isSelection) {
    const at = unknownAt(t, level, c.selection);
    if (most) return sum + t.unknown[at];
    return c.filter === null ? sum + Math.abs(t.unknown[at + 1]) : sum;
  }
  if (c.zone === HAND) return most || c.filter === null ? sum + drawn : sum;
  const taken = t.looks[L_TAKEN];
  if (taken === 0) return sum;
  if (c.zone === ASIDE) return most ? sum + taken : sum;
  if (c.zone !== DECK && c.zone !== DISCARD) return sum;
  // Drawn cards leave the deck, which may first take in the discard pile.
  return most ? (c.zone === DECK ? sum + drawable(t, s, seat) : sum) : Math.max(0, sum - taken);
}

function ownedBound(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  { who, filter }: AmountCode,
  drawn: number,
  coins: number,
  most: boolean,
): number {
  let of = -1;
  for (let p = 0; p < t.seats; p++) {
    if (!isInScope(who, seat, p)) continue;
    let count = 0;
    for (let k = 0; k < t.kinds; k++)
      if (filter === null || fits(t, s, seat, level, filter, k, drawn, coins, most))
        count += ownedCount(t, s, p, k);
    of = joinScope(who, of, count);
  }
  return of;
}

/** Whether a kind may match a filter (`may`), or surely does. */
export function fits(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  f: FilterCode,
  kind: number,
  drawn: number,
  coins: number,
  may: boolean,
): boolean {
  if (f.mask[kind] === 0) return false;
  if (f.fixed) return true;
  for (let i = 0; i < f.bounds.length; i++) {
    const { of, atLeast, atMost } = f.bounds[i];
    const value = of[kind];
    if (atLeast !== NO_BOUND && value < bound(t, s, seat, level, atLeast, drawn, coins, !may)) return false;
    if (atMost !== NO_BOUND && value > bound(t, s, seat, level, atMost, drawn, coins, may)) return false;
  }
  if (f.sameAs !== NONE && s.data[selectionBase(t, level, f.sameAs) + kind] === 0)
    if (!may || !mayHold(t, s, seat, level, f.sameAs, kind)) return false;
  if (f.inSupply && !(may ? mayBeInSupply(t, s, kind) : s.data[t.layout.supply + kind] > 0)) return false;
  return f.not === null || !fits(t, s, seat, level, f.not, kind, drawn, coins, !may);
}

/** Whether a condition may hold (`may`), or surely does. */
export function couldHold(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  c: ConditionCode,
  drawn: number,
  coins: number,
  may: boolean,
): boolean {
  switch (c.op) {
    case 'constant':
      return c.value;
    case 'there':
      return c.cards !== null && countBound(t, s, seat, level, c.cards, drawn, coins, may) > 0;
    case 'same':
      return couldBeSame(t, s, seat, level, c.selections, may);
    case 'compare': {
      const most = bound(t, s, seat, level, c.amount, drawn, coins, may);
      const least = bound(t, s, seat, level, c.amount, drawn, coins, !may);
      if (c.atLeast !== NO_BOUND && most < bound(t, s, seat, level, c.atLeast, drawn, coins, !may))
        return false;
      return c.atMost === NO_BOUND || least <= bound(t, s, seat, level, c.atMost, drawn, coins, may);
    }
    case 'not':
      return !couldHold(t, s, seat, level, c.list[0], drawn, coins, !may);
    case 'all':
      for (let i = 0; i < c.list.length; i++)
        if (!couldHold(t, s, seat, level, c.list[i], drawn, coins, may)) return false;
      return true;
    case 'any':
      for (let i = 0; i < c.list.length; i++)
        if (couldHold(t, s, seat, level, c.list[i], drawn, coins, may)) return true;
      return false;
  }
}

function couldBeSame(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  selections: readonly number[],
  may: boolean,
): boolean {
  for (let k = 0; k < t.kinds; k++) {
    let everywhere = true;
    for (let i = 0; i < selections.length && everywhere; i++)
      everywhere = may
        ? mayHold(t, s, seat, level, selections[i], k)
        : s.data[selectionBase(t, level, selections[i]) + k] > 0;
    if (everywhere) return true;
  }
  return false;
}
