// Numbers of each card, cell or player, folded to one; and how many different ones there are.
import type { State } from '../../core/state.ts';
import { FIGURES, type AmountCode } from '../state/codes.ts';
import { isOwnedBy, lyingAt, ownersOf, tokensAt } from '../state/own-tokens.ts';
import { isInScope, joinScope } from '../state/seat-scope.ts';
import type { Measure, Tables } from '../state/tables.ts';
import { beginCells, countKind, evalAmount, fitsCells } from './evaluate.ts';

/** Joins the number of `count` things to what the ones before came to; undefined if there were none. */
type Join = (soFar: number | undefined, value: number, count: number) => number;

const OF_CARDS = FIGURES.indexOf('points');
const OF_TOKENS = FIGURES.indexOf('tokens');

/** The numbers of kinds that a figure of cards reads. */
export function numbersOf(t: Tables, { figure }: AmountCode): Int16Array {
  const of = FIGURES[figure];
  return of === 'cost' ? t.cost : of === 'value' ? t.value : t.points;
}

/** A measure of all cards, cells or players that an amount is about. */
export function over(join: Join): Measure {
  return (t, s, seat, level, a) => {
    if (a.figure <= OF_CARDS) return overCards(t, s, seat, level, a, join);
    return a.cells === null ? overSeats(t, s, seat, level, a, join) : overCells(t, s, seat, level, a, join);
  };
}

function overCards(t: Tables, s: State, seat: number, level: number, a: AmountCode, join: Join): number {
  let soFar: number | undefined;
  const numbers = numbersOf(t, a);
  for (let k = 0; k < t.kinds && a.cards !== null; k++) {
    const count = countKind(t, s, seat, level, a.cards, k);
    if (count > 0) soFar = join(soFar, numbers[k], count);
  }
  return soFar ?? 0;
}

function overCells(t: Tables, s: State, seat: number, level: number, a: AmountCode, join: Join): number {
  let soFar: number | undefined;
  if (a.cells === null) return 0;
  beginCells(t, s, seat, level, a.cells);
  for (let c = 0; c < t.cells; c++)
    if (fitsCells(t, s, seat, level, a.cells, c)) soFar = join(soFar, numberAt(t, s, seat, a, c), 1);
  return soFar ?? 0;
}

/** Of tokens that belong to players, those of a side: of one opponent, if it is the one with the most or the fewest there. */
function numberAt(
  t: Tables,
  s: State,
  seat: number,
  { figure, token, who }: AmountCode,
  cell: number,
): number {
  if (figure !== OF_TOKENS) return lyingAt(t, s, seat, token, who, cell);
  let of = -1;
  for (let owner = 0; owner < ownersOf(t, token); owner++)
    if (isOwnedBy(t, token, who, seat, owner))
      of = joinScope(who, of, s.data[tokensAt(t, token, owner, cell)]);
  return Math.max(0, of);
}

function overSeats(t: Tables, s: State, seat: number, level: number, a: AmountCode, join: Join): number {
  let soFar: number | undefined;
  for (let p = 0; p < t.seats; p++)
    if (isInScope(a.who, seat, p)) soFar = join(soFar, evalAmount(t, s, p, level, a.list[0]), 1);
  return soFar ?? 0;
}

/** How many sets have a cell or a card among those that an amount is about. */
export const variety: Measure = (t, s, seat, level, { cards, cells, sets }) => {
  let count = 0;
  if (cells !== null) beginCells(t, s, seat, level, cells);
  for (let i = 0; i < sets.length; i++) {
    const set = sets[i];
    let found = false;
    for (let at = 0; at < set.length && !found; at++)
      found =
        set[at] === 1 &&
        (cells !== null
          ? fitsCells(t, s, seat, level, cells, at)
          : cards !== null && countKind(t, s, seat, level, cards, at) > 0);
    if (found) count++;
  }
  return count;
};
