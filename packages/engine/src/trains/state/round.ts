// Which round it is, and whose turn comes when in it.
import type { State } from '../../core/state.ts';
import { TURN } from './layout.ts';
import type { Tables } from './tables.ts';

/** 1 in the first round, 0 before it. An extra turn counts as any other. */
export function roundOf(t: Tables, s: State): number {
  return Math.ceil(s.data[TURN] / t.seats);
}

/** Which turn of a round is that of a seat, from 0. */
export function placeInOrder(t: Tables, s: State, seat: number): number {
  if (t.turnOrder === 0) return seat;
  let place = 0;
  while (s.data[t.layout.order + place] !== seat) place++;
  return place;
}
