// Where a choice takes its cards from and how many it wants; picking and looking ahead share this.
import { matches } from './evaluate.ts';
import { DECK } from '../state/layout.ts';
import type { State } from '../../core/state.ts';
import { among, clearSelection, placeOf, selectionBase, selectionLeft, selectionZone } from './selections.ts';
import { NODE, NONE, N_A, N_B, N_E, type Tables } from '../state/tables.ts';
import { unplacedCount, zoneBase } from '../state/zones.ts';

export const EXACTLY = 0;
export const ANY = 1;
export const UP_TO = 2;
export const ALL = 3;
/** A source that is a selection: zone + slot * 16 + this. */
export const FROM_SELECTION = 1024;

/** The zone of a selection whose cards are not in any zone that can be chosen from. */
export const NOWHERE = 15;
/** The slot and the zone of a source that is a selection. */
export const slotOf = (source: number): number => (source - FROM_SELECTION) >> 4;
export const zoneOfSource = (source: number): number => (source - FROM_SELECTION) & 15;

/** Cards of a kind at the source: in a zone, or in a selection as it is now. The known top of a deck cannot be chosen from. */
function atSource(t: Tables, s: State, seat: number, level: number, source: number, kind: number): number {
  if (source < FROM_SELECTION) return unplacedCount(t, s, seat, source, kind);
  const slot = slotOf(source);
  const zone = selectionZone(t, s, seat, level, slot, zoneOfSource(source));
  if (zone < 0 || zone === NOWHERE) return 0;
  return Math.min(selectionLeft(t, s, level, slot, kind), unplacedCount(t, s, seat, zone, kind));
}

/** Cards of a kind at the source that have not been picked yet. */
export function notPicked(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  node: number,
  kind: number,
): number {
  const there = atSource(t, s, seat, level, t.nodes[node * NODE + N_A], kind);
  return there === 0 ? 0 : there - s.data[selectionBase(t, level, t.nodes[node * NODE + N_E]) + kind];
}

/** Cards of a kind that may still be picked. */
export function available(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  node: number,
  kind: number,
): number {
  const there = notPicked(t, s, seat, level, node, kind);
  if (there === 0) return 0;
  const filter = t.filters[t.nodes[node * NODE + N_B]];
  return filter === null || matches(t, s, seat, level, filter, kind) ? there : 0;
}

/** Offset of counts by kind: where the count is 0, no card of the kind can be picked. NONE for a deck, which also has cards on top. */
function countsBase(t: Tables, seat: number, level: number, node: number): number {
  const source = t.nodes[node * NODE + N_A];
  if (source === DECK) return NONE;
  return source < FROM_SELECTION ? zoneBase(t, seat, source) : selectionBase(t, level, slotOf(source));
}

/** Writes the kinds, from `from` on, of which a card may still be picked; without `out`, returns 1 if there is any. */
export function picksFrom(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  node: number,
  from: number,
  out: Int16Array | null,
): number {
  const base = countsBase(t, seat, level, node);
  let n = 0;
  for (let k = from; k < t.kinds; k++) {
    if ((base !== NONE && s.data[base + k] === 0) || available(t, s, seat, level, node, k) <= 0) continue;
    if (out === null) return 1;
    out[n++] = k;
  }
  return n;
}

/** Whether there is any such kind. */
export function anyFrom(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  node: number,
  from: number,
): boolean {
  return picksFrom(t, s, seat, level, node, from, null) > 0;
}

/** Empties the selection before it is made. */
export function clear(t: Tables, s: State, seat: number, level: number, node: number): void {
  const source = t.nodes[node * NODE + N_A];
  const place = source < FROM_SELECTION ? placeOf(seat, source) : among(slotOf(source));
  clearSelection(t, s, level, t.nodes[node * NODE + N_E], place);
}
