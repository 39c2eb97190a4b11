// The tiles of a layer of a map of Tiled, by position.
import type { Offset } from '@railwright/hex';
import { listOf, numberOf, textOf, Unreadable } from './tiled-format.ts';
import type { Data } from '../text/data.ts';

/** The upper bits of a tile's number say how it is turned; tiles are numbered from 1, and 0 means none. */
export const TURNED = 0xf0000000;

/** How a tile is turned; undefined if it is not. A mirror alone flips it; both together, and the other bits, rotate it. */
export function turnOf(gid: number): 'flipped' | 'rotated' | undefined {
  if ((gid & TURNED) === 0) return undefined;
  const mirrors = (gid >>> 30) & 3;
  return mirrors === 1 || mirrors === 2 ? 'flipped' : 'rotated';
}

/** Most tiles in a row or column of a layer. */
export const SIDE_LIMIT = 1000;

/** Unpacks the bytes of a layer; `method` is `zlib`, `gzip` or `zstd`. Throws when it cannot. */
export type Inflate = (bytes: Uint8Array, method: string) => Uint8Array;

/** Every place of the layer in order, empty ones too. */
export function* tilesOf(layer: Data, inflate: Inflate | undefined): Generator<{ at: Offset; gid: number }> {
  const chunks = Array.isArray(layer['chunks']) ? listOf(layer['chunks']) : [layer];
  for (const chunk of chunks) {
    const [width, height] = [numberOf(chunk, 'width') ?? 0, numberOf(chunk, 'height') ?? 0];
    if (width < 1 || height < 1 || width > SIDE_LIMIT || height > SIDE_LIMIT)
      throw new Unreadable(`A layer of ${width} by ${height} tiles cannot be read.`);
    const [x, y] = [numberOf(chunk, 'x') ?? 0, numberOf(chunk, 'y') ?? 0];
    const gids = gidsOf(chunk['data'], layer, inflate);
    if (gids.length !== width * height)
      throw new Unreadable(
        `A layer of ${width} by ${height} tiles holds ${gids.length}, so the file is damaged.`,
        'In Tiled, save the map again.',
      );
    for (const [i, gid] of gids.entries())
      yield { at: { col: x + (i % width), row: y + Math.floor(i / width) }, gid };
  }
}

function gidsOf(data: unknown, layer: Data, inflate: Inflate | undefined): readonly number[] {
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
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, i) => view.getUint32(i * 4, true));
}

function fromBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    throw new Unreadable("The map's tiles are declared as base64 but are not.");
  }
}
