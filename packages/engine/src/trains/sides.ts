// Whose things an amount counts, and how those of several seats come together.
import type { State } from '../core/state.ts';
import { largestNetwork } from './reach.ts';
import type { Tables } from './tables.ts';
import { seatBase } from './zones.ts';

// Whose: an index into SIDES.
export const OWN = 0;
export const OPPONENTS = 1;
export const ALL = 2;
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

export function ofSeats(t: Tables, s: State, seat: number, who: number, field: number): number {
  let of = -1;
  for (let p = 0; p < t.seats; p++)
    if (isOfSide(who, seat, p)) of = joinSide(who, of, s.data[seatBase(t, p) + field]);
  return of;
}

export function ofNetworks(t: Tables, s: State, seat: number, who: number): number {
  let of = -1;
  for (let p = 0; p < t.seats; p++)
    if (isOfSide(who, seat, p)) of = joinSide(who, of, largestNetwork(t, s, p));
  return of;
}

/** Routes that were claimed. */
export function ofRoutes(t: Tables, s: State, seat: number, who: number): number {
  let of = -1;
  for (let p = 0; p < t.seats; p++) {
    if (!isOfSide(who, seat, p)) continue;
    let count = 0;
    for (let i = 0; i < t.routes.length; i++) count += (s.data[t.layout.routes + i] >> p) & 1;
    of = joinSide(who, of, count);
  }
  return of;
}
