// The cards an effect refers to: those it has chosen, turned over or gained, and the card it is about. A selection counts by kind what
// was selected, wherever the cards go. Where equal cards could be mixed up, which the compiler finds out, the game also tracks how many
// of them have not gone elsewhere, and where those are (T35).
//
// A level consists of: counts by kind of each selection; then, if cards are tracked, counts of those still there, a place for each
// selection, and the kind and place of the card the effect is about.
import type { State } from '../../core/state.ts';
import { DEPTH, F_LEVEL, FRAME, LEVEL_LIMIT, MAT, REMOVED, SEAT_ZONES, SUPPLY } from '../state/layout.ts';
import { clearCellSelections } from './cell-selections.ts';
import type { Tables } from '../state/tables.ts';

// A place is zone * 8 + seat, or one of these
export const GONE = -1;
/** Wherever the card is that the effect is about; as a place of that card: where the level below has it. */
export const ABOUT = -2;
/** In another selection of the level: this, minus its slot. */
const AMONG = -3;

export function selectionBase(t: Tables, level: number, slot: number): number {
  return t.layout.selections + level * t.layout.levelSize + slot * t.kinds;
}

/** A sum over the cards of a selection. */
export function sumOver(t: Tables, s: State, level: number, selection: number, of: Int16Array): number {
  const base = selectionBase(t, level, selection);
  let sum = 0;
  for (let k = 0; k < t.kinds; k++) sum += s.data[base + k] * of[k];
  return sum;
}

function leftBase(t: Tables, level: number, slot: number): number {
  return selectionBase(t, level, slot) + t.layout.chosenSize;
}

function placeAt(t: Tables, level: number, slot: number): number {
  return t.layout.selections + level * t.layout.levelSize + 2 * t.layout.chosenSize + slot;
}

/** Offset of the kind of the card that an effect is about; its place follows. */
function aboutAt(t: Tables, level: number): number {
  return t.layout.selections + (level + 1) * t.layout.levelSize - 2;
}

const isOfSeat = (zone: number): boolean => zone < SEAT_ZONES || zone >= MAT;

export function placeOf(seat: number, zone: number): number {
  if (zone < 0 || (zone > SUPPLY && zone < MAT) || zone === REMOVED) return GONE;
  return isOfSeat(zone) ? zone * 8 + seat : zone * 8;
}

/** The place of cards chosen from a selection. */
export const among = (slot: number): number => AMONG - slot;

/** Empties a selection whose cards will be in `place`. */
export function clearSelection(t: Tables, s: State, level: number, slot: number, place: number): void {
  const d = s.data;
  const base = selectionBase(t, level, slot);
  // Too few for `fill` to pay off.
  for (let at = base; at < base + t.kinds; at++) d[at] = 0;
  if (t.tracked) forget(t, s, level, slot, place);
}

/** None of the cards of a selection are where they were chosen; those chosen next will be in `place`. */
function forget(t: Tables, s: State, level: number, slot: number, place: number): void {
  const left = leftBase(t, level, slot);
  for (let at = left; at < left + t.kinds; at++) s.data[at] = 0;
  s.data[placeAt(t, level, slot)] = place;
}

/** Empties all selections of a level from a slot on, and those of cells. */
export function clearSelections(t: Tables, s: State, level: number, from: number): void {
  const d = s.data;
  const end = selectionBase(t, level, 0) + t.layout.chosenSize;
  for (let at = selectionBase(t, level, from); at < end; at++) d[at] = 0;
  if (t.tracked)
    for (let slot = from; slot * t.kinds < t.layout.chosenSize; slot++) forget(t, s, level, slot, GONE);
  if (t.cellSlots > 0) clearCellSelections(t, s, level, 0, t.cellSlots);
  // Another effect begins: whoever it attacks has not been asked.
  if (t.reactions !== null && t.reactions.toAttacks) s.data[t.layout.attacks + level] = 0;
}

/** Adds cards of a kind to a selection, or removes them. */
export function select(t: Tables, s: State, level: number, slot: number, kind: number, count: number): void {
  const at = selectionBase(t, level, slot) + kind;
  s.data[at] += count;
  if (t.tracked) s.data[at + t.layout.chosenSize] += count;
}

/** Sets the card that the effect at a level is about: one in `place`, or `ABOUT`, the one the level below is about. */
export function setAbout(t: Tables, s: State, level: number, kind: number, place: number): void {
  if (!t.tracked) return;
  const at = aboutAt(t, level);
  s.data[at] = kind;
  s.data[at + 1] = place;
}

/** Makes the card the effect is about the first selection of a level. */
export function selectAbout(t: Tables, s: State, level: number, kind: number): void {
  clearSelection(t, s, level, 0, kind < 0 ? GONE : ABOUT);
  if (kind >= 0) select(t, s, level, 0, kind, 1);
}

/** Before the steps of each trigger: empties its own selections and brings `it` up to date. */
export function renewAbout(t: Tables, s: State, level: number): void {
  clearSelections(t, s, level, 1);
  if (t.tracked) selectAbout(t, s, level, s.data[aboutAt(t, level)]);
}

/** The level that keeps the card which the effect at `level` is about. */
function aboutLevel(t: Tables, s: State, level: number): number {
  while (level > 0 && s.data[aboutAt(t, level) + 1] === ABOUT) level--;
  return level;
}

/** Whether the card that the effect is about is still where it was put. */
export function isAboutIn(t: Tables, s: State, level: number, seat: number, zone: number): boolean {
  return s.data[aboutAt(t, aboutLevel(t, s, level)) + 1] === placeOf(seat, zone);
}

