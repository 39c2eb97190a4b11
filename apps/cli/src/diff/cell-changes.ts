// Cells of maps that differ, by their labels.
import { mapNamed, type Content } from '@railwright/content';
import type { CellDefinition, HexMap, Names } from '@railwright/engine';
import { compareThings, type ChangeList, type Told } from './change-list.ts';

/** Maps that are new or gone as a whole are left out. */
export function cellChanges(before: Content, now: Content, packs: readonly string[]): ChangeList {
  const [old, fresh] = [mapsIn(before, packs), mapsIn(now, packs)];
  const both = inBoth(old, fresh);
  return compareThings('Cells', cellsOf(old, both), cellsOf(fresh, both), (was, cell) => {
    // Other languages are told where the English does not differ.
    const [from, to] = was.short === cell.short ? [was.value, cell.value] : [was.short, cell.short];
    return `${cell.name} ${from} → ${to}`;
  });
}

interface ToldCell extends Told {
  readonly short: string;
}

/** Maps whose cells `cellChanges` compares: those without errors, before and now. */
export function mapsCompared(before: Content, now: Content, packs: readonly string[]): ReadonlySet<string> {
  return inBoth(mapsIn(before, packs), mapsIn(now, packs));
}

const inBoth = (old: ReadonlyMap<string, HexMap>, fresh: ReadonlyMap<string, HexMap>): Set<string> =>
  new Set([...fresh.keys()].filter((map) => old.has(map)));

function mapsIn(content: Content, packs: readonly string[]): Map<string, HexMap> {
  const found = new Map<string, HexMap>();
  for (const pack of content.packs.filter(({ id }) => packs.includes(id)))
    for (const id of pack.items.get('maps')?.keys() ?? []) {
      const map = mapNamed(content, `${pack.id}/${id}`);
      if (map) found.set(`${pack.id}/${id}`, map);
    }
  return found;
}

function cellsOf(maps: ReadonlyMap<string, HexMap>, wanted: ReadonlySet<string>): Map<string, ToldCell> {
  const found = new Map<string, ToldCell>();
  for (const [id, map] of maps) if (wanted.has(id)) addCells(found, id, map);
  return found;
}

function addCells(found: Map<string, ToldCell>, id: string, { cells, barriers }: HexMap): void {
  for (const cell of cells) {
    const place = `${id} ${cell.label}`;
    const english = { ...cell, ...(cell.name && { name: { en: cell.name.en } }) };
    const short = valueOf(english);
    found.set(place, { value: valueOf(cell), short, name: place, words: `${place} ${short}` });
  }
  for (const pair of barriers) {
    const place = `${id} ${pair.toSorted().join('–')}`;
    found.set(`${place} barrier`, {
      value: '',
      short: '',
      name: `${place} barrier`,
      words: `${place} barrier`,
    });
  }
}

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
