// What a result says of each card or other item: how much of it there was, in one row with all its groups.
import type { MeasureResult, SimulationResult, StudiedItem } from '@railwright/playtest';

interface CardRow {
  readonly item: string;
  readonly name: string;
  /** By group of measures, such as gained and played. */
  readonly groups: ReadonlyMap<string, MeasureResult>;
  /** What can be forbidden to a seat to learn what it is worth. */
  readonly study: StudiedItem | undefined;
  /** It is in the file that is being worked on. */
  readonly own: boolean;
}

export interface CardTable {
  readonly groups: readonly string[];
  readonly rows: readonly CardRow[];
}

/** Own cards first, then by how often the first group has them. */
export function cardRows(
  { measures }: SimulationResult,
  items: readonly StudiedItem[],
  nameOf: (item: string) => string,
  isOwn: (item: string) => boolean,
): CardTable {
  const groups = measures.map(({ group }) => group);
  const rows = new Map<string, Map<string, MeasureResult>>();
  for (const { group, items: results } of measures)
    for (const result of results) {
      const row = rows.get(result.item) ?? new Map<string, MeasureResult>();
      rows.set(result.item, row.set(group, result));
    }
  const first = (row: CardRow): number => row.groups.get(groups[0] ?? '')?.perSeat ?? 0;
  return {
    groups,
    rows: [...rows]
      .map(([item, results]): CardRow => ({
        item,
        name: nameOf(item),
        groups: results,
        study: items.find((one) => one.item === item),
        own: isOwn(item),
      }))
      .sort((a, b) => Number(b.own) - Number(a.own) || first(b) - first(a) || (a.name < b.name ? -1 : 1)),
  };
}
