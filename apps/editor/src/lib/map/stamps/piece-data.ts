// Pieces of map as plain data, for storage, and read back without trust: other pages of the same address can write to the browser's
// storage. Also the piece as a model of its own, to be drawn.
import { edgeKey, hexNumber } from '@railwright/hex';
import type { Edge, Hex } from '@railwright/hex';
import { isData } from '../../core/content/data.ts';
import type { Data } from '../../core/content/data.ts';
import { HOLE } from '../../core/content/letters.ts';
import { CELL_PATHS, FEATURE_LISTS } from '../model/features.ts';
import type { MapFeature } from '../model/features.ts';
import { addRegions } from '../model/regions.ts';
import type { PieceRegion } from '../model/regions.ts';
import { emptyModel } from '../model/model.ts';
import type { MapCell, MapModel, MapPlace } from '../model/model.ts';
import { MAX_CELLS } from '../model/parse.ts';
import type { Piece } from '../model/transform.ts';

type PiecePlace = Omit<MapPlace, 'index'>;

/** Larger coordinates are invalid. */
const FAR = 10_000;

export function parsePiece(value: unknown): Piece | undefined {
  if (!isData(value)) return undefined;
  const { orientation, cells, places, barriers, features = [], regions = [] } = value;
  if (orientation !== 'pointy' && orientation !== 'flat') return undefined;
  const read = {
    cells: readAll(cells, readCell),
    places: readAll(places, readPlace),
    barriers: readAll(barriers, readEdge),
    features: readAll(features, readFeature),
    regions: readAll(regions, readRegion),
  };
  const { cells: found, places: on, barriers: edges, features: others, regions: around } = read;
  if (!found || found.length === 0 || !on || !edges || !others || !around) return undefined;
  return { orientation, cells: found, places: on, barriers: edges, features: others, regions: around };
}

export function modelOfPiece({ orientation, cells, places, barriers, features, regions }: Piece): MapModel {
  return {
    ...emptyModel(orientation),
    cells: new Map(cells.map((cell) => [hexNumber(cell), cell])),
    places: new Map(places.map((place) => [hexNumber(place), { ...place, index: -1 }])),
    barriers: new Map(barriers.map((edge) => [edgeKey(edge), { edge, index: -1 }])),
    features: features.map((feature) => ({ ...feature, index: -1 })),
    regions: addRegions([], regions),
  };
}

function readAll<T>(list: unknown, read: (entry: Data) => T | undefined): T[] | undefined {
  if (!Array.isArray(list) || list.length > 3 * MAX_CELLS) return undefined;
  const found = list.map((entry: unknown) => (isData(entry) ? read(entry) : undefined));
  return found.every((entry) => entry !== undefined) ? found : undefined;
}

function readHex({ q, r }: Data): Hex | undefined {
  return isCoordinate(q) && isCoordinate(r) ? { q, r } : undefined;
}

function readCell(entry: Data): MapCell | undefined {
  const hex = readHex(entry);
  const { letter } = entry;
  return hex && typeof letter === 'string' && /^\S$/.test(letter) && letter !== HOLE
    ? { ...hex, letter }
    : undefined;
}

function readPlace(entry: Data): PiecePlace | undefined {
  const hex = readHex(entry);
  const { city, remote, name } = entry;
  return (
    hex && {
      ...hex,
      ...(typeof city === 'number' ? { city } : {}),
      ...(typeof remote === 'number' ? { remote } : {}),
      ...(isName(name) ? { name } : {}),
    }
  );
}

function readEdge(entry: Data): Edge | undefined {
  const hex = readHex(entry);
  const { side } = entry;
  return hex && (side === 0 || side === 1 || side === 2) ? { ...hex, side } : undefined;
}

function readFeature({ list, cells, data }: Data): Omit<MapFeature, 'index'> | undefined {
  const of = FEATURE_LISTS.find((name) => name === list);
  const at = readAll(cells, readHex);
  return of && at?.length === CELL_PATHS[of].length && isData(data)
    ? { list: of, cells: at, data }
    : undefined;
}

function readRegion({ id, name, cells }: Data): PieceRegion | undefined {
  const at = readAll(cells, readHex);
  return typeof id === 'string' && at && (name === undefined || isName(name))
    ? { id, ...(name !== undefined && { name }), cells: at }
    : undefined;
}

function isName(value: unknown): value is string | Readonly<Record<string, string>> {
  if (typeof value === 'string') return true;
  return isData(value) && Object.values(value).every((text) => typeof text === 'string');
}

function isCoordinate(value: unknown): value is number {
  return Number.isInteger(value) && Math.abs(value as number) <= FAR;
}
