// Zones of each seat beyond the six that every game has, in games with cards that use them: the bottom of the deck, whose cards are
// drawn once the rest of it has been, in no order that anybody keeps; cards that are being passed, which arrive together; and mats, where
// cards lie until a step takes them.
import type { State } from '../../core/state.ts';
import { countsAt, type CardCounts } from './card-counts.ts';
import { log } from './events.ts';
import {
  DECK,
  DECK_BOTTOM,
  HAND,
  MAT,
  MAT_DOWN,
  OPTIONAL_ZONES,
  PASSED_ACTIVE,
  PASSED_LEFT,
  PASSED_RIGHT,
  SEAT,
  TOTALS,
  ZONES,
} from './layout.ts';
import type { Tables } from './tables.ts';

/** Offset of the counts by kind of such a zone; only where `t.optionalZones`. */
export function optionalBase(t: Tables, seat: number, zone: number): number {
  return t.layout.optionalZones + (seat * OPTIONAL_ZONES + zone - DECK_BOTTOM) * t.kinds;
}

/** Cards of a kind in all of them; none in other games. */
export function optionalCount(t: Tables, s: State, seat: number, kind: number): number {
  if (!t.optionalZones) return 0;
  return (
    s.data[optionalBase(t, seat, DECK_BOTTOM) + kind] +
    matCount(t, s, seat, kind) +
    passedCount(t, s, seat, kind)
  );
}

/** Cards of a kind on a mat, face down too. */
export function matCount(t: Tables, s: State, seat: number, kind: number): number {
  if (!t.mats) return 0;
  return s.data[optionalBase(t, seat, MAT) + kind] + s.data[optionalBase(t, seat, MAT_DOWN) + kind];
}

const PASSED = [PASSED_LEFT, PASSED_RIGHT, PASSED_ACTIVE];

/** Cards of a kind on their way to other seats. */
function passedCount(t: Tables, s: State, seat: number, kind: number): number {
  let sum = 0;
  for (const zone of PASSED) sum += s.data[optionalBase(t, seat, zone) + kind];
  return sum;
}

/** All cards on their way to other seats. */
function allPassed(t: Tables, s: State, seat: number): number {
  let sum = 0;
  for (const zone of PASSED) sum += optionalTotal(t, s, seat, zone);
  return sum;
}

/** All cards in one of them. */
export function optionalTotal(t: Tables, s: State, seat: number, zone: number): number {
  if (!t.optionalZones) return 0;
  const base = optionalBase(t, seat, zone);
  let sum = 0;
  for (let k = 0; k < t.kinds; k++) sum += s.data[base + k];
  return sum;
}

/** All cards in all of them. */
export function allOptional(t: Tables, s: State, seat: number): number {
  let sum = allPassed(t, s, seat) + optionalTotal(t, s, seat, DECK_BOTTOM);
  for (let k = 0; t.mats && k < t.kinds; k++) sum += matCount(t, s, seat, k);
  return sum;
}

/** The rest of a deck is drawn: its bottom is all there is. Whether there is any. */
export function raiseBottom(t: Tables, s: State, seat: number): boolean {
  const d = s.data;
  const from = optionalBase(t, seat, DECK_BOTTOM);
  const base = t.layout.seat0 + seat * t.layout.seatSize;
  const deck = base + ZONES + DECK * t.kinds;
  let sum = 0;
  for (let k = 0; k < t.kinds; k++) {
    sum += d[from + k];
    d[deck + k] += d[from + k];
    d[from + k] = 0;
  }
  d[base + TOTALS + DECK] += sum;
  return sum > 0;
}

/** Everything passed arrives in the hands it was passed to. */
export function deliver(t: Tables, s: State): void {
  for (let seat = 0; seat < t.seats; seat++) {
    deliverTo(t, s, seat, PASSED_LEFT, (seat + 1) % t.seats);
    deliverTo(t, s, seat, PASSED_RIGHT, (seat + t.seats - 1) % t.seats);
    deliverTo(t, s, seat, PASSED_ACTIVE, s.data[SEAT]);
  }
}

function deliverTo(t: Tables, s: State, giver: number, zone: number, seat: number): void {
  const d = s.data;
  const from = optionalBase(t, giver, zone);
  const base = t.layout.seat0 + seat * t.layout.seatSize;
  const hand = base + ZONES + HAND * t.kinds;
  for (let k = 0; k < t.kinds; k++) {
    const count = d[from + k];
    if (count === 0) continue;
    d[from + k] = 0;
    d[hand + k] += count;
    d[base + TOTALS + HAND] += count;
    if (s.events !== null) log(s, { type: 'receive', seat, card: t.ids[k], count, giver });
  }
}

export interface MatsView {
  /** Cards on the own mat, where mats are used. */
  readonly mat: CardCounts;
  /** Those that lie there face down. */
  readonly matDown?: CardCounts;
  readonly matDownSize: number;
}

export function viewMats(t: Tables, s: State, seat: number, own: boolean): MatsView {
  return {
    mat: countsAt(t, s, optionalBase(t, seat, MAT)),
    ...(own && { matDown: countsAt(t, s, optionalBase(t, seat, MAT_DOWN)) }),
    matDownSize: optionalTotal(t, s, seat, MAT_DOWN),
  };
}

export interface OptionalZonesView {
  /** Cards at the bottom of the deck, in no order; only their owner knows which. */
  readonly deckBottom?: Readonly<Record<string, number>>;
  readonly deckBottomSize: number;
  /** Cards on their way to the seats on both sides, and to the seat whose turn it is; only the giver knows which. */
  readonly left?: Readonly<Record<string, number>>;
  readonly right?: Readonly<Record<string, number>>;
  readonly active?: Readonly<Record<string, number>>;
  readonly passedSize: number;
}

export function viewOptionalZones(t: Tables, s: State, seat: number, own: boolean): OptionalZonesView {
  const cards = (zone: number): CardCounts => countsAt(t, s, optionalBase(t, seat, zone));
  return {
    ...(own && {
      deckBottom: cards(DECK_BOTTOM),
      left: cards(PASSED_LEFT),
      right: cards(PASSED_RIGHT),
      active: cards(PASSED_ACTIVE),
    }),
    deckBottomSize: optionalTotal(t, s, seat, DECK_BOTTOM),
    passedSize: allPassed(t, s, seat),
  };
}
