// Amounts, filters and conditions while looking ahead: cards that earlier steps will draw or turn over are not known yet, so an amount
// has a minimum and a maximum, and a condition may hold or surely holds (T36).
import { cardsOfKind, evalAmount, tally } from '../effects/evaluate.ts';
import { ASIDE, DECK, DISCARD, HAND, SUPPLY_COUNTS } from '../state/layout.ts';
import { AMOUNT_LIMIT } from '../state/limits.ts';
import { selectionBase } from '../effects/selections.ts';
import { ALL, isInScope, joinScope, OWN } from '../state/seat-scope.ts';
import { NONE, type Lookahead } from '../state/tables.ts';
import {
  AMOUNT_OPS,
  NO_BOUND,
  type AmountCode,
  type CardsCode,
  type ConditionCode,
  type FilterCode,
} from '../state/codes.ts';
import { cardsBound } from './figure-bounds.ts';
import { heldChange } from './held.ts';
import { couldBe, howMany, mayBeInSupply, mayHold, NAMED, unknownAt } from './unknown-cards.ts';
import { drawable, ownedCount, zoneCount } from '../state/zones.ts';

/** Which bound to compute. */
export const LEAST = false;
export const MOST = true;

/** The minimum or maximum of an amount. */
export function bound(l: Lookahead, operand: number, most: boolean): number {
  if (operand >= 0) return operand;
  const value = boundOf(l, l.t.amounts[~operand], ~operand, most);
  return value > AMOUNT_LIMIT ? AMOUNT_LIMIT : value < 0 ? 0 : value;
}

function boundOf(l: Lookahead, a: AmountCode, index: number, most: boolean): number {
  const { t, s, seat, level } = l;
  const { list } = a;
  switch (AMOUNT_OPS[a.op]) {
    case 'count':
      return a.cards === null ? 0 : countBound(l, a.cards, most, false);
    case 'different':
      return a.cards === null ? 0 : countBound(l, a.cards, most, true);
    case 'costOf':
      return sumBound(l, a.selection, t.cost, most);
    case 'valueOf':
      return sumBound(l, a.selection, t.value, most);
    case 'pointsOf':
      return sumBound(l, a.selection, t.points, most);
    case 'coins':
      return most ? l.coins : l.coins - l.slack;
    case 'resources':
      return heldBound(l, a, index, most);
    case 'highest':
    case 'lowest':
    case 'total':
    case 'variety':
      return figureBound(l, a, index, most);
    case 'sum': {
      let sum = 0;
      for (let i = 0; i < list.length; i++) sum += bound(l, list[i], most);
      return sum;
    }
    case 'minus': {
      let rest = bound(l, list[0], most);
      for (let i = 1; i < list.length; i++) rest -= bound(l, list[i], !most);
      return rest;
    }
    case 'times': {
      let product = 1;
      for (let i = 0; i < list.length; i++)
        product = Math.min(AMOUNT_LIMIT, product * bound(l, list[i], most));
      return product;
    }
    case 'divide': {
      let rest = bound(l, list[0], most);
      for (let i = 1; i < list.length; i++) rest = Math.trunc(rest / Math.max(1, bound(l, list[i], !most)));
      return rest;
    }
    case 'owned':
      return a.filter === null || a.filter.fixed
        ? evalAmount(t, s, seat, level, ~index)
        : ownedBound(l, a, most);
    case 'half':
      return bound(l, list[0], most) >> 1;
    case 'min': {
      let least = AMOUNT_LIMIT;
      for (let i = 0; i < list.length; i++) least = Math.min(least, bound(l, list[i], most));
      return least;
    }
    case 'max': {
      let highest = 0;
      for (let i = 0; i < list.length; i++) highest = Math.max(highest, bound(l, list[i], most));
      return highest;
    }
    default:
      return onMap(l, a, index, most);
  }
}

