// Cells of maps that differ, by their labels.
import { mapNamed, type Content } from '@railwright/content';
import type { HexMap } from '@railwright/engine';
import { compareThings, type ChangeList, type Told } from './change-list.ts';

/** Maps that are new or gone as a whole are left out. */
export function cellChanges(before: Content, now: Content, packs: readonly string[]): ChangeList {
  const [old, fresh] = [mapsIn(before, packs), mapsIn(now, packs)];
  const both = new Set([...fresh.keys()].filter((map) => old.has(map)));
  return compareThings('Cells', cellsOf(old, both), cellsOf(fresh, both), (was, cell) => {
    return `${cell.name} ${was.value} → ${cell.value}`;
  });
}

function mapsIn(content: Content, packs: readonly string[]): Map<string, HexMap> {
  const found = new Map<string, HexMap>();
  for (const pack of content.packs.filter(({ id }) => packs.includes(id)))
    for (const id of pack.items.get('maps')?.keys() ?? []) {
      const map = mapNamed(content, `${pack.id}/${id}`);
      if (map) found.set(`${pack.id}/${id}`, map);
    }
  return found;
}

function cellsOf(maps: ReadonlyMap<string, HexMap>, wanted: ReadonlySet<string>): Map<string, Told> {
  const found = new Map<string, Told>();
  for (const [id, map] of maps) if (wanted.has(id)) addCells(found, id, map);
  return found;
}

function addCells(found: Map<string, Told>, id: string, { cells, barriers }: HexMap): void {
  for (const { label, terrain, city, remote, name } of cells) {
    const kind =
      city !== undefined ? `city ${city}` : remote !== undefined ? `remote ${remote}` : (terrain ?? '');
    const called = name?.['en'] ?? Object.values(name ?? {})[0];
    const value = called === undefined ? kind : `${kind} (${called})`;
    const place = `${id} ${label}`;
    found.set(place, { value, name: place, words: `${place} ${value}` });
  }
  for (const pair of barriers) {
    const place = `${id} ${pair.toSorted().join('–')}`;
    found.set(`${place} barrier`, { value: '', name: `${place} barrier`, words: `${place} barrier` });
  }
}
