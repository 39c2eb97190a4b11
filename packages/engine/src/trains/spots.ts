// Cells that a step has chosen, a bit each: one selection after the other for each effect within an effect, only in games whose cards
// choose cells. Everybody knows them, since the map is open to all. Looking ahead puts back what it sets.
import type { State } from '../core/state.ts';
import { LEVEL_LIMIT } from './layout.ts';
import { takeRoom } from './room.ts';
import type { Tables } from './tables.ts';

function spotBase(t: Tables, level: number, slot: number): number {
  return t.layout.spots + (level * t.spotSlots + slot) * t.layout.frontierWords;
}

export function isSpot(t: Tables, s: State, level: number, slot: number, cell: number): boolean {
  return ((s.data[spotBase(t, level, slot) + (cell >> 4)] >> (cell & 15)) & 1) === 1;
}

/** Adds a cell to a selection, or takes it out again. */
export function setSpot(t: Tables, s: State, level: number, slot: number, cell: number, is: boolean): void {
  const at = spotBase(t, level, slot) + (cell >> 4);
  if (is) s.data[at] |= 1 << (cell & 15);
  else s.data[at] &= ~(1 << (cell & 15));
}

/** Empties the selections of a level from `first` to `end` - 1. */
export function clearSpots(t: Tables, s: State, level: number, first: number, end: number): void {
  s.data.fill(0, spotBase(t, level, first), spotBase(t, level, end));
}

/** Empties a selection before it is looked at ahead; returns where its cells are kept. */
export function putSpotsAside(t: Tables, s: State, level: number, slot: number): number {
  const { frontierWords } = t.layout;
  const kept = takeRoom(t.room, frontierWords);
  const base = spotBase(t, level, slot);
  for (let w = 0; w < frontierWords; w++) {
    t.room.words[kept + w] = s.data[base + w];
    s.data[base + w] = 0;
  }
  return kept;
}

/** Undoes `putSpotsAside`, and gives back all room taken since. */
export function putSpotsBack(t: Tables, s: State, level: number, slot: number, kept: number): void {
  const base = spotBase(t, level, slot);
  for (let w = 0; w < t.layout.frontierWords; w++) s.data[base + w] = t.room.words[kept + w];
  t.room.end = kept;
}

/** The cells of a selection. */
export function spotsOf(t: Tables, s: State, level: number, slot: number): number[] {
  return Array.from({ length: t.cells }, (_, cell) => cell).filter((cell) => isSpot(t, s, level, slot, cell));
}

/** Clears every selection of cells but those in `kept`, as pairs of level and slot. */
export function keepOnlySpots(t: Tables, s: State, kept: readonly (readonly [number, number])[]): void {
  for (let level = 0; level < LEVEL_LIMIT; level++)
    for (let slot = 0; slot < t.spotSlots; slot++)
      if (!kept.some(([l, k]) => l === level && k === slot)) clearSpots(t, s, level, slot, slot + 1);
}
