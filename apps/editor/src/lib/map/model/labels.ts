// Cell names that change because the map grew or was cropped at its top or left.
import { hexNumber } from '@railwright/hex';
import type { Hex } from '@railwright/hex';
import { labelOf } from './model.ts';
import type { MapModel } from './model.ts';

/** New names by old ones, for cells whose name changes; undefined for a deleted cell. */
export type LabelChanges = ReadonlyMap<string, string | undefined>;

/** The names of the cells of `before` in `after`, which is moved by `by`. */
export function labelChanges(before: MapModel, after: MapModel, by: Hex): LabelChanges {
  const changes = new Map<string, string | undefined>();
  for (const cell of before.cells.values()) {
    const old = labelOf(before, cell);
    const h = { q: cell.q + by.q, r: cell.r + by.r };
    const now = after.cells.has(hexNumber(h)) ? labelOf(after, h) : undefined;
    if (old !== undefined && now !== old) changes.set(old, now);
  }
  return changes;
}

/** A deleted cell does not rename others; files only need changes for cells with a new name. */
export function renames(changes: LabelChanges): boolean {
  return [...changes.values()].some((now) => now !== undefined);
}
