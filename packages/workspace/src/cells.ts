// Cells of maps: which ones a file can name, and which letter of a map's picture is which cell.
import { mapNamed } from '@railwright/content';
import type { Item, LocatedDocument, Mention, Pack, Path } from '@railwright/content';
import {
  findItem,
  libraryOf,
  nameIn,
  qualifiedId,
  visibleItems,
  visibleTerrains,
} from '@railwright/content/language';
import { formatLabel, parsePictureGrid, toOffset, type Orientation } from '@railwright/hex';
import type { Location, Range } from 'vscode-languageserver-types';
import { fieldOf, type LiveFile } from './live-file.ts';
import { toRange } from './places.ts';
import type { Workspace } from './workspace.ts';

export interface Letter {
  readonly letter: string;
  /** Undefined where the letters of the picture are misaligned. */
  readonly label: string | undefined;
  readonly range: Range;
}

/** The letters of the picture of a map, line by line. */
export function lettersOf(document: LocatedDocument): readonly Letter[] {
  const { data } = document;
  const picture = fieldOf(data, 'terrain');
  if (typeof picture !== 'string' || document.textStyle(['terrain']) !== 'literal') return [];
  const orientation: Orientation = fieldOf(data, 'orientation') === 'flat' ? 'flat' : 'pointy';
  const letters = picture
    .split('\n')
    .flatMap((row, line) =>
      [...row.trimEnd()].flatMap((letter, index) =>
        letter === ' ' || letter === '.' ? [] : [{ line, index, letter }],
      ),
    );
  const { shift, cells } = parsePictureGrid(orientation, letters);
  return letters.flatMap(({ line, index, letter }, i) => {
    const range = document.characterRange(['terrain'], line, index, 1);
    const hex = cells[i];
    const label = hex && formatLabel(orientation, toOffset(orientation, hex, shift));
    return range ? [{ letter, label, range: toRange(range) }] : [];
  });
}

/** The terrain that a letter means in a pack. */
export function terrainOf(pack: Pack, letter: string) {
  return [...visibleTerrains(pack).values()].find((terrain) => terrain.letter === letter);
}

/** The maps whose cells can be named at this path of a file. */
export function mapsFor(workspace: Workspace, file: LiveFile, path: Path): readonly Item[] {
  const { pack, kind } = file;
  const library = libraryOf(workspace.content);
  if (kind === 'maps')
    return [...(pack.items.get('maps')?.values() ?? [])].filter((map) => map.file.path === file.path);
  if (kind !== 'tests') return [...visibleItems(pack, 'maps').values()];
  const tests = fieldOf(file.document?.data, 'tests');
  const test: unknown = Array.isArray(tests) && typeof path[1] === 'number' ? tests[path[1]] : undefined;
  const named = (of: unknown, key: string, kindOf: string, from: Pack): Item | undefined => {
    const id = fieldOf(of, key);
    return typeof id === 'string' ? findItem(library, from, kindOf, id) : undefined;
  };
  const setup = named(test, 'setup', 'setups', pack);
  const home = setup && library.packs.get(setup.pack);
  const map = named(test, 'map', 'maps', pack) ?? (home && named(setup.data, 'map', 'maps', home));
  return map ? [map] : [];
}

/** Labels of cells, each with the name of its place or its terrain. */
export function cellsIn(workspace: Workspace, maps: readonly Item[]): ReadonlyMap<string, string> {
  const cells = new Map<string, string>();
  for (const item of maps)
    for (const { label, name, terrain } of mapNamed(workspace.content, qualifiedId(item))?.cells ?? [])
      if (!cells.has(label)) cells.set(label, name ? nameIn(name, workspace.language) : (terrain ?? ''));
  return cells;
}

/** Where a cell is defined: its letter in the picture, or the place with that name. */
export function cellAt(workspace: Workspace, file: LiveFile, { id, path }: Mention): Location | undefined {
  for (const map of mapsFor(workspace, file, path)) {
    const document = workspace.documentOf(map.file.path);
    const letter = document && lettersOf(document).find(({ label }) => label === id);
    if (letter) return { uri: workspace.uriOf(map.file.path), range: letter.range };
    const places = fieldOf(document?.data, 'places');
    const index = Array.isArray(places)
      ? places.findIndex((place) => isCalled(fieldOf(place, 'name'), id))
      : -1;
    if (document && index >= 0)
      return {
        uri: workspace.uriOf(map.file.path),
        range: toRange(document.valueRange(['places', index, 'name'])),
      };
  }
  return undefined;
}

function isCalled(name: unknown, word: string): boolean {
  return name === word || (typeof name === 'object' && name !== null && Object.values(name).includes(word));
}
