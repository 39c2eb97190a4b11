// Current prices, where cards make something cheaper or dearer, or forbid it. Printed costs stay the same: filters and `costOf` read
// those. No price is below zero.
import type { State } from '../../core/state.ts';
import { keptLevel } from '../effects/kept.ts';
import { cellMatches } from '../effects/cell-match.ts';
import { holds } from '../effects/conditions.ts';
import { evalAmount, matches } from '../effects/evaluate.ts';
import { isInScope } from '../state/seat-scope.ts';
import { COINS, LASTING, SEAT, SUPPLY_COUNTS } from '../state/layout.ts';
import { FORBIDDEN } from '../state/limits.ts';
import { lackFor } from '../state/own-resources.ts';
import { endUsed, ownerFor, use } from '../effects/lasting.ts';
import type { PriceCode } from '../state/codes.ts';
import type { Tables } from '../state/tables.ts';

// Whatever has a price or can be forbidden: an index into ACTS.
export const PRICED_CARDS = 0;
export const PRICED_RAILS = 1;
export const PRICED_STATIONS = 2;
const PLAYED = 3;
const BANS_PLAY = 1 << PLAYED;

/** A seat's price for a card of this kind; more than any number of coins if it is not for sale. */
export function cardPrice(t: Tables, s: State, seat: number, kind: number): number {
  return t.pricedCards ? changedPrice(t, s, seat, kind) : t.price[kind];
}

function changedPrice(t: Tables, s: State, seat: number, kind: number): number {
  const printed = t.price[kind];
  if (printed > t.cost[kind]) return printed;
  if (!isBuyer(t, s, seat, kind)) return FORBIDDEN;
  const { cheaper, dearer } = t.ownPrices[kind];
  const own = evalAmount(t, s, seat, 0, dearer) - evalAmount(t, s, seat, 0, cheaper);
  const more = change(t, s, seat, PRICED_CARDS, kind);
  return more === FORBIDDEN ? FORBIDDEN : Math.max(0, printed + own + more);
}

/** Whether a seat meets the card's own condition for buying it. */
export function isBuyer(t: Tables, s: State, seat: number, kind: number): boolean {
  const { buyIf } = t.ownPrices[kind];
  return buyIf === null || holds(t, s, seat, 0, buyIf);
}

/** Whether the seat whose turn it is finds such a card in the supply and can pay for it. */
export function canBuy(t: Tables, s: State, kind: number): boolean {
  const d = s.data;
  return (
    d[SUPPLY_COUNTS + kind] > 0 &&
    cardPrice(t, s, d[SEAT], kind) <= d[COINS] &&
    (t.resources === null || lackFor(t, s, d[SEAT], kind) === undefined)
  );
}

/** Whether nothing forbids a seat to play a card of this kind from the hand. */
export function mayPlay(t: Tables, s: State, seat: number, kind: number): boolean {
  return (t.bans & BANS_PLAY) === 0 || !isForbidden(t, s, seat, PLAYED, kind);
}

/** Whether a seat cannot do something, an index into ACTS, with a card or on a cell. */
export function isForbidden(t: Tables, s: State, seat: number, act: number, thing: number): boolean {
  return (
    (act === PRICED_CARDS && !isBuyer(t, s, seat, thing)) || change(t, s, seat, act, thing) === FORBIDDEN
  );
}

/** Surcharge of lasting effects on the price of a card, or of a rail or station on a cell; FORBIDDEN if one of them forbids it. */
export function change(t: Tables, s: State, seat: number, what: number, thing: number): number {
  const d = s.data;
  let sum = 0;
  for (let i = 0; i < d[LASTING]; i++) {
    const prices = t.prices[d[t.layout.lasting + i * 2]];
    if (prices.length === 0) continue;
    const owner = ownerFor(t, s, i, seat);
    for (let j = 0; j < prices.length; j++) {
      const p = prices[j];
      if (!isAbout(t, s, p, owner, seat, i, what, thing)) continue;
      if (p.sign === 0) return FORBIDDEN;
      sum += p.sign * evalAmount(t, s, owner, keptLevel(t, i), p.by);
    }
  }
  return sum;
}

function isAbout(
  t: Tables,
  s: State,
  p: PriceCode,
  owner: number,
  seat: number,
  entry: number,
  what: number,
  thing: number,
): boolean {
  if (p.what !== what || !isInScope(p.who, owner, seat)) return false;
  const level = keptLevel(t, entry);
  if (what === PRICED_CARDS || what === PLAYED)
    return p.filter === null || matches(t, s, owner, level, p.filter, thing);
  return p.cells === null || cellMatches(t, s, owner, level, p.cells, thing);
}

/** Something was paid for: prices that hold only a number of times have held once more. Only where `t.usedUp`. */
export function usePrices(t: Tables, s: State, seat: number, what: number, thing: number): void {
  const d = s.data;
  for (let i = 0; i < d[LASTING]; i++) {
    const owner = ownerFor(t, s, i, seat);
    const prices = t.prices[d[t.layout.lasting + i * 2]];
    for (let j = 0; j < prices.length; j++)
      if (isAbout(t, s, prices[j], owner, seat, i, what, thing)) use(t, s, i);
  }
  endUsed(t, s);
}
