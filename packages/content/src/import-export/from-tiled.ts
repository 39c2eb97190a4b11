// A hexagonal map of Tiled as a map of ours. Cells come from the lowest visible layer of tiles; cities, remote locations and
// barriers from tiles or objects of these classes, what else a map file lists from shapes. Everything else is listed as lost.
import { fromOffset, type Hex } from '@railwright/hex';
import { Losses, type Loss } from './loss.ts';
import { loseProperties, nameOf, ShapeReader } from './from-tiled-shapes.ts';
import type { MapFields } from './map-fields.ts';
import { labelsOf, type DrawnCell, type DrawnMap } from './map-text.ts';
import { barriersOf, pointText } from './tiled-barriers.ts';
import { classDefaults, TiledFiles, type ReadNamed } from './tiled-files.ts';
import { Unreadable } from './tiled-format.ts';
import { tiledCellAt, tiledCenter, tiledGridOf, type Point, type TiledGrid } from './tiled-grid.ts';
import { groundOf, loseTiles } from './tiled-ground.ts';
import { layersOf, type TiledLayer } from './tiled-layers.ts';
import { objectsOf, type ObjectSources, type TiledObject } from './tiled-objects.ts';
import {
  absentOf,
  isPlace,
  keysOf,
  misfitOf,
  placeNumber,
  type Place,
  type PlaceNumber,
} from './tiled-places.ts';
import { TileSets } from './tiled-sets.ts';
import { PLACE_LETTERS, TileMeanings, type Terrain } from './tiled-terrains.ts';
import { TURNED, tilesOf, turnOf, type Inflate } from './tiled-tiles.ts';
import { isData, type Data } from '../text/data.ts';

export interface TiledOptions {
  readonly id: string;
  readonly name: string;
  /** The terrains a cell can have. */
  readonly terrains: readonly Terrain[];
  /** Which terrain tiles of a class, a name or a number are, by id; what it does not name is found by its own class or name. */
  readonly terrainOf: ReadonlyMap<string, string>;
  /** The lists of a map file; absent where only cells, places and barriers are read. */
  readonly fields?: MapFields | undefined;
  /** The bytes of a layer that is compressed; absent where that is not possible. */
  readonly inflate?: Inflate;
  /** Tilesets and templates that the map names; absent where there is only the map. */
  readonly readNamed?: ReadNamed;
  /** Texts of the .tiled-project files around the map and of the types of objects that they name. */
  readonly projects?: readonly string[];
}

export type FromTiled = { readonly losses: readonly Loss[] } & (
  | { readonly ok: true; readonly map: DrawnMap }
  | { readonly ok: false; readonly message: string; readonly help?: string }
);

const CELL_LIMIT = 2000;

/** Converts a map of Tiled. A file that cannot be converted gives a message; nothing is thrown. */
export function fromTiled(json: string, options: TiledOptions): FromTiled {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return {
      ok: false,
      losses: [],
      message: 'This is not JSON.',
      help: 'In Tiled, save the map as JSON (.tmj).',
    };
  }
  const losses = new Losses();
  try {
    const map = new Reader(isData(value) ? value : {}, options, losses).read();
    return { ok: true, map, losses: losses.list() };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const { message, help } = error;
    return { ok: false, losses: losses.list(), message, ...(help !== undefined && { help }) };
  }
}

interface ReadCell extends Hex {
  readonly letter: string;
  readonly place?: {
    readonly kind: Place;
    readonly number: PlaceNumber;
    readonly name?: string | Data;
    /** The object that it comes from. */
    readonly object?: TiledObject;
  };
}

class Reader {
  readonly #data: Data;
  readonly #options: TiledOptions;
  readonly #losses: Losses;
  readonly #grid: TiledGrid;
  readonly #sources: ObjectSources;
  readonly #cells = new Map<string, ReadCell>();
  readonly #shapes: ShapeReader;
  #label: (hex: Hex) => string = hexName;

