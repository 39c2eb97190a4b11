// A position of Freight Train as the seat that is asked sees it. All cards lie open; the order of the deck is hidden from all seats.
import { addFeature, type Sparse } from '../../core/observer.ts';
import type { State } from '../../core/state.ts';
import {
  CALLED,
  CHIPS,
  DAY,
  DECK,
  FILLED,
  FIRST,
  IDLE_TURNS,
  LEAVE_DRAWN,
  LOWER,
  MIXED_CARS,
  ROUND,
  STAGE,
  STEP,
  TABLE_CARS,
  TURNS_DONE,
  UPPER,
  YARD_CARS,
} from '../layout.ts';
import { mainCars } from '../room.ts';
import { payOf, yardPay } from '../standing.ts';
import { DAYS, LEADS, STEPS, type FreightTrainFeatures } from './features.ts';
import type { Prospects } from './prospects.ts';

type At = FreightTrainFeatures['at'];

export const bound = (value: number): number => (value > 8 ? 8 : value < -8 ? -8 : value);

export function observe({ at }: FreightTrainFeatures, o: Prospects, s: State, out: Sparse): void {
  const r = o.rules;
  const d = s.data;
  addFeature(out, at.stage + d[STAGE], 1);
  addFeature(out, at.step + Math.min(STEPS - 1, d[STEP]), 1);
  addFeature(out, at.day + Math.min(DAYS - 1, d[DAY]), 1);
  observeCourse(at, o, d, out);
  for (let type = 0; type < r.types; type++) {
    if (d[DECK + type] > 0) addFeature(out, at.deck + type, d[DECK + type] / r.cards);
    if (d[r.at.table + type] > 0) addFeature(out, at.table + type, Math.min(8, d[r.at.table + type]));
  }
  for (let siding = 0; siding < r.mainSidings; siding++)
    observeSiding(d, r.mainAt(siding), at.main[siding], out);
  let best = -Infinity;
  for (let k = r.seats - 1; k >= 0; k--) {
    const total = observeSeat(at, o, d, k, out);
    if (k > 0) best = Math.max(best, total);
    else addFeature(out, at.misc + 12, bound((total - best) / 8));
  }
  observeLeads(at, o, out);
}

/** How far the day is, and what may still come. */
function observeCourse(at: At, o: Prospects, d: Int16Array, out: Sparse): void {
  const r = o.rules;
  const day = r.day(d[DAY]);
  const put = (i: number, value: number): void => {
    if (value !== 0) addFeature(out, at.misc + i, bound(value));
  };
  const cards = r.cards * r.types;
  put(0, (2 * d[UPPER]) / cards);
  put(1, (2 * d[LOWER]) / cards);
  put(2, d[LEAVE_DRAWN]);
  put(3, d[FILLED]);
  put(4, d[ROUND] / 10);
  put(5, (r.seats - d[TURNS_DONE]) / r.seats);
  put(6, (4 * mainCars(r, d)) / (r.mainSidings * r.mainSpaces));
  put(7, yardPay(day, 4));
  put(8, d[IDLE_TURNS] / r.seats);
  put(9, day.call ? 1 : 0);
  put(10, Math.min(8, d[TABLE_CARS] / 2));
  put(11, d[UPPER] + d[LOWER] < 10 ? 1 : 0);
}

/** A siding by what stands where: the car in front counts most, each behind it half as much. */
function observeSiding(d: Int16Array, at: number, first: number, out: Sparse): void {
  for (let i = at + d[at], value = 0.5; i > at; i--, value /= 2) addFeature(out, first + d[i], value);
}

/** The seat `k` places after the own one; returns its chips with those the day would pay. */
function observeSeat(at: At, o: Prospects, d: Int16Array, k: number, out: Sparse): number {
  const r = o.rules;
  const seat = (o.seat + k) % r.seats;
  const base = r.seatAt(seat);
  const first = at.seats[k];
  const pay = payOf(r, d, seat);
  const free = o.free[seat];
  const put = (i: number, value: number): void => {
    if (value !== 0) addFeature(out, first + i, bound(value));
  };
  put(0, d[base + CHIPS] / 10);
  put(1, pay / 10);
  put(2, o.worthOf(seat) / 10);
  put(3, free / 4);
  put(4, free === 0 ? 1 : 0);
  put(5, free === 1 ? 1 : 0);
  put(6, d[base + CALLED]);
  put(7, d[base + YARD_CARS] / 8);
  put(8, r.ownRoom - d[base + YARD_CARS] < r.fromMain ? 1 : 0);
  put(9, d[base + MIXED_CARS] / 4);
  put(10, o.ship(d, seat, -1));
  put(11, o.sorted(seat));
  put(12, d[FIRST] === seat ? 1 : 0);
  put(13, d[base + CHIPS] < r.rearrangeCost ? 1 : 0);
  for (let type = 0; type < r.types; type++) {
    const length = o.lengthOf(seat, type);
    if (length > 0) addFeature(out, at.trains[k] + type, Math.min(8, length / 4));
    if (d[base + r.at.mixed + type] !== 0) addFeature(out, at.mixed[k] + type, 0.5);
  }
  for (let siding = 0; siding < r.ownSidings; siding++)
    observeSiding(d, r.ownAt(base, siding), at.yards[k][siding], out);
  return d[base + CHIPS] + pay;
}

/** How many of the own trains are how far ahead or behind. */
function observeLeads(at: At, o: Prospects, out: Sparse): void {
  for (let type = 0; type < o.rules.types; type++) {
    const own = o.lengthOf(o.seat, type);
    const rival = o.rival(o.seat, type);
    if (own === 0) addFeature(out, at.leads + LEADS + (rival > 0 ? 0 : 1), 0.25);
    else addFeature(out, at.leads + leadStep(own - rival), 0.25);
  }
}

export function leadStep(lead: number): number {
  const most = (LEADS - 1) / 2;
  return most + Math.max(-most, Math.min(most, lead));
}
