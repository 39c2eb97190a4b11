// Cards that looking ahead does not know yet: those that earlier steps of an effect draw or turn over, or that come into rows of the
// market. Each may be any card that could be there, as far as its owner can know (T36).
import { selectionBase } from '../effects/selections.ts';
import {
  DECK,
  DECK_BOTTOM,
  DISCARD,
  TOP_KIND,
  TOP_SEEN_SHIFT,
  TOP_SIZE,
  TOTALS,
  SUPPLY_COUNTS,
} from '../state/layout.ts';
import { optionalTotal } from '../state/optional-zones.ts';
import { NONE, type Lookahead, type Tables } from '../state/tables.ts';
import { drawable, seatBase, zoneBase } from '../state/zones.ts';

/** Where the most unknown cards of a selection stand; the fewest follow. */
export function unknownAt({ t, level }: Lookahead, slot: number): number {
  return 2 * ((level * t.layout.chosenSize) / t.kinds + slot);
}

/** Stands for the fewest cards of a selection that holds one named kind, which need not be in any deck. */
export const NAMED = -1;

/** Whether a selection may hold cards of this kind. */
export function mayHold(l: Lookahead, slot: number, kind: number): boolean {
  if (l.s.data[selectionBase(l.t, l.level, slot) + kind] > 0) return true;
  const at = unknownAt(l, slot);
  return l.unknown[at] > 0 && (l.unknown[at + 1] === NAMED || couldBe(l, kind));
}

/** Notes that a selection will hold this many cards of unknown kinds. */
export function foresee(l: Lookahead, slot: number, most: number, least: number): void {
  const at = unknownAt(l, slot);
  if (most > 0) l.foreseen = 1;
  l.unknown[at] = most;
  l.unknown[at + 1] = least;
}

/** Whether a card drawn or turned over while looking ahead may be of this kind, as far as its owner can know. */
export function couldBe(l: Lookahead, kind: number): boolean {
  return howMany(l, kind) > 0;
}

/**
 * Upper bound of the cards of this kind among those drawn or turned over while looking ahead, as far as their owner can know. It may
 * be negative, after cards of the kind were taken from where they were only supposed: compare with 0.
 */
export function howMany(l: Lookahead, kind: number): number {
  const { t, s, seat, taken } = l;
  const d = s.data;
  const base = seatBase(t, seat);
  const top = base + t.layout.top;
  const size = d[base + TOP_SIZE];
  let sure = 0;
  let hidden = 0;
  let isOpen = taken > size;
  for (let i = 1; i <= size; i++) {
    const entry = d[top + size - i];
    const isKind = (entry & TOP_KIND) === kind ? 1 : 0;
    if (((entry >> (TOP_SEEN_SHIFT + seat)) & 1) === 0) {
      hidden += isKind;
      if (i <= taken) isOpen = true;
    } else if (i <= taken) sure += isKind;
  }
  if (isOpen) {
    sure += hidden + d[zoneBase(t, seat, DECK) + kind];
    const rest = size + d[base + TOTALS + DECK];
    if (taken > rest) {
      if (t.optionalZones) sure += d[zoneBase(t, seat, DECK_BOTTOM) + kind];
      if (taken > rest + optionalTotal(t, s, seat, DECK_BOTTOM)) sure += d[zoneBase(t, seat, DISCARD) + kind];
    }
  }
  return sure - l.supposed[kind];
}

/** How many cards looking ahead can still take off the deck. */
export function stillDrawable({ t, s, seat, taken }: Lookahead): number {
  return Math.max(0, drawable(t, s, seat) - taken);
}

/** The row of the market that shows a kind, or NONE. */
const rowOf = (t: Tables, kind: number): number => (t.rows === null ? NONE : t.rows.of[kind]);

/**
 * Whether a card of this kind may be in the supply: once an earlier step may have taken one from a row, the next that lies open there may
 * be any of its deck.
 */
export function mayBeInSupply({ t, s, refilled }: Lookahead, kind: number): boolean {
  if (s.data[SUPPLY_COUNTS + kind] > 0) return true;
  const row = rowOf(t, kind);
  return row !== NONE && ((refilled >> row) & 1) === 1 && s.data[t.layout.rowDecks + kind] > 0;
}

/** Notes that a card of this kind may be taken from the supply. */
export function foreseeRefill(l: Lookahead, kind: number): void {
  const row = rowOf(l.t, kind);
  if (row !== NONE) l.refilled |= 1 << row;
}
