// What each form of an amount comes to.
import type { State } from '../../core/state.ts';
import type { AmountCode, AmountForm, CellCode } from '../state/codes.ts';
import { SEAT } from '../state/layout.ts';
import { AMOUNT_LIMIT } from '../state/limits.ts';
import { isOwnedBy, ownersOf, tokensAt } from '../state/own-tokens.ts';
import { resourceOf } from '../state/own-resources.ts';
import { longestTrail } from '../state/longest-trail.ts';
import { largestNetwork, longestLine, step, stepAlong } from '../state/reach.ts';
import { coinsOf } from '../state/resources.ts';
import { placeInOrder, roundOf } from '../state/round.ts';
import { claimed, isInScope, joinScope, ofSide, points, railsLeft, seatsOf } from '../state/seat-scope.ts';
import { NONE, type Measure, type Tables } from '../state/tables.ts';
import { ownedCount } from '../state/zones.ts';
import { beginCells, countCards, evalAmount, fitsCells, matches, startSteps, tally } from './evaluate.ts';
import { over, variety } from './figures.ts';
import { sumOver } from './selections.ts';

export const MEASURES: Readonly<Record<AmountForm, Measure>> = {
  count: (t, s, seat, level, { cards }) => (cards === null ? 0 : countCards(t, s, seat, level, cards, false)),
  different: (t, s, seat, level, { cards }) =>
    cards === null ? 0 : countCards(t, s, seat, level, cards, true),
  costOf: (t, s, _seat, level, a) => sumOver(t, s, level, a.selection, t.cost),
  valueOf: (t, s, _seat, level, a) => sumOver(t, s, level, a.selection, t.value),
  pointsOf: (t, s, _seat, level, a) => sumOver(t, s, level, a.selection, t.points),
  coins: (_t, s, seat) => coinsOf(s, seat),
  rails: countRails,
  stations: (t, s, seat, level, a) => countCells(t, s, seat, level, a.cells, t.layout.stations),
  cells: (t, s, seat, level, a) => countCells(t, s, seat, level, a.cells, NONE),
  distance,
  network: (t, s, seat, _level, a) => ofSide(t, s, seat, a.who, largestNetwork),
  line: (t, s, seat, _level, a) => ofSide(t, s, seat, a.who, longestLine),
  trail,
  owned: countOwned,
  turn: (t, s, seat, _level, a) => (seat === s.data[SEAT] ? s.data[t.layout.turnCounts + a.who] : 0),
  tokens: countTokens,
  resources: (t, s, seat, _level, a) =>
    ofSide(t, s, seat, a.who, (_t, _s, of) => resourceOf(t, s, of, a.token)),
  railsLeft: (t, s, seat, _level, a) => ofSide(t, s, seat, a.who, railsLeft),
  score: (t, s, seat, _level, a) => ofSide(t, s, seat, a.who, points),
  routes: (t, s, seat, _level, a) => ofSide(t, s, seat, a.who, claimed),
  round: (t, s) => roundOf(t, s),
  ownTurn: (t, s, seat) => s.data[t.layout.ownTurns + seat],
  turnOrder: (t, s, seat) => placeInOrder(t, s, seat) + 1,
  players: (t) => t.seats,
  highest: over((soFar, value) => Math.max(soFar ?? value, value)),
  lowest: over((soFar, value) => Math.min(soFar ?? value, value)),
  total: over((soFar = 0, value, count) => Math.min(AMOUNT_LIMIT, soFar + value * count)),
  variety,
  sum: fold((sum, value) => sum + value),
  minus: fold((rest, value) => rest - value),
  times: fold((product, value) => Math.min(AMOUNT_LIMIT, product * value)),
  divide: fold((rest, value) => Math.trunc(rest / Math.max(1, value))),
  half: (t, s, seat, level, a) => evalAmount(t, s, seat, level, a.list[0]) >> 1,
  min: fold(Math.min),
  max: fold(Math.max),
};

/** From the first of a list on, each of the others is joined to what the ones before came to. */
function fold(join: (soFar: number, next: number) => number): Measure {
  return (t, s, seat, level, { list }) => {
    let soFar = evalAmount(t, s, seat, level, list[0]);
    for (let i = 1; i < list.length; i++) soFar = join(soFar, evalAmount(t, s, seat, level, list[i]));
    return soFar;
  };
}

/** The longest trails of a side. */
function trail(t: Tables, s: State, seat: number, _level: number, a: AmountCode): number {
  let of = -1;
  for (let p = 0; p < t.seats; p++)
    if (a.search !== null && isInScope(a.who, seat, p))
      of = joinScope(a.who, of, longestTrail(t, s, p, a.search));
  return of;
}

/** Everybody knows what a seat owns, since every gain was seen. */
function countOwned(t: Tables, s: State, seat: number, level: number, a: AmountCode): number {
  let of = -1;
  for (let p = 0; p < t.seats; p++) {
    if (!isInScope(a.who, seat, p)) continue;
    let count = 0;
    for (let k = 0; k < t.kinds; k++)
      if (a.filter === null || matches(t, s, seat, level, a.filter, k))
        count += tally(ownedCount(t, s, p, k), a.different);
    of = joinScope(a.who, of, count);
  }
  return of;
}

/** Matching cells, or what a list of numbers by cell in the state has for them. */
function countCells(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  f: CellCode | null,
  list: number,
): number {
  if (f === null) return 0;
  let count = 0;
  beginCells(t, s, seat, level, f);
  for (let c = 0; c < t.cells; c++)
    if (fitsCells(t, s, seat, level, f, c)) count += list === NONE ? 1 : s.data[list + c];
  return count;
}

/** Tokens of a pack's own kind on matching cells. */
function countTokens(t: Tables, s: State, seat: number, level: number, a: AmountCode): number {
  let of = -1;
  for (let owner = 0; owner < ownersOf(t, a.token); owner++)
    if (isOwnedBy(t, a.token, a.who, seat, owner))
      of = joinScope(a.who, of, countCells(t, s, seat, level, a.cells, tokensAt(t, a.token, owner, 0)));
  return of;
}

/** Fewest steps from one of the cells to one of the others, over any cells or along rails. */
function distance(t: Tables, s: State, seat: number, level: number, a: AmountCode): number {
  const { way, cells: to, who } = a;
  if (way === null || to === null) return 0;
  const { search } = way;
  const seats = who === NONE ? 0 : seatsOf(t, who, seat);
  beginCells(t, s, seat, level, to);
  let end = startSteps(t, s, seat, level, way, seats);
  // The nearest are reached first.
  for (let i = 0; i < end; i++) {
    const c = search.reached[i];
    if (fitsCells(t, s, seat, level, to, c)) return search.steps[c];
    end = who === NONE ? step(t, search, c, end) : stepAlong(t, s, seats, search, c, end);
  }
  return 0;
}

/** Rail tokens on matching cells: those of the side the filter names, or everybody's. */
function countRails(t: Tables, s: State, seat: number, level: number, { cells: f }: AmountCode): number {
  if (f === null) return 0;
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
