// Evaluates amounts, filters and card references of compiled effects. An operand is a number from zero, or ~index of an expression.
import type { State } from '../../core/state.ts';
import { RAILS_LEFT, SCORE, SEAT } from '../state/layout.ts';
import { AMOUNT_LIMIT } from '../state/limits.ts';
import { coinsOf } from '../state/resources.ts';
import { selectionBase, selectionLeft, selectionZone, sumOver } from './selections.ts';
import { isOwnedBy, lyingAt, ownersOf, tokensAt } from '../state/own-tokens.ts';
import { isSelfInPlay } from './self-in-play.ts';
import { hasRail, spread, spreadRails } from '../state/reach.ts';
import { isCellSelected } from './cell-selections.ts';
import { isInScope, joinScope, ofNetworks, ofRoutes, ofSeats } from '../state/seat-scope.ts';
import { NONE, type Tables } from '../state/tables.ts';
import { NO_BOUND } from '../state/codes.ts';
import type {
  AmountCode,
  CardsCode,
  CellCode,
  CellMore,
  FilterCode,
  NearCode,
  WayCode,
} from '../state/codes.ts';
import { ownedCount, unplacedCount, zoneCount } from '../state/zones.ts';

export function evalAmount(t: Tables, s: State, seat: number, level: number, operand: number): number {
  if (operand >= 0) return operand;
  const value = compute(t, s, seat, level, ~operand); // Below zero where the points of cards are.
  return value > AMOUNT_LIMIT ? AMOUNT_LIMIT : value < 0 ? 0 : value;
}

function compute(t: Tables, s: State, seat: number, level: number, index: number): number {
  const a = t.amounts[index];
  const { list } = a;
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
      return a.cells === null ? 0 : countCells(t, s, seat, level, a.cells, NONE);
    case 16:
      return countOwned(t, s, seat, level, a);
    case 17:
      return seat === s.data[SEAT] ? s.data[t.layout.turnCounts + a.who] : 0;
    case 19:
      return a.way === null || a.cells === null ? 0 : distance(t, s, seat, level, a.way, a.cells);
    case 20:
      return ofNetworks(t, s, seat, a.who);
    case 21:
      return ofRoutes(t, s, seat, a.who);
    case 22:
      return a.cells === null ? 0 : countTokens(t, s, seat, level, a, a.cells);
    default: {
      let rest = evalAmount(t, s, seat, level, list[0]);
      for (let i = 1; i < list.length; i++)
        rest = Math.trunc(rest / Math.max(1, evalAmount(t, s, seat, level, list[i])));
      return rest;
    }
  }
}

