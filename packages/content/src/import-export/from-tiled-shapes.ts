// Reads the shapes that an export draws for the lists of a map file back from the objects and layers of Tiled.
import type { Hex } from '@railwright/hex';
import { runsOfCells } from '../packs/cell-runs.ts';
import type { Data } from '../text/data.ts';
import type { Losses } from './loss.ts';
import { entryKeys, shapeFields, textFields } from './map-fields.ts';
import type { EntryField, MapFields, ShapeField } from './map-fields.ts';
import type { DrawnEntry } from './map-text.ts';
import { propertiesOf, propertyOf } from './tiled-format.ts';
import type { Point } from './tiled-grid.ts';
import type { TiledLayer } from './tiled-layers.ts';
import type { TiledObject } from './tiled-objects.ts';

const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

type Thing = Pick<TiledObject, 'name' | 'property' | 'properties'>;

export class ShapeReader {
  readonly #map: Data;
  readonly #fields: MapFields;
  readonly #losses: Losses;
  readonly #entries: DrawnEntry[] = [];

  constructor(map: Data, fields: MapFields, losses: Losses) {
    this.#map = map;
    this.#fields = fields;
    this.#losses = losses;
  }

  /** Classes of objects that are read, places and barriers apart. */
  classes(): string[] {
    return shapeFields(this.#fields).flatMap(([, { shape, class: name }]) =>
      shape === 'place' || shape === 'tiles' ? [] : [name],
    );
  }

  /** Whether an object is of such a class. */
  knows({ kind }: TiledObject): boolean {
    return this.classes().includes(kind);
  }

  /** Whether a tile layer stands for an entry, such as a region, which a property tells. */
  isPainted(layer: TiledLayer): boolean {
    return layer.type === 'tilelayer' && this.#paintedField(layer) !== undefined;
  }

  /** `cells` are those under its tiles, undefined where there is none. */
  readPainted(layer: TiledLayer, cells: readonly (Hex | undefined)[]): void {
    const found = this.#paintedField(layer);
    if (!found) return;
    const [list, field] = found;
    const what = `the ${field.class} "${layer.name}"`;
    const known = cells.filter((cell) => cell !== undefined);
    if (known.length < cells.length) this.#losses.add(`part of ${what} where no cell is`);
    if (known.length > 0) this.#add(list, field, thingOf(layer.data, layer.name), known);
    else this.#losses.add(`${what}, which has no cells`);
  }

  /** An object of a known class; `at` says which and where, in messages. */
  readObject(object: TiledObject, cellAt: (point: Point) => Hex | undefined, at: string): void {
    const found = shapeFields(this.#fields).find(([, { class: name }]) => name === object.kind);
    if (!found) return;
    const [list, field] = found;
    const ends = field.shape === 'point' ? [object.middle] : [object.line[0], object.line.slice(1).at(-1)];
    const cells = ends.map((point) => point && cellAt(point));
    if (cells.every((cell) => cell !== undefined)) this.#add(list, field, object, cells, at);
    else if (field.shape === 'point') this.#losses.add(`a ${field.class} where no cell is`, undefined, at);
    else
      this.#losses.add(
        `a ${field.class} that does not lead from one cell to another`,
        'Draw it as a line that begins on one cell and ends on the other.',
        at,
      );
  }

