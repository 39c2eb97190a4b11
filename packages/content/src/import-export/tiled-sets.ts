// The kinds of tile of a map of Tiled: what its tilesets say about each number, whether they are in the map or in files of their own.
import { classOf, listOf, numberOf, propertyOf, textOf, Unreadable } from './tiled-format.ts';
import type { TiledFiles } from './tiled-files.ts';
import { isData, type Data } from '../text/data.ts';

export interface TileKind {
  /** Words that may name its terrain, in small letters. */
  readonly words: readonly string[];
  readonly data: Data;
  /** Which point of an object that shows it stands on the object's place; see `objectalignment`. */
  readonly alignment: string | undefined;
  /** Why nothing is known of it: the tileset that cannot be read, and the reason. */
  readonly unread?: { readonly source: string; readonly problem: string };
}

interface TileSet {
  readonly first: number;
  readonly alignment: string | undefined;
  readonly tiles: ReadonlyMap<number, Data>;
  readonly unread?: TileKind['unread'];
}

const MOST = 500;

export class TileSets {
  readonly #sets: readonly TileSet[];
  /** Whether Tiled exported a tileset that it did not find, which empties the layers. */
  readonly hasMissing: boolean;

  /** `tilesets` as in a map; `from` is the file that names them. */
  constructor(tilesets: unknown, files: TiledFiles, from: string) {
    if (listOf(tilesets).length > MOST) throw new Unreadable(`It has more than ${MOST} tilesets.`);
    this.hasMissing = listOf(tilesets).some((set) => set['tilecount'] === 0);
    this.#sets = listOf(tilesets)
      .map((named) => readSet(named, files, from))
      .sort((a, b) => b.first - a.first);
  }

  /** By the number it has in the map. */
  kind(number: number): TileKind {
    const set = this.#sets.find(({ first }) => first <= number);
    const data = set?.tiles.get(number - set.first) ?? {};
    const words = [
      classOf(data),
      propertyOf(data, 'terrain'),
      textOf(data, 'image')?.replace(/^.*[/\\]|\.\w+$/g, ''),
    ]
      .filter((word) => typeof word === 'string')
      .map((word) => word.trim().toLowerCase())
      .filter((word) => word !== '');
    return { words, data, alignment: set?.alignment, ...(set?.unread && { unread: set.unread }) };
  }
}

function readSet(named: Data, files: TiledFiles, from: string): TileSet {
  const first = numberOf(named, 'firstgid') ?? 1;
  const source = textOf(named, 'source');
  if (source === undefined) return { first, ...contentOf(named) };
  const file = files.read(source, from);
  if ('data' in file) return { first, ...contentOf(file.data) };
  return { first, alignment: undefined, tiles: new Map(), unread: { source, problem: file.problem } };
}

function contentOf(set: Data): Pick<TileSet, 'alignment' | 'tiles'> {
  return {
    alignment: textOf(set, 'objectalignment'),
    tiles: new Map(tilesIn(set).map((tile) => [numberOf(tile, 'id') ?? 0, tile])),
  };
}

/** Before Tiled 1.2, tiles and their properties were keys. */
function tilesIn({ tiles, tileproperties: properties }: Data): Data[] {
  if (Array.isArray(tiles)) return listOf(tiles);
  const [byId, propertiesOf] = [isData(tiles) ? tiles : {}, isData(properties) ? properties : {}];
  return [...new Set([...Object.keys(byId), ...Object.keys(propertiesOf)])].map((id) => ({
    ...(isData(byId[id]) ? byId[id] : {}),
    id: Number(id),
    ...(isData(propertiesOf[id]) && { properties: propertiesOf[id] }),
  }));
}
