// Evaluates amounts, filters and card references of compiled effects. An operand is a number from zero, or ~index of an expression.
import type { State } from '../../core/state.ts';
import { SUPPLY_COUNTS } from '../state/layout.ts';
import { AMOUNT_LIMIT } from '../state/limits.ts';
import { selectionBase, selectionLeft, selectionZone } from './selections.ts';
import { lyingAt } from '../state/own-tokens.ts';
import { isSelfInPlay } from './self-in-play.ts';
import { forget, spread, spreadRails } from '../state/reach.ts';
import { isCellSelected } from './cell-selections.ts';
import { NONE, type Tables } from '../state/tables.ts';
import { NO_BOUND } from '../state/codes.ts';
import type { Bounds, CardsCode, CellCode, CellMore, FilterCode, NearCode, WayCode } from '../state/codes.ts';
import { unplacedCount, zoneCount } from '../state/zones.ts';

export function evalAmount(t: Tables, s: State, seat: number, level: number, operand: number): number {
  if (operand >= 0) return operand;
  const amount = t.amounts[~operand];
  const value = t.measures[amount.op](t, s, seat, level, amount); // Below zero where the points of cards are.
  return value > AMOUNT_LIMIT ? AMOUNT_LIMIT : value < 0 ? 0 : value;
}

/** Some cards of one kind, or one if those of one kind count once. */
export const tally = (count: number, different: boolean): number => (different && count > 1 ? 1 : count);

/** Whether a number is within bounds, of which either may be missing. */
export function isWithin(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  { atLeast, atMost }: Bounds,
  value: number,
): boolean {
  if (atLeast !== NO_BOUND && value < evalAmount(t, s, seat, level, atLeast)) return false;
  return atMost === NO_BOUND || value <= evalAmount(t, s, seat, level, atMost);
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
    const bound = f.bounds[i];
    if (!isWithin(t, s, seat, level, bound, bound.of[kind])) return false;
  }
  if (f.sameAs !== NONE && s.data[selectionBase(t, level, f.sameAs) + kind] === 0) return false;
  if (f.inSupply && s.data[SUPPLY_COUNTS + kind] === 0) return false;
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

/**
 * How many cards a reference stands for, or how many `different` ones. A selection counts what was selected, wherever the cards are now.
 */
export function countCards(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  c: CardsCode,
  different: boolean,
): number {
  let sum = 0;
  for (let k = 0; k < t.kinds; k++) sum += tally(countKind(t, s, seat, level, c, k), different);
  return sum;
}

/** Those of one kind. */
export function countKind(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  c: CardsCode,
  kind: number,
): number {
  if (c.from !== 'selection') return cardsOfKind(t, s, seat, level, NONE, c, kind);
  const chosen = s.data[selectionBase(t, level, c.selection) + kind];
  return chosen > 0 && (c.filter === null || matches(t, s, seat, level, c.filter, kind)) ? chosen : 0;
}

/** Before cells are asked one after the other: what is near, and what hangs together. */
export function beginCells(t: Tables, s: State, seat: number, level: number, f: CellCode): void {
  if (f.more === null) return;
  const { near, connected, any, not } = f.more;
  for (let i = 0; i < any.length; i++) beginCells(t, s, seat, level, any[i]);
  if (not !== null) beginCells(t, s, seat, level, not);
  if (near !== null) {
    const most = near.atMost === NO_BOUND ? t.cells : evalAmount(t, s, seat, level, near.atMost);
    spread(t, near.search, startSteps(t, s, seat, level, near, 0), most);
  }
  if (connected === null) return;
  spreadRails(t, s, seat, connected.search, startSteps(t, s, seat, level, connected, 1 << seat));
}

/** Steps begin at all cells that match, or at those with rails of some seats, as bits. */
export function startSteps(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  { of, search }: WayCode,
  seats: number,
): number {
  beginCells(t, s, seat, level, of);
  const { steps, reached } = search;
  forget(search);
  let n = 0;
  for (let c = 0; c < t.cells; c++) {
    if ((seats !== 0 && (s.data[t.layout.rails + c] & seats) === 0) || !fitsCells(t, s, seat, level, of, c))
      continue;
    steps[c] = 0;
    reached[n++] = c;
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
  if (f.connected !== null && f.connected.search.steps[cell] < 0) return false;
  if (f.selection !== NONE && !isCellSelected(t, s, level, f.selection, cell)) return false;
  for (let i = 0; i < f.any.length; i++) if (fitsCells(t, s, seat, level, f.any[i], cell)) return true;
  return f.any.length === 0;
}

function fitsTokens(t: Tables, s: State, seat: number, level: number, f: CellMore, cell: number): boolean {
  for (let i = 0; i < f.tokens.length; i++) {
    const bound = f.tokens[i];
    if (!isWithin(t, s, seat, level, bound, lyingAt(t, s, seat, bound.kind, bound.who, cell))) return false;
  }
  return true;
}

/** Where no way leads from any of those cells, the distance is beyond every bound. */
function isNear(t: Tables, s: State, seat: number, level: number, f: NearCode, cell: number): boolean {
  const steps = f.search.steps[cell];
  if (steps < 0) return f.atMost === NO_BOUND;
  return f.atLeast === NO_BOUND || steps >= evalAmount(t, s, seat, level, f.atLeast);
}
