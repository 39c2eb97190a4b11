// Bids for the order of turns: before each round but the first, seats bid a resource, in the order of turns so far, each more than the
// highest bid, or pass. Whoever passes takes the last place left, and pays its own bid; the seat in the last place pays nothing.
import type { State } from '../../core/state.ts';
import { announceResource, EVENT_PAY_RESOURCE } from '../effects/triggers.ts';
import { nextLevel, pushFrame } from '../effects/stack.ts';
import { log } from '../state/events.ts';
import { F_SEAT, SEAT } from '../state/layout.ts';
import { resourceAt, resourceOf } from '../state/own-resources.ts';
import { placeInOrder } from '../state/round.ts';
import { N_A, NODE, NONE, type Tables } from '../state/tables.ts';
import { viewOrder } from './turn-order.ts';

/** The most by which a bid is raised at once. */
const RAISE = 10;

/** Choices are bids, or this. */
export const PASS = 0;

const bidAt = (t: Tables, seat: number): number => t.layout.bids + seat;
/** 1 + the place that a seat has taken; 0 while it is bidding. */
const placeAt = (t: Tables, seat: number): number => t.layout.bids + t.seats + seat;

const resourceBid = (t: Tables): number => t.nodes[t.ruleNodes.bid * NODE + N_A];

/** Begins with the seat at hand, which is the first of the round so far. */
export function startBids(t: Tables, s: State): void {
  pushFrame(t, s, t.ruleNodes.bid, s.data[SEAT], nextLevel(t, s), t.waste);
}

export function highestBid(t: Tables, s: State): number {
  let highest = 0;
  for (let seat = 0; seat < t.seats; seat++) highest = Math.max(highest, s.data[bidAt(t, seat)]);
  return highest;
}

/** Seats that have not passed. */
export function biddersLeft(t: Tables, s: State): number {
  let n = 0;
  for (let seat = 0; seat < t.seats; seat++) if (s.data[placeAt(t, seat)] === 0) n++;
  return n;
}

/** How many of what is bid a seat has. */
export const fundsOf = (t: Tables, s: State, seat: number): number => resourceOf(t, s, seat, resourceBid(t));

/** The least and the most that a seat can bid; the most is below the least if it must pass. */
export function bidBounds(t: Tables, s: State, seat: number): readonly [least: number, most: number] {
  const highest = highestBid(t, s);
  return [highest + 1, Math.min(highest + RAISE, fundsOf(t, s, seat))];
}

export function placeBid(t: Tables, s: State, f: number, bid: number): void {
  const seat = s.data[f + F_SEAT];
  s.data[bidAt(t, seat)] = bid;
  if (s.events !== null) log(s, { type: 'bid', seat, resource: bidOf(t), count: bid });
  goOn(t, s, f);
}

/** The seat takes the last place left, and pays. Triggers of that come next. */
export function passBid(t: Tables, s: State, f: number): void {
  const d = s.data;
  const seat = d[f + F_SEAT];
  const place = biddersLeft(t, s);
  const paid = place === t.seats ? 0 : d[bidAt(t, seat)];
  d[placeAt(t, seat)] = place;
  if (s.events !== null) log(s, { type: 'place', seat, place });
  goOn(t, s, f);
  if (paid === 0) return;
  const resource = resourceBid(t);
  d[resourceAt(t, seat, resource)] -= paid;
  if (s.events !== null) log(s, { type: 'pay-resource', seat, resource: bidOf(t), count: paid });
  announceResource(t, s, EVENT_PAY_RESOURCE, seat, resource, nextLevel(t, s));
}

/** The next seat in order that has not passed is asked. */
function goOn(t: Tables, s: State, f: number): void {
  const { order } = t.layout;
  let place = placeInOrder(t, s, s.data[f + F_SEAT]);
  for (let i = 0; i < t.seats; i++) {
    place = place + 1 === t.seats ? 0 : place + 1;
    const seat = s.data[order + place];
    if (s.data[placeAt(t, seat)] !== 0) continue;
    s.data[f + F_SEAT] = seat;
    return;
  }
}

/** Once all have their places: these are the order of turns. */
export function endBids(t: Tables, s: State): void {
  const d = s.data;
  const { order, bids } = t.layout;
  for (let seat = 0; seat < t.seats; seat++) d[order + d[placeAt(t, seat)] - 1] = seat;
  d.fill(0, bids, bids + 2 * t.seats);
  d[SEAT] = d[order];
  if (s.events !== null) log(s, { type: 'turn-order', seat: d[order], order: viewOrder(t, s) });
}

const bidOf = (t: Tables): string | undefined => t.resources?.ids[resourceBid(t)];

/** For people: what is bid, the highest bid, and the place that whoever passes takes. */
export const bidDetail = (t: Tables, s: State): Record<string, unknown> => ({
  resource: bidOf(t),
  highest: highestBid(t, s),
  place: biddersLeft(t, s),
});

/** By seat: its last bid, and its place once it has passed, 0 for none. */
export const bidOfSeat = (t: Tables, s: State, seat: number): readonly [bid: number, place: number] => [
  s.data[bidAt(t, seat)],
  s.data[placeAt(t, seat)],
];

/** Whether seats bid in this game. */
export const hasBids = (t: Tables): boolean => t.ruleNodes.bid !== NONE;
