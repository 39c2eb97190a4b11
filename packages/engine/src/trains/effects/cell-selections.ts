// Cells that a step has chosen, a bit each: one selection after the other for each effect within an effect, only in games whose cards
// choose cells. Everybody knows them, since the map is open to all. Looking ahead puts back what it sets.
import type { State } from '../../core/state.ts';
import { LEVEL_LIMIT } from '../state/layout.ts';
import type { Tables } from '../state/tables.ts';

export function cellSelectionBase(t: Tables, level: number, slot: number): number {
  return t.layout.cellSelections + (level * t.cellSlots + slot) * t.layout.frontierWords;
}

export function isCellSelected(t: Tables, s: State, level: number, slot: number, cell: number): boolean {
  return ((s.data[cellSelectionBase(t, level, slot) + (cell >> 4)] >> (cell & 15)) & 1) === 1;
}

/** Adds a cell to a selection, or takes it out again. */
export function selectCell(
  t: Tables,
  s: State,
  level: number,
  slot: number,
  cell: number,
  is: boolean,
): void {
  const at = cellSelectionBase(t, level, slot) + (cell >> 4);
  if (is) s.data[at] |= 1 << (cell & 15);
  else s.data[at] &= ~(1 << (cell & 15));
}

/** Empties the selections of a level from `first` to `end` - 1. */
export function clearCellSelections(t: Tables, s: State, level: number, first: number, end: number): void {
  s.data.fill(0, cellSelectionBase(t, level, first), cellSelectionBase(t, level, end));
}

/** How many cells a selection has. */
export function countSelected(t: Tables, s: State, level: number, slot: number): number {
  const base = cellSelectionBase(t, level, slot);
  let n = 0;
  for (let w = 0; w < t.layout.frontierWords; w++)
    for (let bits = s.data[base + w] & 0xffff; bits !== 0; bits &= bits - 1) n++;
  return n;
}

/** The cells of a selection. */
export function selectedCells(t: Tables, s: State, level: number, slot: number): number[] {
  return Array.from({ length: t.cells }, (_, cell) => cell).filter((cell) =>
    isCellSelected(t, s, level, slot, cell),
  );
}

/** Clears every selection of cells but those in `kept`, as pairs of level and slot. */
export function keepOnlyCellSelections(
  t: Tables,
  s: State,
  kept: readonly (readonly [number, number])[],
): void {
  for (let level = 0; level < LEVEL_LIMIT; level++)
    for (let slot = 0; slot < t.cellSlots; slot++)
      if (!kept.some(([l, k]) => l === level && k === slot)) clearCellSelections(t, s, level, slot, slot + 1);
}
