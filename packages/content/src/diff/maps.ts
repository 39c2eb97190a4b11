// Maps that differ, cell by cell, each named as it is printed on the map.
import type { HexMap } from '@railwright/engine';
import { mapLooks, pictureNamed } from '../looks/looks.ts';
import { mapNamed } from '../pack-items.ts';
import type { Content } from '../packs/model.ts';
import type { MapDiff } from '../results/diff-result.ts';
import { artText } from './art-text.ts';
import { cellsOf, cellText } from './cells.ts';
import { joinDiffs } from './joins.ts';
import { differing, eachSide, type Sides } from './sides.ts';

interface FoundPicture {
  readonly text: string;
  /** Whether its file differs. */
  readonly isNew: boolean;
}

/** A map, and the pictures of its terrains. */
export interface FoundMap {
  readonly map: HexMap;
  readonly pictures: ReadonlyMap<string, FoundPicture>;
}

/** Maps by `pack/id`, without those that have errors. */
export function mapsIn(
  content: Content,
  packs: readonly string[],
  isChanged: (path: string) => boolean,
): Map<string, FoundMap> {
  const found = new Map<string, FoundMap>();
  for (const pack of content.packs.filter(({ id }) => packs.includes(id)))
    for (const id of pack.items.get('maps')?.keys() ?? []) {
      const name = `${pack.id}/${id}`;
      const map = mapNamed(content, name);
      if (!map) continue;
      const pictures = new Map<string, FoundPicture>();
      for (const [terrain, art] of Object.entries(mapLooks(content, name))) {
        const file = pictureNamed(content, art.picture);
        pictures.set(terrain, { text: artText(art), isNew: file !== undefined && isChanged(file.path) });
      }
      found.set(name, { map, pictures });
    }
  return found;
}

/** Only maps of which a cell, what joins two, or the picture of a terrain differs, and those that are new or gone. */
export function mapDiffs(
  before: ReadonlyMap<string, FoundMap>,
  now: ReadonlyMap<string, FoundMap>,
  isThere: (id: string) => boolean,
): MapDiff[] {
  // One that has errors on one side is neither new nor gone.
  return differing(before, now, ({ map, pictures }) => JSON.stringify([map, [...pictures]]))
    .filter(({ key, change }) => change === 'changed' || !isThere(key))
    .map(mapDiff)
    .filter(
      ({ change, cells, joins, pictures }) =>
        change !== 'changed' || cells.length + joins.length + pictures.length > 0,
    );
}

function mapDiff({ key, change, before, now }: Sides<FoundMap>): MapDiff {
  const name = (now ?? before)?.map.name.en ?? key;
  if (!before || !now) return { id: key, change, name, cells: [], joins: [], pictures: [] };
  const cells = differing(cellsOf(before.map), cellsOf(now.map), JSON.stringify).map((sides) => ({
    at: sides.key,
    change: sides.change,
    ...(sides.before && { before: cellText(sides.before, sides.now) }),
    ...(sides.now && { now: cellText(sides.now, sides.before) }),
  }));
  const pictures = differing(before.pictures, now.pictures, JSON.stringify).map((sides) => ({
    terrain: sides.key,
    change: sides.change,
    ...eachSide(sides, (one) =>
      one.isNew && one.text === sides.before?.text ? `${one.text}, replaced` : one.text,
    ),
  }));
  return { id: key, change, name, cells, joins: joinDiffs(before.map, now.map), pictures };
}
