// The seats that an amount counts for, and how the counts of several seats are combined.
import type { State } from '../../core/state.ts';
import { RAILS_LEFT, SCORE } from './layout.ts';
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

/** The seats of a side as bits. */
export function seatsOf(t: Tables, who: number, seat: number): number {
  const all = (1 << t.seats) - 1;
  return who === OWN ? 1 << seat : who === ALL ? all : all & ~(1 << seat);
}

/** The amount of a side, folded over its seats one by one; starts from -1. */
export function joinScope(who: number, soFar: number, more: number): number {
  if (soFar < 0) return more;
  return who === MOST_OF ? Math.max(soFar, more) : who === FEWEST_OF ? Math.min(soFar, more) : soFar + more;
}

/**
 * What a side `who` (an index into SIDES) of `seat` has: the sum over its seats, or the greatest or least for `MOST_OF` and
 * `FEWEST_OF`; -1 if it has no seat.
 */
export function ofSide(
  t: Tables,
  s: State,
  seat: number,
  who: number,
  count: (t: Tables, s: State, seat: number) => number,
): number {
  let of = -1;
  for (let p = 0; p < t.seats; p++) if (isInScope(who, seat, p)) of = joinScope(who, of, count(t, s, p));
  return of;
}

export const railsLeft = (t: Tables, s: State, seat: number): number =>
  s.data[seatBase(t, seat) + RAILS_LEFT];
export const points = (t: Tables, s: State, seat: number): number => s.data[seatBase(t, seat) + SCORE];

/** The routes that a seat has claimed. */
export function claimed(t: Tables, s: State, seat: number): number {
  let count = 0;
  for (let i = 0; i < t.routes.length; i++) count += (s.data[t.layout.routes + i] >> seat) & 1;
  return count;
}
