// Which round it is, and whose turn comes when in it.
import type { State } from '../../core/state.ts';
import { SEAT, TURN } from './layout.ts';
import type { Tables } from './tables.ts';

/** 1 in the first round, 0 before it. An extra turn counts as any other. */
export function roundOf(t: Tables, s: State): number {
  return Math.ceil(s.data[TURN] / t.seats);
}

/** A turn of the seat at hand begins. */
export function countOwnTurn(t: Tables, s: State): void {
  if (t.layout.ownTurns > 0) s.data[t.layout.ownTurns + s.data[SEAT]]++;
}

/** In a position laid out by hand, in which nobody has had an extra turn. */
export function placeOwnTurns(t: Tables, s: State): void {
  const place = placeInOrder(t, s, s.data[SEAT]);
  for (let seat = 0; t.layout.ownTurns > 0 && seat < t.seats; seat++)
    s.data[t.layout.ownTurns + seat] = roundOf(t, s) - (placeInOrder(t, s, seat) > place ? 1 : 0);
}

/** The order of turns changes by bids alone. */
export const BY_BIDS = 2;

/** Which turn of a round is that of a seat, from 0. */
export function placeInOrder(t: Tables, s: State, seat: number): number {
  if (t.turnOrder === 0) return seat;
  let place = 0;
  while (s.data[t.layout.order + place] !== seat) place++;
  return place;
}
