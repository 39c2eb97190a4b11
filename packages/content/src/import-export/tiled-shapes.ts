// The lists of a map file as layers of Tiled: points on cells, lines from cell to cell, and for regions the cells painted over.
// Labels are not written: the shapes tell the cells, so that a map can be moved and enlarged in Tiled.
import type { Names } from '@railwright/engine';
import { cellsOfRun } from '../packs/cell-runs.ts';
import { asNames } from '../packs/names.ts';
import { isData, type Data } from '../text/data.ts';
import { entryKeys, shapeFields, type MapFields, type ShapeField } from './map-fields.ts';
import type { Point } from './tiled-grid.ts';

export interface Canvas {
  /** Middle of a cell. */
  center(label: string): Point;
  /** The numbers of a layer with the tile of regions on these cells. */
  paint(labels: readonly string[]): readonly number[];
  /** In tiles. */
  readonly width: number;
  readonly height: number;
}

/** Fields of all layers. */
export const LAYER = { opacity: 1, visible: true, x: 0, y: 0 } as const;

const COLORS = [
  '#2060c0',
  '#208050',
  '#d08020',
  '#a040a0',
  '#c04060',
  '#407090',
  '#707020',
  '#905030',
] as const;
const BARRIERS = '#c02020';
/** From the middle of a cell, where its place is, to its other points, each at another angle. */
const BESIDE = 14;
const GOLDEN_ANGLE = 2.4;
const ARROWHEAD = 9;
const ORIGIN: Point = { x: 0, y: 0 };

export class ShapeWriter {
  readonly #canvas: Canvas;
  readonly #pointsOn = new Map<string, number>();
  #objects = 0;
  #layers: number;

  /** `layers` is how many there are already. */
  constructor(canvas: Canvas, layers: number) {
    this.#canvas = canvas;
    this.#layers = layers;
  }

  /** The ids that Tiled gives next. */
  next(): { readonly nextlayerid: number; readonly nextobjectid: number } {
    return { nextlayerid: this.#layers + 1, nextobjectid: this.#objects + 1 };
  }

  /** One layer for each list of the file that is not empty; for regions, a group with a layer for each. */
  layers(data: Data, fields: MapFields): object[] {
    return shapeFields(fields).flatMap(([list, field], i): object[] => {
      const entries = Array.isArray(data[list]) ? data[list].filter(isData) : [];
      if (entries.length === 0) return [];
      if (field.shape !== 'tiles')
        return [
          this.#objectLayer(
            list,
            COLORS[i % COLORS.length],
            entries.map((one) => this.#object(one, field)),
          ),
        ];
      const group = { ...this.#layer(list), type: 'group' };
      return [{ ...group, layers: entries.map((one, n) => this.#painted(one, field, n)) }];
    });
  }

  /** A layer of lines along edges; none without lines. */
  barriers(lines: readonly (readonly Point[])[]): object[] {
    if (lines.length === 0) return [];
    return [
      this.#objectLayer(
        'barriers',
        BARRIERS,
        lines.map((line) => this.#line(line, { type: 'barrier', name: '' })),
      ),
    ];
  }

  #layer(name: string): object {
    return { ...LAYER, id: ++this.#layers, name };
  }

  #objectLayer(name: string, color: string | undefined, objects: readonly object[]): object {
    return { ...this.#layer(name), type: 'objectgroup', draworder: 'index', color, objects };
  }

  #object(entry: Data, field: ShapeField): object {
    const labels = entryKeys(field, 'cell', 'pair').flatMap((key) => entry[key] as string | string[]);
    const [from = ORIGIN, to] = labels.map((label) => this.#canvas.center(label));
    const about = {
      type: classOf(entry, field),
      name: nameOf(entry, field),
      properties: propertiesOf(entry, field),
    };
    if (to) return this.#line(field.shape === 'arrow' ? arrow(from, to) : [from, to], about);
    const at = field.shape === 'place' ? from : this.#nextTo(from, labels[0] ?? '');
    return this.#shape(at, { ...about, point: true });
  }

  #line([first = ORIGIN, ...others]: readonly Point[], about: object): object {
    const polyline = [first, ...others].map(({ x, y }) => ({ x: x - first.x, y: y - first.y }));
    return this.#shape(first, { ...about, polyline });
  }

  #shape({ x, y }: Point, about: object): object {
    return { id: ++this.#objects, ...about, x, y, width: 0, height: 0, rotation: 0, visible: true };
  }

  #nextTo({ x, y }: Point, label: string): Point {
    const before = this.#pointsOn.get(label) ?? 0;
    this.#pointsOn.set(label, before + 1);
    const angle = before * GOLDEN_ANGLE - Math.PI / 4;
    return { x: Math.round(x + BESIDE * Math.cos(angle)), y: Math.round(y + BESIDE * Math.sin(angle)) };
  }

  /** Cells as a tile layer in a colour of its own. */
  #painted(entry: Data, field: ShapeField, n: number): object {
    const { width, height } = this.#canvas;
    const labels = entryKeys(field, 'runs').flatMap((key) => (entry[key] as string[]).flatMap(cellsOfRun));
    const [id = ''] = entryKeys(field, 'id').map((key) => entry[key] as string);
    return {
      ...this.#layer(nameOf(entry, field) || id),
      type: 'tilelayer',
      width,
      height,
      data: this.#canvas.paint(labels),
      tintcolor: COLORS[n % COLORS.length],
      properties: propertiesOf(entry, field),
    };
  }
}

/** A text in the languages it has, as properties: `description`, `description.de`. */
export function textProperties(key: string, text: unknown): object[] {
  return Object.entries(namesIn(text)).map(([language, value]) =>
    property(language === 'en' ? key : `${key}.${language}`, value),
  );
}

export function property(name: string, value: unknown): object {
  return { name, type: typeof value === 'number' ? 'int' : 'string', value };
}

/** From the middle of one cell to that of another, with a head whose last stroke ends in the second. */
function arrow(from: Point, to: Point): Point[] {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const [left, right] = [0.8, -0.8].map((turn) => ({
    x: Math.round(to.x - ARROWHEAD * Math.cos(angle + turn)),
    y: Math.round(to.y - ARROWHEAD * Math.sin(angle + turn)),
  }));
  return [from, to, left ?? to, to, right ?? to];
}

function classOf(entry: Data, field: ShapeField): string {
  if (field.shape !== 'place') return field.class;
  return entryKeys(field, 'number').find((key) => entry[key] !== undefined) ?? field.class;
}

/** In English; other languages are properties. */
function nameOf(entry: Data, field: ShapeField): string {
  return entryKeys(field, 'text').map((key) => namesIn(entry[key])['en'] ?? '')[0] ?? '';
}

function propertiesOf(entry: Data, field: ShapeField): object[] {
  return [
    ...entryKeys(field, 'id').map((key) => property(field.class, entry[key])),
    ...entryKeys(field, 'number', 'word')
      .filter((key) => entry[key] !== undefined)
      .map((key) => property(key, entry[key])),
    ...entryKeys(field, 'text').flatMap((key) => {
      const { en: _, ...others } = namesIn(entry[key]);
      return textProperties(key, others);
    }),
  ];
}

function namesIn(text: unknown): Partial<Names> {
  return text === undefined ? {} : asNames(text as string | Names);
}
