// Evaluates amounts, filters, conditions and card references of compiled effects. An operand is a number (zero or more) or, below zero,
// ~index of an expression.
import type { State } from '../core/state.ts';
import { COINS, PLAY, RAILS_LEFT, SCORE, SEAT, WAIVER } from './layout.ts';
import { findLasting } from './lasting.ts';
import { AMOUNT_LIMIT } from './limits.ts';
import { isAboutIn, selectionBase, selectionLeft, selectionZone } from './selections.ts';
import { NONE, type Tables } from './tables.ts';
import type { AmountCode, CardsCode, CellCode, ConditionCode, FilterCode } from './codes.ts';
import { ownedCount, seatBase, unplacedCount, zoneBase, zoneCount } from './zones.ts';

/** No bound: an operand that no expression uses. */
export const NO_BOUND = -32768;

export function evalAmount(t: Tables, s: State, seat: number, level: number, operand: number): number {
  if (operand >= 0) return operand;
  const value = compute(t, s, seat, level, ~operand);
  // The points of cards can be negative; an amount cannot.
  return value > AMOUNT_LIMIT ? AMOUNT_LIMIT : value < 0 ? 0 : value;
}

function compute(t: Tables, s: State, seat: number, level: number, index: number): number {
  const a = t.amounts[index];
  const list = a.list;
  switch (a.op) {
    case 0:
      return a.cards === null ? 0 : countCards(t, s, seat, level, a.cards);
    case 1:
      return sumOver(t, s, level, a.selection, t.cost);
    case 2:
      return sumOver(t, s, level, a.selection, t.value);
    case 3:
      return sumOver(t, s, level, a.selection, t.points);
    case 4:
      return coinsOf(s, seat);
    case 5:
      return a.cells === null ? 0 : countRails(t, s, seat, level, a.cells);
    case 6:
      return a.cells === null ? 0 : countStations(t, s, seat, level, a.cells);
    case 7:
      return ofSeats(t, s, seat, a.who, RAILS_LEFT);
    case 8:
      return ofSeats(t, s, seat, a.who, SCORE);
    case 9: {
      let sum = 0;
      for (let i = 0; i < list.length; i++) sum += evalAmount(t, s, seat, level, list[i]);
      return sum;
    }
    case 10: {
      let rest = evalAmount(t, s, seat, level, list[0]);
      for (let i = 1; i < list.length; i++) rest -= evalAmount(t, s, seat, level, list[i]);
      return rest < 0 ? 0 : rest;
    }
    case 11: {
      let product = 1;
      for (let i = 0; i < list.length; i++)
        product = Math.min(AMOUNT_LIMIT, product * evalAmount(t, s, seat, level, list[i]));
      return product;
    }
    case 12:
      return evalAmount(t, s, seat, level, list[0]) >> 1;
    case 13: {
      let least = AMOUNT_LIMIT;
      for (let i = 0; i < list.length; i++) least = Math.min(least, evalAmount(t, s, seat, level, list[i]));
      return least;
    }
    case 14: {
      let most = 0;
      for (let i = 0; i < list.length; i++) most = Math.max(most, evalAmount(t, s, seat, level, list[i]));
      return most;
    }
    case 15:
      return a.cells === null ? 0 : countCells(t, s, seat, level, a.cells);
    case 16:
      return countOwned(t, s, seat, level, a);
    case 17:
      return seat === s.data[SEAT] ? s.data[t.layout.turnCounts + a.who] : 0;
    default: {
      let rest = evalAmount(t, s, seat, level, list[0]);
      for (let i = 1; i < list.length; i++)
        rest = Math.trunc(rest / Math.max(1, evalAmount(t, s, seat, level, list[i])));
      return rest;
    }
  }
}

/** Only the seat whose turn it is has coins. */
export function coinsOf(s: State, seat: number): number {
  return seat === s.data[SEAT] ? s.data[COINS] : 0;
}

/** Only the seat whose turn it is has waivers. */
export function waiverOf(s: State, seat: number): number {
  return seat === s.data[SEAT] ? s.data[WAIVER] : 0;
}

function sumOver(t: Tables, s: State, level: number, selection: number, of: Int16Array): number {
  const base = selectionBase(t, level, selection);
  let sum = 0;
  for (let k = 0; k < t.kinds; k++) sum += s.data[base + k] * of[k];
  return sum;
}

// Whose: an index into SIDES.
const OWN = 0;
const ALL = 2;
const MOST_OF = 3;
const FEWEST_OF = 4;

export function isOfSide(who: number, seat: number, other: number): boolean {
  return who === ALL || (other === seat) === (who === OWN);
}

/** The amount of a side, folded over its seats one by one; starts from -1. */
export function joinSide(who: number, soFar: number, more: number): number {
  if (soFar < 0) return more;
  return who === MOST_OF ? Math.max(soFar, more) : who === FEWEST_OF ? Math.min(soFar, more) : soFar + more;
}

function ofSeats(t: Tables, s: State, seat: number, who: number, field: number): number {
  let of = -1;
  for (let p = 0; p < t.seats; p++)
    if (isOfSide(who, seat, p)) of = joinSide(who, of, s.data[seatBase(t, p) + field]);
  return of;
}

/** Everybody knows what a seat owns, since every gain was seen. */
function countOwned(t: Tables, s: State, seat: number, level: number, a: AmountCode): number {
  let of = -1;
  for (let p = 0; p < t.seats; p++) {
    if (!isOfSide(a.who, seat, p)) continue;
    let count = 0;
    for (let k = 0; k < t.kinds; k++)
      if (a.filter === null || matches(t, s, seat, level, a.filter, k)) count += ownedCount(t, s, p, k);
    of = joinSide(a.who, of, count);
  }
  return of;
}