/** Tokens on cells are unknown once earlier steps have moved some. */
function onMap(l: Lookahead, a: AmountCode, index: number, most: boolean): number {
  if (l.moved === 1 && a.cells !== null) return most ? AMOUNT_LIMIT : 0;
  return evalAmount(l.t, l.s, l.seat, l.level, ~index);
}

/** The same of a number of each card, cell or player, or of how many different ones there are. */
function figureBound(l: Lookahead, a: AmountCode, index: number, most: boolean): number {
  if (a.cards !== null) return cardsBound(l, a, a.cards, most, fits);
  if (a.cells !== null) return onMap(l, a, index, most);
  const { t, s, level } = l;
  const form = AMOUNT_OPS[a.op];
  let soFar = NONE;
  for (let p = 0; p < t.seats; p++) {
    if (!isInScope(a.who, l.seat, p)) continue;
    // What others have is unknown once steps may have changed it.
    const value =
      p === l.seat
        ? bound(l, a.list[0], most)
        : l.moved === 0
          ? evalAmount(t, s, p, level, a.list[0])
          : most
            ? AMOUNT_LIMIT
            : 0;
    if (soFar === NONE) soFar = value;
    else if (form === 'total') soFar += value;
    else soFar = form === 'highest' ? Math.max(soFar, value) : Math.min(soFar, value);
  }
  return Math.max(0, soFar);
}

/** What opponents have is unknown once they may have got or paid some. */
function heldBound(l: Lookahead, { who, token }: AmountCode, index: number, most: boolean): number {
  if (who === OWN) return l.held[most ? token : l.held.length / 2 + token];
  if (l.moved === 1) return most ? AMOUNT_LIMIT : 0;
  const now = evalAmount(l.t, l.s, l.seat, l.level, ~index);
  return who === ALL ? now + heldChange(l, token, most) : now;
}

function sumBound(l: Lookahead, selection: number, of: Int16Array, most: boolean): number {
  const { t, unknown } = l;
  const base = selectionBase(t, l.level, selection);
  const at = unknownAt(l, selection);
  let sum = 0;
  for (let k = 0; k < t.kinds; k++) sum += l.s.data[base + k] * of[k];
  const isNamed = unknown[at + 1] === NAMED;
  // The dearest or cheapest cards that could be there; more than the certain ones only if they make the sum more extreme.
  const least = isNamed ? 1 : unknown[at + 1];
  let last = 0;
  for (let n = 0; n < unknown[at];) {
    let best = NONE;
    for (let k = 0; k < t.kinds; k++) {
      if (n > 0 && (most ? of[k] >= last : of[k] <= last)) continue;
      if (best !== NONE && (most ? of[k] <= of[best] : of[k] >= of[best])) continue;
      if (isNamed || couldBe(l, k)) best = k;
    }
    if (best === NONE || (n >= least && (most ? of[best] <= 0 : of[best] >= 0))) break;
    last = of[best];
    for (let k = 0; k < t.kinds && n < unknown[at]; k++) {
      if (of[k] !== last) continue;
      const there = isNamed ? 1 : Math.max(0, howMany(l, k));
      const taken = Math.min(there, unknown[at] - n);
      sum += taken * last;
      n += taken;
    }
  }
  return sum;
}

