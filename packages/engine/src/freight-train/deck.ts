// The deck is a number of cars of each type that lie in it, how many are above the part with the Trains Leave card, and
// whether that card is still there. An order comes into being only when a card is drawn, with the odds of a shuffle.
import { randomBelow } from '../core/rng.ts';
import type { State } from '../core/state.ts';
import { DAY, DECK, LEAVE_DRAWN, LOWER, UPPER } from './layout.ts';
import type { Rules } from './rules.ts';
import { enter } from './sidings.ts';

export function deckCars(d: Int16Array): number {
  return d[UPPER] + d[LOWER];
}

/** A deck with nothing but the Trains Leave card in it still has a card to draw. */
export function deckIsEmpty(d: Int16Array): boolean {
  return deckCars(d) === 0 && d[LEAVE_DRAWN] !== 0;
}

/** Puts the Trains Leave card among the lowest part of today's deck: one of `split` equal parts, rounded down. */
export function splitDeck(r: Rules, d: Int16Array): void {
  const cars = deckCars(d);
  const lower = Math.trunc(cars / r.day(d[DAY]).split);
  d[UPPER] = cars - lower;
  d[LOWER] = lower;
  d[LEAVE_DRAWN] = 0;
}

/** Takes a car out of the deck at random; it must hold one. */
function drawCar(s: State, lower: boolean): number {
  const d = s.data;
  let rest = randomBelow(s.rng, deckCars(d));
  d[lower ? LOWER : UPPER]--;
  let type = 0;
  while (rest >= d[DECK + type]) rest -= d[DECK + type++];
  d[DECK + type]--;
  return type;
}

/** The next card from the top: a car type, or -1 for the Trains Leave card. The deck must not be empty. */
function drawCard(s: State): number {
  const d = s.data;
  if (d[UPPER] !== 0) return drawCar(s, false);
  // It lies among the lower cars, anywhere with equal odds; of `lower + 1` cards it is the top one once.
  if (d[LEAVE_DRAWN] === 0 && randomBelow(s.rng, d[LOWER] + 1) === 0) {
    d[LEAVE_DRAWN] = 1;
    return -1;
  }
  return drawCar(s, true);
}

/**
 * Fills a siding up with cards from the deck as far as they go; the Trains Leave card is replaced at once (F6).
 * Returns whether it came up.
 */
export function drawIntoSiding(s: State, siding: number, room: number): boolean {
  const d = s.data;
  let leaveCame = false;
  for (let placed = 0; placed < room && !deckIsEmpty(d);) {
    const card = drawCard(s);
    if (card < 0) leaveCame = true;
    else {
      enter(d, siding, card);
      placed++;
    }
  }
  return leaveCame;
}
