// The seats that an amount counts for, and how the counts of several seats are combined.
import type { State } from '../../core/state.ts';
import { largestNetwork } from './reach.ts';
import type { Tables } from './tables.ts';
import { seatBase } from './zones.ts';

// `who`: an index into SIDES.
export const OWN = 0;
export const OPPONENTS = 1;
export const ALL = 2;
const MOST_OF = 3;
const FEWEST_OF = 4;

/**
 * Whether seat `other` counts for seat `seat`. `who` is an index into SIDES; `MOST_OF` and `FEWEST_OF` count opponents.
 */
export function isInScope(who: number, seat: number, other: number): boolean {
  return who === ALL || (other === seat) === (who === OWN);
}

/** The amount of a side, folded over its seats one by one; starts from -1. */
export function joinScope(who: number, soFar: number, more: number): number {
  if (soFar < 0) return more;
  return who === MOST_OF ? Math.max(soFar, more) : who === FEWEST_OF ? Math.min(soFar, more) : soFar + more;
}

/**
 * Field number `field` of the seats' part of the state, combined over the side `who` (an index into SIDES) of `seat`: the sum, or
 * the greatest or least for `MOST_OF` and `FEWEST_OF`; -1 if the side has no seat.
 */
export function ofSeats(t: Tables, s: State, seat: number, who: number, field: number): number {
  let of = -1;
  for (let p = 0; p < t.seats; p++)
    if (isInScope(who, seat, p)) of = joinScope(who, of, s.data[seatBase(t, p) + field]);
  return of;
}

/** The same for the cells of each seat's largest network. */
export function ofNetworks(t: Tables, s: State, seat: number, who: number): number {
  let of = -1;
  for (let p = 0; p < t.seats; p++)
    if (isInScope(who, seat, p)) of = joinScope(who, of, largestNetwork(t, s, p));
  return of;
}

/** The same for the routes that each seat has claimed. */
export function ofRoutes(t: Tables, s: State, seat: number, who: number): number {
  let of = -1;
  for (let p = 0; p < t.seats; p++) {
    if (!isInScope(who, seat, p)) continue;
    let count = 0;
    for (let i = 0; i < t.routes.length; i++) count += (s.data[t.layout.routes + i] >> p) & 1;
    of = joinScope(who, of, count);
  }
  return of;
}