/** The minimum or maximum number of cards, or of `different` ones. */
function countBound(l: Lookahead, c: CardsCode, most: boolean, different: boolean): number {
  const { t, s, seat, level, unknown, drawn, taken } = l;
  if (c.from === 'self') return cardsOfKind(t, s, seat, level, NONE, c, 0);
  const isSelection = c.from === 'selection';
  const base = isSelection ? selectionBase(t, level, c.selection) : 0;
  let sum = 0;
  for (let k = 0; k < t.kinds; k++) {
    const count = isSelection ? s.data[base + k] : zoneCount(t, s, seat, c.zone, k);
    if (count > 0 && (c.filter === null || fits(l, c.filter, k, most))) sum += tally(count, different);
  }
  // Cards that are not known may be the same as others.
  const and = (more: number): number => (different && !most ? Math.max(sum, Math.min(1, more)) : sum + more);
  if (isSelection) {
    const at = unknownAt(l, c.selection);
    if (most) return sum + unknown[at];
    return c.filter === null ? and(Math.abs(unknown[at + 1])) : sum;
  }
  if (c.zone === HAND) return most || c.filter === null ? and(drawn) : sum;
  if (taken === 0) return sum;
  if (c.zone === ASIDE) return most ? sum + taken : sum;
  if (c.zone !== DECK && c.zone !== DISCARD) return sum;
  // Drawn cards leave the deck, which may first take in the discard pile.
  return most ? (c.zone === DECK ? sum + drawable(t, s, seat) : sum) : Math.max(0, sum - taken);
}

function ownedBound(l: Lookahead, { who, filter, different }: AmountCode, most: boolean): number {
  const { t, s, seat } = l;
  let of = -1;
  for (let p = 0; p < t.seats; p++) {
    if (!isInScope(who, seat, p)) continue;
    let count = 0;
    for (let k = 0; k < t.kinds; k++)
      if (filter === null || fits(l, filter, k, most)) count += tally(ownedCount(t, s, p, k), different);
    of = joinScope(who, of, count);
  }
  return of;
}

/** Whether a kind may match a filter (`may`), or surely does. */
export function fits(l: Lookahead, f: FilterCode, kind: number, may: boolean): boolean {
  if (f.mask[kind] === 0) return false;
  if (f.fixed) return true;
  for (let i = 0; i < f.bounds.length; i++) {
    const { of, atLeast, atMost } = f.bounds[i];
    const value = of[kind];
    if (atLeast !== NO_BOUND && value < bound(l, atLeast, !may)) return false;
    if (atMost !== NO_BOUND && value > bound(l, atMost, may)) return false;
  }
  if (f.sameAs !== NONE && l.s.data[selectionBase(l.t, l.level, f.sameAs) + kind] === 0)
    if (!may || !mayHold(l, f.sameAs, kind)) return false;
  if (f.inSupply && !(may ? mayBeInSupply(l, kind) : l.s.data[SUPPLY_COUNTS + kind] > 0)) return false;
  return f.not === null || !fits(l, f.not, kind, !may);
}

/** Whether a condition may hold (`may`), or surely does. */
export function couldHold(l: Lookahead, c: ConditionCode, may: boolean): boolean {
  switch (c.op) {
    case 'constant':
      return c.value;
    case 'there':
      return c.cards !== null && countBound(l, c.cards, may, false) > 0;
    case 'same':
      return couldBeSame(l, c.selections, may);
    case 'compare': {
      const most = bound(l, c.amount, may);
      const least = bound(l, c.amount, !may);
      if (c.atLeast !== NO_BOUND && most < bound(l, c.atLeast, !may)) return false;
      return c.atMost === NO_BOUND || least <= bound(l, c.atMost, may);
    }
    case 'not':
      return !couldHold(l, c.list[0], !may);
    case 'all':
      for (let i = 0; i < c.list.length; i++) if (!couldHold(l, c.list[i], may)) return false;
      return true;
    case 'any':
      for (let i = 0; i < c.list.length; i++) if (couldHold(l, c.list[i], may)) return true;
      return false;
  }
}

function couldBeSame(l: Lookahead, selections: readonly number[], may: boolean): boolean {
  const { t, s, level } = l;
  for (let k = 0; k < t.kinds; k++) {
    let everywhere = true;
    for (let i = 0; i < selections.length && everywhere; i++)
      everywhere = may
        ? mayHold(l, selections[i], k)
        : s.data[selectionBase(t, level, selections[i]) + k] > 0;
    if (everywhere) return true;
  }
  return false;
}