  constructor(data: Data, options: TiledOptions, losses: Losses) {
    this.#data = data;
    this.#options = options;
    this.#losses = losses;
    this.#grid = tiledGridOf(data);
    const files = new TiledFiles(options.readNamed);
    const defaults = classDefaults(options.projects ?? []);
    this.#sources = {
      files,
      defaults,
      templates: new Map(),
      sets: new TileSets(data['tilesets'], files, ''),
    };
    this.#shapes = new ShapeReader(data, options.fields ?? {}, losses);
  }

  read(): DrawnMap {
    const layers = layersOf(this.#data);
    const painted = layers.filter((layer) => this.#shapes.isPainted(layer));
    const { ground, others } = groundOf(
      layers.filter((layer) => !painted.includes(layer)),
      this.#options.inflate,
    );
    const turned = this.#readCells(ground);
    loseTiles(ground, others, this.#losses);
    if (this.#cells.size === 0)
      throw new Unreadable(
        'None of its tiles is a cell.',
        this.#sources.sets.hasMissing
          ? 'Tiled empties the layers of a map when it exports it without its tileset: put the tileset back, and export the map again.'
          : undefined,
      );
    const { orientation, shift } = this.#grid;
    const { keepsCorner } = this.#shapes;
    this.#label = labelsOf({ orientation, shift, keepsCorner, cells: [...this.#cells.values()] });
    for (const { cell, how } of turned)
      this.#losses.add(`that a tile of layer "${ground.name}" is ${how}`, undefined, this.#label(cell));
    for (const layer of painted) this.#shapes.readPainted(layer, this.#cellsUnder(layer, ground));
    const barriers = new Map<string, readonly [Hex, Hex]>();
    for (const layer of layers) {
      if (layer.type === 'imagelayer') this.#losses.add(`the picture of layer "${layer.name}"`);
      if (layer.type !== 'objectgroup' && layer !== ground) continue;
      if (layer.isParallax)
        this.#losses.add(`the parallax of layer "${layer.name}", which is read as if it had none`);
      for (const object of this.#visibleObjects(layer, ground)) {
        if (this.#shapes.knows(object))
          this.#shapes.readObject(object, (point) => this.#cellAt(point), this.#at(object));
        else if (object.kind !== 'barrier') this.#readPlace(object);
        else for (const pair of this.#readBarrier(object)) barriers.set(keyOf(pair), pair);
      }
    }
    const { id, name } = this.#options;
    const cells = [...this.#cells.values()].map((cell) => this.#drawn(cell));
    const own = { texts: this.#shapes.texts(), entries: this.#shapes.entries(), keepsCorner };
    return { id, name, orientation, shift, cells, barriers: [...barriers.values()], ...own };
  }

  /** Returns the cells whose tiles are turned. */
  #readCells(layer: TiledLayer): { cell: Hex; how: string }[] {
    const turned: { cell: Hex; how: string }[] = [];
    const { orientation, shift } = this.#grid;
    const meanings = new TileMeanings(this.#options.terrains, this.#options.terrainOf, this.#losses);
    for (const { at, gid } of tilesOf(layer.data, this.#options.inflate)) {
      const number = (gid & ~TURNED) >>> 0;
      if (number === 0) continue;
      const meaning = meanings.of(number, this.#sources.sets.kind(number));
      if (!meaning) continue;
      if (this.#cells.size >= CELL_LIMIT) throw new Unreadable(`The map has more than ${CELL_LIMIT} cells.`);
      const hex = fromOffset(orientation, at, shift);
      const how = turnOf(gid);
      if (how !== undefined) turned.push({ cell: hex, how });
      this.#cells.set(hexName(hex), { ...hex, ...meaning });
    }
    meanings.loseUnused();
    return turned;
  }

  #visibleObjects(layer: TiledLayer, ground: TiledLayer): TiledObject[] {
    return objectsOf(layer, ground.offset, this.#sources).filter((object) => {
      if (!object.isHidden && !layer.unseen) return true;
      this.#losses.add(
        layer.unseen ? `objects of layer "${layer.name}", which ${layer.unseen}` : 'objects that are hidden',
        'Show them in Tiled to have them read.',
        this.#at(object),
      );
      return false;
    });
  }

  #readPlace(object: TiledObject): void {
    const { kind, unread } = object;
    const name = nameOf(object);
    const cell = this.#cellAt(object.middle);
    const lose = (message: string, help?: string, more = ''): void => {
      this.#losses.add(message, help, `${this.#at(object)}${more}`);
    };
    if (unread && kind === '')
      return lose(
        `objects of the template ${unread.source}, which cannot be read: ${unread.problem}`,
        'Put it where the map names it, or choose "Detach" for these objects in Tiled.',
      );
    if (!isPlace(kind))
      return lose(
        kind === '' ? 'objects without a class' : `objects of class "${kind}"`,
        `Objects of class ${['city', 'remote', 'barrier', ...this.#shapes.classes()].join(', ')} are read.`,
      );
    if (!cell) return lose(`a ${kind} where no cell is`);
    if (cell.place?.object)
      return lose(
        `a ${kind} where another place is already`,
        undefined,
        `, where ${cell.place.object.title} is`,
      );
    const own = placeNumber(kind, object.property);
    if ('said' in own && own.said !== undefined)
      return lose(`a ${kind} ${misfitOf(kind)}`, undefined, `: ${JSON.stringify(own.said)}`);
    const number = 'value' in own || cell.place?.kind !== kind ? own : cell.place.number;
    this.#loseProperties(object, keysOf(kind));
    this.#cells.set(hexName(cell), {
      q: cell.q,
      r: cell.r,
      letter: PLACE_LETTERS[kind],
      place: { kind, number, object, ...(name !== undefined && { name }) },
    });
  }

  #loseProperties(object: TiledObject, known: readonly string[]): void {
    const losses = this.#losses;
    const texts = object.kind === 'barrier' ? [] : ['name'];
    loseProperties(`a ${object.kind}`, object.properties, { known, texts, losses, at: this.#at(object) });
  }

  #readBarrier(object: TiledObject): readonly (readonly [Hex, Hex])[] {
    this.#loseProperties(object, []);
    if (object.name !== undefined) this.#losses.add('the name of a barrier', undefined, this.#at(object));
    const { pairs, problems } = barriersOf(object, this.#grid, (hex) => this.#cells.has(hexName(hex)));
    for (const { message, help, at } of problems) this.#losses.add(message, help, at);
    return pairs;
  }

  #drawn({ q, r, letter, place }: ReadCell): DrawnCell {
    if (!place) return { q, r, letter };
    const { kind, number, name, object } = place;
    const at = object ? this.#at(object) : this.#label({ q, r });
    if ('said' in number) {
      if (number.said !== undefined)
        throw new Unreadable(
          `A tile of class ${kind} ${misfitOf(kind)} is at ${at}: ${JSON.stringify(number.said)}.`,
          'Correct it in the tileset.',
        );
      const { message, help } = absentOf(kind);
      this.#losses.note(message, help, at);
    }
    const value = 'value' in number ? number.value : 1;
    return {
      q,
      r,
      letter,
      ...(kind === 'city' ? { city: value } : { remote: value }),
      ...(name !== undefined && { name }),
    };
  }

  #hexAt(point: Point): Hex {
    const { orientation, shift } = this.#grid;
    return fromOffset(orientation, tiledCellAt(this.#grid, point), shift);
  }

  #cellAt(point: Point): ReadCell | undefined {
    return this.#cells.get(hexName(this.#hexAt(point)));
  }

  /** Where a layer has tiles, the cells of the ground, and undefined where there is none. */
  #cellsUnder(layer: TiledLayer, ground: TiledLayer): (ReadCell | undefined)[] {
    const moved = { x: layer.offset.x - ground.offset.x, y: layer.offset.y - ground.offset.y };
    return [...tilesOf(layer.data, this.#options.inflate)]
      .filter(({ gid }) => gid !== 0)
      .map(({ at }) => {
        const { x, y } = tiledCenter(this.#grid, at);
        return this.#cellAt({ x: x + moved.x, y: y + moved.y });
      });
  }

  /** Its number and where it is. */
  #at(object: TiledObject): string {
    const hex = this.#hexAt(object.middle);
    const place = this.#cells.has(hexName(hex)) ? this.#label(hex) : pointText(object.middle);
    return `${object.title} at ${place}`;
  }
}

function hexName({ q, r }: Hex): string {
  return `${q},${r}`;
}

function keyOf(pair: readonly [Hex, Hex]): string {
  return pair.map(hexName).sort().join(' ');
}
