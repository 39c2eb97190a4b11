// The tiles of a map of Tiled: which layers there are, what kinds of tile, and which tile is where.
import type { Offset } from '@railwright/hex';
import { classOf, listOf, numberOf, propertyOf, textOf, Unreadable } from './tiled-format.ts';
import type { Data } from '../yaml/data.ts';

/** The upper bits of a tile's number say how it is turned; tiles are numbered from 1, and 0 is no tile. */
export const TURNED = 0xf0000000;
const SIDE_LIMIT = 1000;

/** Unpacks the bytes of a layer; `method` is `zlib`, `gzip` or `zstd`. Throws when it cannot. */
export type Inflate = (bytes: Uint8Array, method: string) => Uint8Array;

/** Layers of groups count as layers. */
export function flatten(layers: unknown, depth = 0): Data[] {
  if (depth > 20) return [];
  return listOf(layers).flatMap((layer) =>
    layer['type'] === 'group' ? flatten(layer['layers'], depth + 1) : [layer],
  );
}

export interface TileKind {
  /** Words that may name its terrain, in small letters. */
  readonly words: readonly string[];
  readonly data: Data;
}

export function tileKinds(data: Data): Map<number, TileKind> {
  const kinds = new Map<number, TileKind>();
  for (const set of listOf(data['tilesets'])) {
    const first = numberOf(set, 'firstgid') ?? 1;
    for (const tile of listOf(set['tiles'])) {
      const words = [
        classOf(tile),
        propertyOf(tile, 'terrain'),
        textOf(tile, 'image')?.replace(/^.*[/\\]|\.\w+$/g, ''),
      ]
        .filter((word) => typeof word === 'string')
        .map((word) => word.toLowerCase());
      kinds.set(first + (numberOf(tile, 'id') ?? 0), { words, data: tile });
    }
  }
  return kinds;
}

export function* tilesOf(layer: Data, inflate: Inflate | undefined): Generator<{ at: Offset; gid: number }> {
  const chunks = Array.isArray(layer['chunks']) ? listOf(layer['chunks']) : [layer];
  for (const chunk of chunks) {
    const [width, height] = [numberOf(chunk, 'width') ?? 0, numberOf(chunk, 'height') ?? 0];
    if (width < 1 || height < 1 || width > SIDE_LIMIT || height > SIDE_LIMIT)
      throw new Unreadable(`A layer of ${width} by ${height} tiles cannot be read.`);
    const [x, y] = [numberOf(chunk, 'x') ?? 0, numberOf(chunk, 'y') ?? 0];
    const gids = gidsOf(chunk['data'], layer, width * height, inflate);
    for (let i = 0; i < width * height; i++)
      yield { at: { col: x + (i % width), row: y + Math.floor(i / width) }, gid: gids[i] ?? 0 };
  }
}

function gidsOf(data: unknown, layer: Data, count: number, inflate: Inflate | undefined): readonly number[] {
  if (Array.isArray(data)) return data.map((gid) => (typeof gid === 'number' ? gid >>> 0 : 0));
  if (typeof data !== 'string' || layer['encoding'] !== 'base64')
    throw new Unreadable("The map's tiles are stored in an encoding that cannot be read.");
  const method = textOf(layer, 'compression');
  const packed = fromBase64(data.trim());
  const help = 'In Tiled, set the tile layer format of the map to CSV.';
  if (method !== undefined && !inflate) throw new Unreadable("The map's tiles are compressed.", help);
  let bytes = packed;
  if (method !== undefined && inflate)
    try {
      bytes = Uint8Array.from(inflate(packed, method));
    } catch {
      throw new Unreadable(`The tiles of the map are compressed as ${method}, which cannot be read.`, help);
    }
  const view = new DataView(bytes.buffer);
  return Array.from({ length: Math.min(count, Math.floor(bytes.length / 4)) }, (_, i) =>
    view.getUint32(i * 4, true),
  );
}

function fromBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    throw new Unreadable("The map's tiles are declared as base64 but are not.");
  }
}
