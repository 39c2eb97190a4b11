// Cards that looking ahead does not know yet: those that earlier steps of an effect draw or turn over. Each may be any card that could be
// there, as far as its owner can know (T36). Kept beside the position, in the tables' work space.
import type { State } from '../../core/state.ts';
import { DECK, DECK_BOTTOM, DISCARD, TOP_KIND, TOP_SEEN_SHIFT, TOP_SIZE, TOTALS } from '../state/layout.ts';
import { optionalTotal } from '../state/optional-zones.ts';
import { selectionBase } from '../effects/selections.ts';
import { L_FORESEEN, L_TAKEN, type Tables } from '../state/tables.ts';
import { drawable, seatBase, zoneBase } from '../state/zones.ts';

/** The unknown cards of a selection: the most and the fewest there can be. Only for looking ahead. */
export function unknownAt(t: Tables, level: number, slot: number): number {
  return 2 * ((level * t.layout.chosenSize) / t.kinds + slot);
}

/** Stands for the fewest cards of a selection that holds one named kind, which need not be in any deck. */
export const NAMED = -1;

/** Notes that a selection will hold one named kind. */
export function foreseeName(t: Tables, level: number, slot: number): void {
  foresee(t, level, slot, 1, NAMED);
}

/** Whether a selection may hold cards of this kind. */
export function mayHold(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  slot: number,
  kind: number,
): boolean {
  if (s.data[selectionBase(t, level, slot) + kind] > 0) return true;
  const at = unknownAt(t, level, slot);
  return t.unknown[at] > 0 && (t.unknown[at + 1] === NAMED || couldBe(t, s, seat, kind));
}

/** Notes that a selection will hold this many cards of unknown kinds. */
export function foresee(t: Tables, level: number, slot: number, most: number, least: number): void {
  const at = unknownAt(t, level, slot);
  if (most > 0) t.looks[L_FORESEEN] = 1;
  t.unknown[at] = most;
  t.unknown[at + 1] = least;
}

/** Whether a card drawn or turned over while looking ahead may be of this kind, as far as its owner can know. */
export function couldBe(t: Tables, s: State, seat: number, kind: number): boolean {
  return howMany(t, s, seat, kind) > 0;
}

/**
 * Upper bound of the cards of this kind among those drawn or turned over while looking ahead, as far as their owner can know. It may
 * be negative, after cards of the kind were taken from where they were only supposed: compare with 0.
 */
export function howMany(t: Tables, s: State, seat: number, kind: number): number {
  const d = s.data;
  const base = seatBase(t, seat);
  const top = base + t.layout.top;
  const size = d[base + TOP_SIZE];
  const taken = t.looks[L_TAKEN];
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
  return sure - t.supposed[kind];
}

/** How many cards looking ahead can still take off the deck. */
export function stillDrawable(t: Tables, s: State, seat: number): number {
  return Math.max(0, drawable(t, s, seat) - t.looks[L_TAKEN]);
}