/** Notes that the card the effect is about has been moved. */
export function aboutMoved(t: Tables, s: State, level: number): void {
  if (t.tracked) s.data[aboutAt(t, aboutLevel(t, s, level)) + 1] = GONE;
}

/** Where the cards of a selection lie, or GONE. Only if cards are tracked. */
export function placeNow(t: Tables, s: State, level: number, slot: number): number {
  let place = s.data[placeAt(t, level, slot)];
  while (place <= AMONG) place = s.data[placeAt(t, level, AMONG - place)];
  return place === ABOUT ? s.data[aboutAt(t, aboutLevel(t, s, level)) + 1] : place;
}

/** The zone where this seat has a selection's cards, or -1; `zone` is what the compiler knows. */
export function selectionZone(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  slot: number,
  zone: number,
): number {
  if (!t.tracked) return zone;
  const place = placeNow(t, s, level, slot);
  if (place < 0) return -1;
  const there = place >> 3;
  return isOfSeat(there) && (place & 7) !== seat ? -1 : there;
}

/** Cards of a kind in a selection that have not gone elsewhere; never more than its zone holds. */
export function selectionLeft(t: Tables, s: State, level: number, slot: number, kind: number): number {
  const d = s.data;
  let left = d[selectionBase(t, level, slot) + kind];
  if (!t.tracked) return left;
  for (;;) {
    left = Math.min(left, d[leftBase(t, level, slot) + kind]);
    const place = d[placeAt(t, level, slot)];
    if (place > AMONG) return left;
    slot = AMONG - place;
  }
}

/** Cards of a selection leave their place: they no longer belong to those they were chosen from. */
export function takeSelected(
  t: Tables,
  s: State,
  level: number,
  slot: number,
  kind: number,
  count: number,
): void {
  if (!t.tracked || count === 0) return;
  const d = s.data;
  for (;;) {
    d[leftBase(t, level, slot) + kind] -= count;
    const place = d[placeAt(t, level, slot)];
    if (place === ABOUT) aboutMoved(t, s, level);
    if (place > AMONG) return;
    slot = AMONG - place;
  }
}

/** After a whole selection was moved: it refers to the cards where they are now. */
export function settleSelection(
  t: Tables,
  s: State,
  level: number,
  slot: number,
  kind: number,
  count: number,
): void {
  if (t.tracked) s.data[leftBase(t, level, slot) + kind] = count;
}

export function placeSelection(t: Tables, s: State, level: number, slot: number, place: number): void {
  if (t.tracked) s.data[placeAt(t, level, slot)] = place;
}

/** The place of a selection's cards. */
export function selectionPlace(t: Tables, s: State, level: number, slot: number): number {
  return t.tracked ? s.data[placeAt(t, level, slot)] : GONE;
}

/** A selection's cards that have not gone elsewhere, by kind. */
export function stillThere(t: Tables, s: State, level: number, slot: number): Int16Array {
  const base = leftBase(t, level, slot);
  return s.data.subarray(base, base + t.kinds);
}

/** The cards that the effects of levels 0 to `top` are about and their places: kind, place, kind, place … */
export function abouts(t: Tables, s: State, top: number): number[] {
  return Array.from({ length: top + 1 }, (_, level) => {
    const at = aboutAt(t, level);
    return [s.data[at], s.data[at + 1]];
  }).flat();
}

/** Clears everything except the selections at these offsets and the cards that effects up to level `top` are about. */
export function keepOnly(t: Tables, s: State, kept: readonly number[], top: number): void {
  const { chosenSize, levelSize, selections } = t.layout;
  const d = s.data;
  // Whom attacks spared that are over.
  if (t.reactions !== null && t.reactions.toAttacks)
    d.fill(0, t.layout.attacks + top + 1, t.layout.attacks + LEVEL_LIMIT);
  if (top < 0) {
    d.fill(0, selections, selections + LEVEL_LIMIT * levelSize);
    return;
  }
  for (let level = 0; level < LEVEL_LIMIT; level++) {
    for (let slot = 0; slot * t.kinds < chosenSize; slot++)
      if (!kept.includes(selectionBase(t, level, slot))) clearSelection(t, s, level, slot, 0);
    if (t.tracked && level > top) d.fill(0, aboutAt(t, level), selectionBase(t, level, 0) + levelSize);
  }
}

/**
 * Cards of a kind have left a zone and `remaining` are still there. Of equal cards, those that no effect refers to leave first, so every
 * selection there can still refer to as many as remain. Only called if cards are tracked.
 */
export function cardsLeft(
  t: Tables,
  s: State,
  seat: number,
  zone: number,
  kind: number,
  remaining: number,
): void {
  const d = s.data;
  if (d[DEPTH] === 0) return;
  const place = placeOf(seat, zone);
  const slots = t.layout.chosenSize / t.kinds;
  const top = d[t.layout.stack + (d[DEPTH] - 1) * FRAME + F_LEVEL];
  for (let level = 0; level <= top; level++) {
    const about = aboutAt(t, level);
    if (remaining === 0 && d[about] === kind && d[about + 1] === place) d[about + 1] = GONE;
    for (let slot = 0; slot < slots; slot++) {
      const left = leftBase(t, level, slot) + kind;
      if (d[left] > remaining && d[placeAt(t, level, slot)] === place) d[left] = remaining;
    }
  }
}