  /** The texts of the map by the keys of its file. */
  texts(): Data {
    const thing = thingOf(this.#map, undefined);
    loseProperties('the map', thing.properties, {
      known: Object.keys(this.#fields).filter((key) => this.#fields[key] === 'format'),
      texts: textFields(this.#fields),
      losses: this.#losses,
    });
    return Object.fromEntries(
      textFields(this.#fields).flatMap((key) => {
        const text = textIn(thing, key);
        return text === undefined ? [] : [[key, text]];
      }),
    );
  }

  /** In the order of the file. */
  entries(): DrawnEntry[] {
    const order = Object.keys(this.#fields);
    return this.#entries.sort((a, b) => order.indexOf(a.list) - order.indexOf(b.list));
  }

  /** A map that this program exported has the number of its format, and labels that count from the corner of the grid. */
  get keepsCorner(): boolean {
    return Object.entries(this.#fields).some(
      ([key, field]) => field === 'format' && propertyOf(this.#map, key) !== undefined,
    );
  }

  #paintedField({ data }: TiledLayer): [string, ShapeField] | undefined {
    return shapeFields(this.#fields).find(
      ([, { shape, class: name }]) => shape === 'tiles' && propertyOf(data, name) !== undefined,
    );
  }

  #add(list: string, field: ShapeField, thing: Thing, cells: readonly Hex[], at?: string): void {
    loseProperties(`a ${field.class}`, thing.properties, {
      known: [field.class, ...entryKeys(field, 'number', 'word')],
      texts: ['name'],
      losses: this.#losses,
      at,
    });
    this.#entries.push({ list, entry: (label) => entryOf(field, thing, cells.map(label)) });
  }
}

/** The name of an object or layer: a text where it is English alone. */
export function nameOf(thing: Thing): string | Data | undefined {
  return textIn(thing, 'name', thing.name);
}

/** The properties of an object that are not `known`, in any case, nor `texts` by language. */
export function loseProperties(
  what: string,
  properties: Thing['properties'],
  {
    known,
    texts = [],
    losses,
    at,
  }: { known: readonly string[]; texts?: readonly string[]; losses: Losses; at?: string | undefined },
): void {
  const keys = known.map((key) => key.toLowerCase());
  for (const [name] of properties)
    if (!keys.includes(name.toLowerCase()) && texts.every((text) => languageOf(name, text) === undefined))
      losses.add(`the property "${name}" of ${what}`, undefined, at);
}

function thingOf(data: Data, name: string | undefined): Thing {
  return { name, properties: propertiesOf(data), property: (...names) => propertyOf(data, ...names) };
}

function entryOf(field: ShapeField, thing: Thing, labels: readonly string[]): Data {
  let used = 0;
  // A layer needs a name, so it has the id where there is none.
  const ids = entryKeys(field, 'id').map(() => thing.property(field.class));
  return Object.fromEntries(
    Object.entries(field.fields).flatMap(([key, way]) => {
      const value = way === 'cell' ? labels[used++] : valueOf(way, key, field, thing, labels);
      return value === undefined || (way === 'text' && ids.includes(value)) ? [] : [[key, value]];
    }),
  );
}

function valueOf(
  way: Exclude<EntryField, 'cell'>,
  key: string,
  field: ShapeField,
  thing: Thing,
  labels: readonly string[],
): unknown {
  switch (way) {
    case 'pair':
      return labels;
    case 'runs':
      return runsOfCells(labels);
    case 'text':
      return nameOf(thing);
    case 'id':
      return thing.property(field.class);
    case 'word':
      return thing.property(key.toLowerCase());
    case 'number': {
      const value = thing.property(key.toLowerCase());
      return typeof value === 'string' && /^\s*-?\d+\s*$/.test(value) ? Number(value) : value;
    }
  }
}

function textIn({ properties }: Thing, key: string, english?: string): string | Data | undefined {
  const texts = new Map(english === undefined || english === '' ? [] : [['en', english]]);
  for (const [name, value] of properties) {
    const language = languageOf(name, key);
    if (language === undefined || texts.has(language)) continue;
    if (typeof value === 'string' && value !== '') texts.set(language, value);
  }
  if (texts.size === 0) return undefined;
  return texts.size === 1 && texts.has('en') ? texts.get('en') : Object.fromEntries(texts);
}

/** Of `name` English, of `name.de` German. */
function languageOf(property: string, key: string): string | undefined {
  if (property === key) return 'en';
  const language = property.slice(key.length + 1);
  return property.startsWith(`${key}.`) && LANGUAGE.test(language) ? language : undefined;
}
