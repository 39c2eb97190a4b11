// Parses the text of a map file into its model. Lenient: parts that cannot be drawn are left out, and the checks of the content package
// report them. Undefined if there is no picture to draw.
import {
  canonicalEdge,
  edgeKey,
  fromOffset,
  hexNumber,
  parseLabel,
  parsePictureGrid,
  sameHex,
} from '@railwright/hex';
import type { Hex, Orientation, PicturePosition, Shift } from '@railwright/hex';
import { HOLE } from '../../core/content/letters.ts';
import { parseFeatures } from './features.ts';
import type { MapBarrier, MapCell, MapModel, MapPlace } from './model.ts';
import { parseRegions } from './regions.ts';
import { isData } from '../../core/content/data.ts';
import type { NameText } from '../../core/content/data.ts';
import { TextFile } from '../../core/content/text-file.ts';

/** The maximum number of cells in a picture; more are not drawn. */
export const MAX_CELLS = 2000;

export interface MapFile {
  readonly id: string;
  readonly name: NameText | undefined;
  readonly model: MapModel;
  /** The picture in the file, and the lengths of its lists, on which edits are based. */
  readonly lists: { readonly picture: string; readonly places: number; readonly barriers: number };
}

export function parseMapFile(text: string): MapFile | undefined {
  return mapIn(new TextFile(text));
}

export function mapIn({ data }: TextFile): MapFile | undefined {
  if (!isData(data) || typeof data.terrain !== 'string') return undefined;
  const orientation: Orientation = data.orientation === 'flat' ? 'flat' : 'pointy';
  const picture = parsePicture(orientation, data.terrain);
  if (!picture) return undefined;
  const { shift, cells } = picture;
  const toHex = (label: unknown): Hex | undefined => {
    const at = typeof label === 'string' ? parseLabel(orientation, label) : undefined;
    return at && fromOffset(orientation, at, shift);
  };
  return {
    id: typeof data.id === 'string' ? data.id : '',
    name: parseName(data.name),
    lists: {
      picture: data.terrain,
      places: Array.isArray(data.places) ? data.places.length : 0,
      barriers: Array.isArray(data.barriers) ? data.barriers.length : 0,
    },
    model: {
      orientation,
      shift,
      cells,
      places: parsePlaces(data.places, toHex),
      barriers: parseBarriers(data.barriers, toHex),
      features: parseFeatures(data, toHex),
      regions: parseRegions(data, toHex, parseName),
    },
  };
}

/** The cells of a picture; undefined if there are more than the maximum. */
function parsePicture(
  orientation: Orientation,
  picture: string,
): { shift: Shift; cells: Map<number, MapCell> } | undefined {
  const positions: PicturePosition[] = [];
  const letters: string[] = [];
  picture.split('\n').forEach((row, line) => {
    for (let index = 0; index < row.length; index++) {
      const letter = row.charAt(index);
      if (letter === ' ' || letter === '\r') continue;
      positions.push({ line, index });
      letters.push(letter);
    }
  });
  if (letters.filter((letter) => letter !== HOLE).length > MAX_CELLS || letters.length > 20 * MAX_CELLS) {
    return undefined;
  }
  const grid = parsePictureGrid(orientation, positions);
  const cells = new Map<number, MapCell>();
  grid.cells.forEach((h, i) => {
    const letter = letters[i];
    if (h && letter !== undefined && letter !== HOLE) cells.set(hexNumber(h), { ...h, letter });
  });
  return { shift: grid.shift, cells };
}

function parsePlaces(list: unknown, toHex: (label: unknown) => Hex | undefined): Map<number, MapPlace> {
  const places = new Map<number, MapPlace>();
  if (!Array.isArray(list)) return places;
  list.forEach((entry: unknown, index) => {
    const h = isData(entry) ? toHex(entry.at) : undefined;
    if (!h || !isData(entry) || places.has(hexNumber(h))) return;
    const name = parseName(entry.name);
    places.set(hexNumber(h), {
      ...h,
      index,
      ...(typeof entry.city === 'number' ? { city: entry.city } : {}),
      ...(typeof entry.remote === 'number' ? { remote: entry.remote } : {}),
      ...(name === undefined ? {} : { name }),
    });
  });
  return places;
}

function parseBarriers(list: unknown, toHex: (label: unknown) => Hex | undefined): Map<string, MapBarrier> {
  const barriers = new Map<string, MapBarrier>();
  if (!Array.isArray(list)) return barriers;
  list.forEach((entry: unknown, index) => {
    if (!Array.isArray(entry) || entry.length !== 2) return;
    const [a, b] = [toHex(entry[0]), toHex(entry[1])];
    const edge = a && b && canonicalEdge(a, b);
    if (edge && !barriers.has(edgeKey(edge))) {
      barriers.set(edgeKey(edge), { edge, index, reversed: !sameHex(edge, a) });
    }
  });
  return barriers;
}

export function parseName(value: unknown): NameText | undefined {
  if (typeof value === 'string') return value;
  if (!isData(value)) return undefined;
  const texts = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}
