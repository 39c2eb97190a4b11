// A hexagonal map of Tiled as a map of ours. Cells come from the first layer of tiles; cities, remote locations and barriers
// from tiles or objects of these classes. Everything else is listed as lost.
import { distance as hexDistance, fromOffset, type Hex, type Orientation, type Shift } from '@railwright/hex';
import { Losses, type Loss } from './loss.ts';
import type { DrawnCell, DrawnMap } from './map-text.ts';
import { classOf, listOf, numberOf, propertyOf, textOf, tiledCenter, Unreadable } from './tiled-format.ts';
import { isData } from '../yaml/data.ts';
import type { Point, TiledGrid } from './tiled-format.ts';
import type { Data } from '../yaml/data.ts';
import { flatten, TURNED, tileKinds, tilesOf } from './tiled-tiles.ts';
import type { Inflate, TileKind } from './tiled-tiles.ts';

export interface TiledOptions {
  readonly id: string;
  readonly name: string;
  /** The terrains a cell can have. */
  readonly terrains: readonly { readonly id: string; readonly letter: string; readonly name: string }[];
  /** Which terrain tiles of a class, a name or a number are, by id; what it does not name is found by its own class or name. */
  readonly terrainOf: ReadonlyMap<string, string>;
  /** The bytes of a layer that is compressed; absent where that is not possible. */
  readonly inflate?: Inflate;
}

export type FromTiled =
  | { readonly ok: true; readonly map: DrawnMap; readonly losses: readonly Loss[] }
  | { readonly ok: false; readonly message: string; readonly help?: string };

const CELL_LIMIT = 2000;

export function fromTiled(json: string, options: TiledOptions): FromTiled {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { ok: false, message: 'This is not JSON.', help: 'In Tiled, save the map as JSON (.tmj).' };
  }
  try {
    return { ok: true, ...new Reader(isData(value) ? value : {}, options).read() };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { ok: false, message: error.message, ...(error.help !== undefined && { help: error.help }) };
  }
}

class Reader {
  readonly #data: Data;
  readonly #options: TiledOptions;
  readonly #losses = new Losses();
  readonly #grid: TiledGrid;
  readonly #cells = new Map<string, DrawnCell & { readonly center: Point }>();

  constructor(data: Data, options: TiledOptions) {
    this.#data = data;
    this.#options = options;
    this.#grid = gridOf(data);
  }

