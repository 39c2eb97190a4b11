// The edits that add entries to a list of a file and take others out.
import type { DocumentEdit } from '@railwright/content';

/** Appends, then takes out from the end, so that positions stay true on the way. A list that becomes empty goes altogether. */
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
