// Maps that differ, cell by cell, each named as it is printed on the map.
import type { CellDefinition, HexMap, Names } from '@railwright/engine';
import { mapNamed } from '../pack-items.ts';
import type { Content } from '../packs/model.ts';
import type { MapDiff } from '../results/diff-result.ts';
import { differing, eachSide, type Sides } from './sides.ts';

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

/** Only maps of which a cell or a barrier differs, and those that are new or gone. */
export function mapDiffs(
  before: ReadonlyMap<string, HexMap>,
  now: ReadonlyMap<string, HexMap>,
  isThere: (id: string) => boolean,
): MapDiff[] {
  // One that has errors on one side is neither new nor gone.
  return differing(before, now, JSON.stringify)
    .filter(({ key, change }) => change === 'changed' || !isThere(key))
    .map((sides) => ({
      id: sides.key,
      change: sides.change,
      name: (sides.now ?? sides.before)?.name.en ?? sides.key,
      ...(sides.change === 'changed' ? partsOf(sides) : { cells: [], barriers: [] }),
    }))
    .filter(({ change, cells, barriers }) => change !== 'changed' || cells.length + barriers.length > 0);
}

function partsOf({ before, now }: Sides<HexMap>): Pick<MapDiff, 'cells' | 'barriers'> {
  const [old, fresh] = [cellsOf(before), cellsOf(now)];
  const [walls, newWalls] = [barriersOf(before), barriersOf(now)];
  return {
    cells: differing(old, fresh, valueOf).map((sides) => ({
      at: sides.key,
      change: sides.change,
      ...eachSide(sides, tellFor(sides)),
    })),
    barriers: differing(walls, newWalls, () => true).map(({ key, change }) => ({ between: key, change })),
  };
}

const cellsOf = (map: HexMap | undefined): Map<string, CellDefinition> =>
  new Map(map?.cells.map((cell) => [cell.label, cell]));

const barriersOf = (map: HexMap | undefined): Map<string, true> =>
  new Map(map?.barriers.map((pair) => [pair.toSorted().join('–'), true]));

/** Other languages are told where the English does not differ. */
function tellFor({ before, now }: Sides<CellDefinition>): (cell: CellDefinition) => string {
  const isSame = before !== undefined && now !== undefined && shortOf(before) === shortOf(now);
  return isSame ? valueOf : shortOf;
}

const shortOf = ({ name, ...cell }: CellDefinition): string =>
  valueOf({ ...cell, ...(name && { name: { en: name.en } }) });

/** Bonuses are listed with the rest of the map, and places in rows and columns have their labels. */
type Elsewhere = 'label' | 'q' | 'r' | 'bonus';

/** Describes a cell so that two cells that differ always differ in words; the type asks for every field. */
const FIELDS: {
  readonly [F in Exclude<keyof CellDefinition, Elsewhere>]-?: (cell: CellDefinition) => string;
} = {
  city: ({ city }) => (city === undefined ? '' : `city ${city}`),
  remote: ({ remote }) => (remote === undefined ? '' : `remote ${remote}`),
  terrain: ({ terrain }) => terrain ?? '',
  name: ({ name }) => (name ? `(${namesText(name)})` : ''),
};

function valueOf(cell: CellDefinition): string {
  return Object.values(FIELDS)
    .map((tell) => tell(cell))
    .filter((text) => text !== '')
    .join(' ');
}

/** `Kyoto, de Kioto`. */
function namesText({ en, ...others }: Names): string {
  const translated = Object.entries(others).sort(([a], [b]) => (a < b ? -1 : 1));
  return [en, ...translated.map(([language, name]) => `${language} ${name}`)].join(', ');
}
