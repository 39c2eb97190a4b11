// Where the cards of a zone are counted in the state, and how many there are: a deck's known top and bottom count as part of it. What
// changes zones is in moves.ts. Rules: OKAZU rulebook, "Draw"; ruling T24.
import type { State } from '../../core/state.ts';
import {
  DECK,
  DECK_BOTTOM,
  EVERYBODY,
  DISCARD,
  SEAT_ZONES,
  SUPPLY,
  TOP_KIND,
  TOP_SEEN_SHIFT,
  TOP_SIZE,
  TOTALS,
  ZONES,
  SUPPLY_COUNTS,
} from './layout.ts';
import { optionalBase, optionalCount, optionalTotal } from './optional-zones.ts';
import { NONE, type Tables } from './tables.ts';

export function seatBase(t: Tables, seat: number): number {
  return t.layout.seat0 + seat * t.layout.seatSize;
}

/** Offset of a zone's counts by kind. */
export function zoneBase(t: Tables, seat: number, zone: number): number {
  if (zone < SEAT_ZONES) return t.layout.seat0 + seat * t.layout.seatSize + ZONES + zone * t.kinds;
  return otherBase(t, seat, zone);
}

function otherBase(t: Tables, seat: number, zone: number): number {
  if (zone >= DECK_BOTTOM) return optionalBase(t, seat, zone);
  return zone === SUPPLY ? SUPPLY_COUNTS : t.layout.trash;
}

export function zoneTotal(t: Tables, s: State, seat: number, zone: number): number {
  if (zone < SEAT_ZONES) {
    const base = seatBase(t, seat);
    const known = zone === DECK ? s.data[base + TOP_SIZE] + optionalTotal(t, s, seat, DECK_BOTTOM) : 0;
    return s.data[base + TOTALS + zone] + known;
  }
  let sum = 0;
  const base = zoneBase(t, seat, zone);
  for (let k = 0; k < t.kinds; k++) sum += s.data[base + k];
  return sum;
}

/** Cards of a kind in a zone; the known top counts as part of the deck. */
export function zoneCount(t: Tables, s: State, seat: number, zone: number, kind: number): number {
  let count = s.data[zoneBase(t, seat, zone) + kind];
  if (zone === DECK) {
    const base = seatBase(t, seat);
    if (t.optionalZones) count += s.data[optionalBase(t, seat, DECK_BOTTOM) + kind];
    const top = base + t.layout.top;
    for (let i = 0; i < s.data[base + TOP_SIZE]; i++) if ((s.data[top + i] & TOP_KIND) === kind) count++;
  }
  return count;
}

/** Cards of a kind that a seat owns, in any zone. */
export function ownedCount(t: Tables, s: State, seat: number, kind: number): number {
  const d = s.data;
  const base = seatBase(t, seat);
  const top = base + t.layout.top;
  let count = 0;
  for (let zone = 0, at = base + ZONES + kind; zone < SEAT_ZONES; zone++, at += t.kinds) count += d[at];
  for (let i = 0; i < d[base + TOP_SIZE]; i++) if ((d[top + i] & TOP_KIND) === kind) count++;
  return t.optionalZones ? count + optionalCount(t, s, seat, kind) : count;
}

/**
 * Cards of a kind in a zone whose position there their owner does not know: of a deck, all except its known top. On the top of a deck
 * laid out by hand there are cards unknown to all.
 */
export function unplacedCount(t: Tables, s: State, seat: number, zone: number, kind: number): number {
  const d = s.data;
  let count = d[zoneBase(t, seat, zone) + kind];
  if (zone !== DECK) return count;
  const base = seatBase(t, seat);
  const top = base + t.layout.top;
  for (let i = 0; i < d[base + TOP_SIZE]; i++)
    if ((d[top + i] & TOP_KIND) === kind && !isSeenBy(d[top + i], seat)) count++;
  return count;
}

/** Whether a seat knows this card of a deck's top; an onlooker does if it was shown to all. */
export function isSeenBy(entry: number, seat: number): boolean {
  const seen = entry >> TOP_SEEN_SHIFT;
  return seat < 0 ? seen === EVERYBODY : ((seen >> seat) & 1) === 1;
}

/** How many cards a draw could bring. */
export function drawable(t: Tables, s: State, seat: number): number {
  const base = seatBase(t, seat);
  const sure = s.data[base + TOP_SIZE] + s.data[base + TOTALS + DECK] + s.data[base + TOTALS + DISCARD];
  return sure + optionalTotal(t, s, seat, DECK_BOTTOM);
}

/** Supply piles without a card, except Waste (T24), and rows without one, open or in their deck (T38). */
export function countEmptyPiles(t: Tables, s: State): number {
  const { rowDecks } = t.layout;
  let empty = 0;
  for (let k = 0; k < t.piles; k++)
    if (s.data[SUPPLY_COUNTS + k] === 0 && k !== t.waste && (t.rows === null || t.rows.of[k] === NONE))
      empty++;
  if (t.rows === null) return empty;
  for (const own of t.rows.kinds)
    if (countOf(s, own, SUPPLY_COUNTS) + countOf(s, own, rowDecks) === 0) empty++;
  return empty;
}

/** All cards of some kinds, where counts by kind begin at `base`. */
export function countOf(s: State, kinds: Int16Array, base: number): number {
  let sum = 0;
  for (let i = 0; i < kinds.length; i++) sum += s.data[base + kinds[i]];
  return sum;
}
