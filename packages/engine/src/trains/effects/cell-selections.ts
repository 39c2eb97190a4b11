// Cells that a step has chosen, a bit each: one selection after the other for each effect within an effect, only in games whose cards
// choose cells. Everybody knows them, since the map is open to all. Looking ahead puts back what it sets.
import type { State } from '../../core/state.ts';
import { LEVEL_LIMIT } from '../state/layout.ts';
import { takeScratch } from '../lookahead/scratch.ts';
import type { Tables } from '../state/tables.ts';

function cellSelectionBase(t: Tables, level: number, slot: number): number {
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

/** Empties a selection before it is looked at ahead; returns where its cells are kept. */
export function saveCells(t: Tables, s: State, level: number, slot: number): number {
  const { frontierWords } = t.layout;
  const kept = takeScratch(t.scratch, frontierWords);
  const base = cellSelectionBase(t, level, slot);
  for (let w = 0; w < frontierWords; w++) {
    t.scratch.words[kept + w] = s.data[base + w];
    s.data[base + w] = 0;
  }
  return kept;
}

/** Undoes `saveCells`, and gives back all scratch memory taken since. */
export function restoreCells(t: Tables, s: State, level: number, slot: number, kept: number): void {
  const base = cellSelectionBase(t, level, slot);
  for (let w = 0; w < t.layout.frontierWords; w++) s.data[base + w] = t.scratch.words[kept + w];
  t.scratch.end = kept;
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