  read(): { map: DrawnMap; losses: Loss[] } {
    const layers = flatten(this.#data['layers']);
    const tiles = layers.filter(({ type }) => type === 'tilelayer');
    const [ground, ...others] = tiles;
    if (!ground) throw new Unreadable('The map has no tile layer.');
    this.#readCells(ground);
    for (const layer of others)
      this.#lose(`the tiles of layer "${nameOf(layer)}"`, 'Only the first tile layer is read.');
    for (const layer of layers) {
      if (layer['type'] === 'imagelayer') this.#lose(`the picture of layer "${nameOf(layer)}"`);
      if (layer['type'] === 'objectgroup')
        for (const object of listOf(layer['objects'])) this.#readPlace(object);
    }
    const barriers = layers
      .filter(({ type }) => type === 'objectgroup')
      .flatMap(({ objects }) => listOf(objects).flatMap((object) => this.#readBarriers(object)));
    if (this.#cells.size === 0)
      throw new Unreadable('None of its tiles is a cell.', this.#losses.list()[0]?.help);
    const { id, name } = this.#options;
    const { orientation, shift } = this.#grid;
    const cells = [...this.#cells.values()].map(({ center: _, ...cell }) => cell);
    const seen = new Map(barriers.map((pair) => [keyOf(pair), pair]));
    return {
      map: { id, name, orientation, shift, cells, barriers: [...seen.values()] },
      losses: this.#losses.list(),
    };
  }

  #lose(message: string, help?: string): void {
    this.#losses.add(message, help);
  }

  #readCells(layer: Data): void {
    const kinds = tileKinds(this.#data);
    const { orientation, shift } = this.#grid;
    for (const { at, gid } of tilesOf(layer, this.#options.inflate)) {
      const number = gid & ~TURNED;
      if (number === 0) continue;
      if ((gid & TURNED) !== 0) this.#lose('the rotation of a tile');
      const tile = kinds.get(number) ?? { words: [], data: {} };
      const cell = this.#cellOf(number, tile);
      if (!cell) continue;
      if (this.#cells.size >= CELL_LIMIT) throw new Unreadable(`The map has more than ${CELL_LIMIT} cells.`);
      const hex = fromOffset(orientation, at, shift);
      this.#cells.set(hexName(hex), { ...hex, ...cell, center: tiledCenter(this.#grid, at) });
    }
  }

  #cellOf(
    number: number,
    { words, data }: TileKind,
  ): Pick<DrawnCell, 'letter' | 'city' | 'remote'> | undefined {
    const names = [...words, String(number)];
    const said = names.map((word) => this.#options.terrainOf.get(word)).find((id) => id !== undefined);
    const wanted = said === undefined ? names : [said];
    if (wanted.includes('city'))
      return { letter: 'C', city: wholeOf(propertyOf(data, 'city', 'stations', 'buildings'), 1, 20) ?? 1 };
    if (wanted.includes('remote'))
      return { letter: '*', remote: wholeOf(propertyOf(data, 'remote', 'value'), 1, 99) ?? 1 };
    const terrain = this.#options.terrains.find(
      ({ id, letter, name }) =>
        wanted.includes(id) || wanted.includes(name.toLowerCase()) || wanted.includes(letter),
    );
    if (terrain) return { letter: terrain.letter };
    const shown = words[0] ?? String(number);
    this.#lose(
      `tiles "${shown}", which are not terrains`,
      `Map them with --terrain ${shown}=${this.#options.terrains[0]?.id ?? 'field'}.`,
    );
    return undefined;
  }

  #readPlace(object: Data): void {
    const kind = classOf(object)?.toLowerCase();
    if (kind === 'barrier') return;
    const cell = this.#cellAt(middleOf(object));
    const name = textOf(object, 'name');
    if (cell && (kind === 'city' || kind === 'remote')) {
      const { letter: _l, city: _c, remote: _r, ...bare } = cell;
      const place =
        kind === 'city'
          ? { letter: 'C', city: wholeOf(propertyOf(object, 'city', 'stations', 'buildings'), 1, 20) ?? 1 }
          : { letter: '*', remote: wholeOf(propertyOf(object, 'remote', 'value'), 1, 99) ?? 1 };
      this.#cells.set(hexName(cell), { ...bare, ...place, ...(name !== undefined && { name }) });
      return;
    }
    this.#lose(
      kind === 'city' || kind === 'remote'
        ? `a ${kind} where no cell is`
        : `objects of class "${kind ?? ''}"`,
      kind === 'city' || kind === 'remote'
        ? undefined
        : 'Objects of class city, remote and barrier are read.',
    );
  }

  #readBarriers(object: Data): [Hex, Hex][] {
    if (classOf(object)?.toLowerCase() !== 'barrier') return [];
    const [x, y] = [numberOf(object, 'x') ?? 0, numberOf(object, 'y') ?? 0];
    const points = listOf(object['polyline']).map((point) => ({
      x: x + (numberOf(point, 'x') ?? 0),
      y: y + (numberOf(point, 'y') ?? 0),
    }));
    return points.slice(1).flatMap((point, i) => {
      const before = points[i] as Point;
      const pair = this.#besides({ x: (before.x + point.x) / 2, y: (before.y + point.y) / 2 });
      if (pair) return [pair];
      this.#lose('part of a barrier that is not on the side between two cells');
      return [];
    });
  }

  #cellAt(point: Point): (DrawnCell & { readonly center: Point }) | undefined {
    const [nearest] = this.#byDistance(point);
    return nearest &&
      distance(nearest.center, point) <= Math.max(this.#grid.tileWidth, this.#grid.tileHeight) / 2
      ? nearest
      : undefined;
  }

  #besides(point: Point): [Hex, Hex] | undefined {
    const [a, b] = this.#byDistance(point);
    return a &&
      b &&
      hexDistance(a, b) === 1 &&
      distance(a.center, point) < Math.max(this.#grid.tileWidth, this.#grid.tileHeight)
      ? [
          { q: a.q, r: a.r },
          { q: b.q, r: b.r },
        ]
      : undefined;
  }

  /** The two nearest cells. */
  #byDistance(point: Point): (DrawnCell & { readonly center: Point })[] {
    let first: (DrawnCell & { readonly center: Point }) | undefined;
    let second: typeof first;
    for (const cell of this.#cells.values()) {
      const far = distance(cell.center, point);
      if (!first || far < distance(first.center, point)) [first, second] = [cell, first];
      else if (!second || far < distance(second.center, point)) second = cell;
    }
    return [first, second].filter((cell) => cell !== undefined);
  }
}

function gridOf(data: Data): TiledGrid {
  if (data['orientation'] !== 'hexagonal')
    throw new Unreadable(
      typeof data['orientation'] === 'string'
        ? `This is a Tiled map with orientation ${data['orientation']}; only hexagonal ones can be read.`
        : 'This is not a Tiled map.',
      'In Tiled, a hexagonal map is saved as JSON (.tmj).',
    );
  const orientation: Orientation = data['staggeraxis'] === 'x' ? 'flat' : 'pointy';
  const shift: Shift = data['staggerindex'] === 'even' ? 'even' : 'odd';
  const tileWidth = numberOf(data, 'tilewidth') ?? 0;
  const tileHeight = numberOf(data, 'tileheight') ?? 0;
  const side = numberOf(data, 'hexsidelength') ?? 0;
  if (tileWidth <= 0 || tileHeight <= 0)
    throw new Unreadable('The map does not state the size of its tiles.');
  return { orientation, shift, tileWidth, tileHeight, side };
}

function middleOf(object: Data): Point {
  const [x, y] = [numberOf(object, 'x') ?? 0, numberOf(object, 'y') ?? 0];
  const [width, height] = [numberOf(object, 'width') ?? 0, numberOf(object, 'height') ?? 0];
  // Objects that show a tile stand on their place instead of hanging from it.
  return { x: x + width / 2, y: 'gid' in object ? y - height / 2 : y + height / 2 };
}

function wholeOf(value: unknown, least: number, most: number): number | undefined {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most
    ? number
    : undefined;
}

function nameOf(layer: Data): string {
  return textOf(layer, 'name') ?? '';
}

function hexName({ q, r }: Hex): string {
  return `${q},${r}`;
}

function keyOf(pair: readonly [Hex, Hex]): string {
  return pair.map(hexName).sort().join(' ');
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
