// Maps that differ, cell by cell, each named as it is printed on the map.
import type { HexMap } from '@railwright/engine';
import { mapNamed } from '../pack-items.ts';
import type { Content } from '../packs/model.ts';
import type { MapDiff } from '../results/diff-result.ts';
import { cellsOf, cellText } from './cells.ts';
import { joinDiffs } from './joins.ts';
import { differing, type Sides } from './sides.ts';

/** Maps by `pack/id`, without those that have errors. */
export function mapsIn(content: Content, packs: readonly string[]): Map<string, HexMap> {
  const found = new Map<string, HexMap>();
  for (const pack of content.packs.filter(({ id }) => packs.includes(id)))
    for (const id of pack.items.get('maps')?.keys() ?? []) {
      const map = mapNamed(content, `${pack.id}/${id}`);
      if (map) found.set(`${pack.id}/${id}`, map);
    }
  return found;
}

/** Only maps of which a cell, or what joins two, differs, and those that are new or gone. */
export function mapDiffs(
  before: ReadonlyMap<string, HexMap>,
  now: ReadonlyMap<string, HexMap>,
  isThere: (id: string) => boolean,
): MapDiff[] {
  // One that has errors on one side is neither new nor gone.
  return differing(before, now, JSON.stringify)
    .filter(({ key, change }) => change === 'changed' || !isThere(key))
    .map(mapDiff)
    .filter(({ change, cells, joins }) => change !== 'changed' || cells.length + joins.length > 0);
}

function mapDiff({ key, change, before, now }: Sides<HexMap>): MapDiff {
  const name = (now ?? before)?.name.en ?? key;
  if (!before || !now) return { id: key, change, name, cells: [], joins: [] };
  const cells = differing(cellsOf(before), cellsOf(now), JSON.stringify).map((sides) => ({
    at: sides.key,
    change: sides.change,
    ...(sides.before && { before: cellText(sides.before, sides.now) }),
    ...(sides.now && { now: cellText(sides.now, sides.before) }),
  }));
  return { id: key, change, name, cells, joins: joinDiffs(before, now) };
}
