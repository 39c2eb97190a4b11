// The order of turns, in games where points decide it before each round, or bids do (see bids.ts): of the state, which has the seats in
// their order. The first round goes round the table.
import type { State } from '../../core/state.ts';
import { log } from '../state/events.ts';
import { BY_BIDS, placeInOrder } from '../state/round.ts';
import type { Tables } from '../state/tables.ts';
import { totalScore } from './scoring.ts';

/** Before the first round. */
export function startOrder(t: Tables, s: State): void {
  for (let seat = 0; seat < t.seats; seat++) s.data[t.layout.order + seat] = seat;
}

/** The seat with the next turn; only where the order changes, which it does after the last one of a round. */
export function nextInOrder(t: Tables, s: State, seat: number): number {
  const place = placeInOrder(t, s, seat) + 1;
  if (place === t.seats && t.turnOrder !== BY_BIDS) sortSeats(t, s);
  return s.data[t.layout.order + (place === t.seats ? 0 : place)];
}

/** A stable sort: seats with as many points stay as they were. */
function sortSeats(t: Tables, s: State): void {
  const d = s.data;
  const { order } = t.layout;
  for (let i = 1; i < t.seats; i++) {
    const seat = d[order + i];
    const points = t.turnOrder * totalScore(t, s, seat);
    let at = order + i;
    for (; at > order && t.turnOrder * totalScore(t, s, d[at - 1]) > points; at--) d[at] = d[at - 1];
    d[at] = seat;
  }
  if (s.events !== null) log(s, { type: 'turn-order', seat: d[order], order: viewOrder(t, s) });
}

/** The seats in their order. */
export function viewOrder(t: Tables, s: State): number[] {
  return [...s.data.subarray(t.layout.order, t.layout.order + t.seats)];
}
