// The edits that add entries to a list of a file and remove others.
import type { DocumentEdit } from '@railwright/content';

/** Appends, then removes from the end, so that positions stay valid. A list that becomes empty is removed. */
export function listEdits(
  key: string,
  length: number,
  added: readonly unknown[],
  removed: readonly number[],
): DocumentEdit[] {
  if (length > 0 && removed.length === length && added.length === 0) return [{ path: [key], delete: true }];
  if (length === 0) return added.length === 0 ? [] : [{ path: [key], value: added }];
  return [
    ...added.map((value, i) => ({ path: [key, length + i], value })),
    ...[...removed].sort((a, b) => b - a).map((i) => ({ path: [key, i], delete: true as const })),
  ];
}