export function matches(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  f: FilterCode,
  kind: number,
): boolean {
  if (f.mask[kind] === 0) return false;
  if (f.fixed) return true;
  for (let i = 0; i < f.bounds.length; i++) {
    const b = f.bounds[i];
    const value = b.of[kind];
    if (b.atLeast !== NO_BOUND && value < evalAmount(t, s, seat, level, b.atLeast)) return false;
    if (b.atMost !== NO_BOUND && value > evalAmount(t, s, seat, level, b.atMost)) return false;
  }
  if (f.sameAs !== NONE && s.data[selectionBase(t, level, f.sameAs) + kind] === 0) return false;
  if (f.inSupply && s.data[t.layout.supply + kind] === 0) return false;
  return f.not === null || !matches(t, s, seat, level, f.not, kind);
}

/** Whether the card whose text says "this card" is itself in play. */
function isSelfInPlay(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  source: number,
  c: CardsCode,
): boolean {
  if (s.data[zoneBase(t, seat, PLAY) + source] === 0) return false;
  if (c.held) return findLasting(t, s, c.kind, source) >= 0;
  return !t.tracked || isAboutIn(t, s, level, seat, PLAY);
}

/** Cards of one kind that a reference stands for, where they are now. */
export function cardsOfKind(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  source: number,
  c: CardsCode,
  kind: number,
): number {
  if (c.from === 'self') return kind === source && isSelfInPlay(t, s, seat, level, source, c) ? 1 : 0;
  if (c.filter !== null && !matches(t, s, seat, level, c.filter, kind)) return 0;
  if (c.from === 'zone') return zoneCount(t, s, seat, c.zone, kind);
  const zone = selectionZone(t, s, seat, level, c.selection, c.zone);
  if (zone < 0) return 0;
  return Math.min(selectionLeft(t, s, level, c.selection, kind), unplacedCount(t, s, seat, zone, kind));
}

/** How many cards a reference stands for. A selection counts what was selected, wherever the cards are now. */
function countCards(t: Tables, s: State, seat: number, level: number, c: CardsCode): number {
  let sum = 0;
  for (let k = 0; k < t.kinds; k++) {
    if (c.from === 'selection') {
      const chosen = s.data[selectionBase(t, level, c.selection) + k];
      if (chosen > 0 && (c.filter === null || matches(t, s, seat, level, c.filter, k))) sum += chosen;
    } else sum += cardsOfKind(t, s, seat, level, NONE, c, k);
  }
  return sum;
}

export function cellMatches(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  f: CellCode,
  cell: number,
): boolean {
  if (f.mask[cell] === 0) return false;
  if (f.rails !== NONE) {
    const rails = s.data[t.layout.rails + cell];
    const own = 1 << seat;
    const wanted = f.rails === 0 ? rails & own : f.rails === 1 ? rails & ~own : rails;
    if (wanted === 0) return false;
  }
  const stations = s.data[t.layout.stations + cell];
  if (f.stationsAtLeast !== NO_BOUND && stations < evalAmount(t, s, seat, level, f.stationsAtLeast))
    return false;
  return f.stationsAtMost === NO_BOUND || stations <= evalAmount(t, s, seat, level, f.stationsAtMost);
}

function countCells(t: Tables, s: State, seat: number, level: number, f: CellCode): number {
  let count = 0;
  for (let c = 0; c < t.cells; c++) if (cellMatches(t, s, seat, level, f, c)) count++;
  return count;
}

/** Rail tokens on matching cells: those of the side the filter names, or everybody's. */
function countRails(t: Tables, s: State, seat: number, level: number, f: CellCode): number {
  const own = 1 << seat;
  let sum = 0;
  for (let c = 0; c < t.cells; c++) {
    const rails = s.data[t.layout.rails + c];
    if (rails === 0 || !cellMatches(t, s, seat, level, f, c)) continue;
    let counted = f.rails === 0 ? rails & own : f.rails === 1 ? rails & ~own : rails;
    for (; counted !== 0; counted &= counted - 1) sum++;
  }
  return sum;
}

function countStations(t: Tables, s: State, seat: number, level: number, f: CellCode): number {
  let sum = 0;
  for (let i = 0; i < t.cities.length; i++)
    if (cellMatches(t, s, seat, level, f, t.cities[i])) sum += s.data[t.layout.stations + t.cities[i]];
  return sum;
}

export function holds(t: Tables, s: State, seat: number, level: number, c: ConditionCode): boolean {
  switch (c.op) {
    case 'constant':
      return c.value;
    case 'there':
      return c.cards !== null && countCards(t, s, seat, level, c.cards) > 0;
    case 'same':
      return same(t, s, level, c.selections);
    case 'compare': {
      const value = evalAmount(t, s, seat, level, c.amount);
      if (c.atLeast !== NO_BOUND && value < evalAmount(t, s, seat, level, c.atLeast)) return false;
      return c.atMost === NO_BOUND || value <= evalAmount(t, s, seat, level, c.atMost);
    }
    case 'not':
      return !holds(t, s, seat, level, c.list[0]);
    case 'all':
      for (let i = 0; i < c.list.length; i++) if (!holds(t, s, seat, level, c.list[i])) return false;
      return true;
    case 'any':
      for (let i = 0; i < c.list.length; i++) if (holds(t, s, seat, level, c.list[i])) return true;
      return false;
  }
}

function same(t: Tables, s: State, level: number, selections: readonly number[]): boolean {
  for (let k = 0; k < t.kinds; k++) {
    let everywhere = true;
    for (let i = 0; i < selections.length && everywhere; i++)
      everywhere = s.data[selectionBase(t, level, selections[i]) + k] > 0;
    if (everywhere) return true;
  }
  return false;
}