/** Everybody knows what a seat owns, since every gain was seen. */
function countOwned(t: Tables, s: State, seat: number, level: number, a: AmountCode): number {
  let of = -1;
  for (let p = 0; p < t.seats; p++) {
    if (!isInScope(a.who, seat, p)) continue;
    let count = 0;
    for (let k = 0; k < t.kinds; k++)
      if (a.filter === null || matches(t, s, seat, level, a.filter, k)) count += ownedCount(t, s, p, k);
    of = joinScope(a.who, of, count);
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
export function countCards(t: Tables, s: State, seat: number, level: number, c: CardsCode): number {
  let sum = 0;
  for (let k = 0; k < t.kinds; k++) {
    if (c.from === 'selection') {
      const chosen = s.data[selectionBase(t, level, c.selection) + k];
      if (chosen > 0 && (c.filter === null || matches(t, s, seat, level, c.filter, k))) sum += chosen;
    } else sum += cardsOfKind(t, s, seat, level, NONE, c, k);
  }
  return sum;
}

/** Before cells are asked one after the other: what is near, and what hangs together. */
export function beginCells(t: Tables, s: State, seat: number, level: number, f: CellCode): void {
  if (f.more === null) return;
  const { near, connected, any, not } = f.more;
  for (let i = 0; i < any.length; i++) beginCells(t, s, seat, level, any[i]);
  if (not !== null) beginCells(t, s, seat, level, not);
  if (near !== null) {
    const most = near.atMost === NO_BOUND ? t.cells : evalAmount(t, s, seat, level, near.atMost);
    spread(t, near.steps, startSteps(t, s, seat, level, near, false), most);
  }
  if (connected === null) return;
  spreadRails(t, s, seat, connected.steps, startSteps(t, s, seat, level, connected, true));
}

/** Steps begin at all cells that match, or at those with own rails. */
function startSteps(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  { of, steps }: WayCode,
  onRails: boolean,
): number {
  beginCells(t, s, seat, level, of);
  steps.fill(-1);
  let n = 0;
  for (let c = 0; c < t.cells; c++) {
    if ((onRails && !hasRail(t, s, seat, c)) || !fitsCells(t, s, seat, level, of, c)) continue;
    steps[c] = 0;
    t.reached[n++] = c;
  }
  return n;
}

export function fitsCells(
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
    if ((f.rails === 0 ? rails & own : f.rails === 1 ? rails & ~own : rails) === 0) return false;
  }
  return f.more === null || fitsMore(t, s, seat, level, f.more, cell);
}

function fitsMore(t: Tables, s: State, seat: number, level: number, f: CellMore, cell: number): boolean {
  if (f.near !== null && !isNear(t, s, seat, level, f.near, cell)) return false;
  if (f.not !== null && fitsCells(t, s, seat, level, f.not, cell)) return false;
  if (f.tokens.length > 0 && !fitsTokens(t, s, seat, level, f, cell)) return false;
  if (f.connected !== null && f.connected.steps[cell] < 0) return false;
  if (f.selection !== NONE && !isCellSelected(t, s, level, f.selection, cell)) return false;
  for (let i = 0; i < f.any.length; i++) if (fitsCells(t, s, seat, level, f.any[i], cell)) return true;
  return f.any.length === 0;
}

function fitsTokens(t: Tables, s: State, seat: number, level: number, f: CellMore, cell: number): boolean {
  for (let i = 0; i < f.tokens.length; i++) {
    const { atLeast, atMost } = f.tokens[i];
    const lying = lyingAt(t, s, seat, f.tokens[i], cell);
    if (atLeast !== NO_BOUND && lying < evalAmount(t, s, seat, level, atLeast)) return false;
    if (atMost !== NO_BOUND && lying > evalAmount(t, s, seat, level, atMost)) return false;
  }
  return true;
}

/** Where no way leads from any of those cells, the distance is beyond every bound. */
function isNear(t: Tables, s: State, seat: number, level: number, f: NearCode, cell: number): boolean {
  const steps = f.steps[cell];
  if (steps < 0) return f.atMost === NO_BOUND;
  return f.atLeast === NO_BOUND || steps >= evalAmount(t, s, seat, level, f.atLeast);
}

/** Matching cells, or what a list of numbers by cell in the state has for them. */
function countCells(t: Tables, s: State, seat: number, level: number, f: CellCode, list: number): number {
  let count = 0;
  beginCells(t, s, seat, level, f);
  for (let c = 0; c < t.cells; c++)
    if (fitsCells(t, s, seat, level, f, c)) count += list === NONE ? 1 : s.data[list + c];
  return count;
}

/** Tokens of a pack's own kind on matching cells. */
function countTokens(t: Tables, s: State, seat: number, level: number, a: AmountCode, f: CellCode): number {
  let of = -1;
  for (let owner = 0; owner < ownersOf(t, a.token); owner++)
    if (isOwnedBy(t, a.token, a.who, seat, owner))
      of = joinScope(a.who, of, countCells(t, s, seat, level, f, tokensAt(t, a.token, owner, 0)));
  return of;
}

/** Fewest steps from one of the cells to one of the others. */
function distance(t: Tables, s: State, seat: number, level: number, way: WayCode, to: CellCode): number {
  const { steps } = way;
  spread(t, steps, startSteps(t, s, seat, level, way, false), t.cells);
  beginCells(t, s, seat, level, to);
  let least = -1;
  for (let c = 0; c < t.cells; c++)
    if (steps[c] >= 0 && (least < 0 || steps[c] < least) && fitsCells(t, s, seat, level, to, c))
      least = steps[c];
  return Math.max(0, least);
}

/** Rail tokens on matching cells: those of the side the filter names, or everybody's. */
function countRails(t: Tables, s: State, seat: number, level: number, f: CellCode): number {
  const own = 1 << seat;
  let sum = 0;
  beginCells(t, s, seat, level, f);
  for (let c = 0; c < t.cells; c++) {
    const rails = s.data[t.layout.rails + c];
    if (rails === 0 || !fitsCells(t, s, seat, level, f, c)) continue;
    let counted = f.rails === 0 ? rails & own : f.rails === 1 ? rails & ~own : rails;
    for (; counted !== 0; counted &= counted - 1) sum++;
  }
  return sum;
}

function countStations(t: Tables, s: State, seat: number, level: number, f: CellCode): number {
  let sum = 0;
  beginCells(t, s, seat, level, f);
  for (let i = 0; i < t.cities.length; i++)
    if (fitsCells(t, s, seat, level, f, t.cities[i])) sum += s.data[t.layout.stations + t.cities[i]];
  return sum;
}
