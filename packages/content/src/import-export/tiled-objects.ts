// The objects of a layer of a map of Tiled: where they really are, and what they are with what they inherit from their
// template, their tile and the defaults of their class.
import { classOf, listOf, numberOf, propertiesOf, propertyOf, textOf } from './tiled-format.ts';
import { pathFrom, type TiledFiles } from './tiled-files.ts';
import type { Point } from './tiled-grid.ts';
import type { TiledLayer } from './tiled-layers.ts';
import { TileSets } from './tiled-sets.ts';
import { TURNED } from './tiled-tiles.ts';
import type { Data } from '../text/data.ts';

export interface TiledObject {
  /** Number and name: `object 3 "Kyoto"`. */
  readonly title: string;
  /** Its class in small letters, '' if it has none. */
  readonly kind: string;
  readonly name: string | undefined;
  readonly isHidden: boolean;
  /** In pixels of the grid. */
  readonly middle: Point;
  /** The corners of a line or an area, which ends where it began; none for other forms. */
  readonly line: readonly Point[];
  /** Why its template cannot be read. */
  readonly unread?: { readonly source: string; readonly problem: string };
  /** Values that a person, its template, its tile or its class gave it under one of these names, in small letters. */
  readonly property: (...names: readonly string[]) => unknown;
  /** Values that a person gave it and its template. */
  readonly properties: readonly (readonly [name: string, value: unknown])[];
}

export interface ObjectSources {
  readonly sets: TileSets;
  readonly files: TiledFiles;
  /** Those read so far, by the names that objects have for them. */
  readonly templates: Map<string, Template>;
  /** Properties by class, in small letters. */
  readonly defaults: ReadonlyMap<string, Data>;
}

/** The point that marks an object's place: part of its width and height, from the top left. */
const ALIGNMENT: Readonly<Record<string, readonly [number, number]>> = {
  topleft: [0, 0],
  top: [0.5, 0],
  topright: [1, 0],
  left: [0, 0.5],
  center: [0.5, 0.5],
  right: [1, 0.5],
  bottomleft: [0, 1],
  bottom: [0.5, 1],
  bottomright: [1, 1],
};

/** `origin` is where the grid begins: layers of tiles can be moved too. */
export function objectsOf(layer: TiledLayer, origin: Point, sources: ObjectSources): TiledObject[] {
  const moved = { x: layer.offset.x - origin.x, y: layer.offset.y - origin.y };
  return listOf(layer.data['objects']).map((data) => objectOf(data, moved, sources));
}

function objectOf(own: Data, moved: Point, sources: ObjectSources): TiledObject {
  const { sets, defaults } = sources;
  const template = templateOf(own, sources);
  const data: Data = { ...template?.object, ...own };
  const number = numberOf(data, 'gid');
  const tile = number === undefined ? undefined : (template?.sets ?? sets).kind((number & ~TURNED) >>> 0);
  const kind = (classOf(own) ?? classOf(data) ?? (tile && classOf(tile.data)) ?? '').trim().toLowerCase();
  const name = textOf(data, 'name');
  const id = numberOf(own, 'id');
  const place = placer(data, moved);
  const shape = listOf(data['polyline'] ?? data['polygon']).map((point) => ({
    x: numberOf(point, 'x') ?? 0,
    y: numberOf(point, 'y') ?? 0,
  }));
  const closed = data['polygon'] === undefined ? shape : [...shape, ...shape.slice(0, 1)];
  return {
    title: [
      'object',
      ...(id === undefined ? [] : [String(id)]),
      ...(name === undefined ? [] : [JSON.stringify(name)]),
    ].join(' '),
    kind,
    name,
    isHidden: data['visible'] === false,
    middle: place(shape.length > 0 ? middleOf(shape) : middleOfBox(data, tile?.alignment)),
    line: closed.map(place),
    ...(template?.unread && { unread: template.unread }),
    property: (...names) =>
      [own, template?.object, tile?.data, defaults.get(kind)]
        .map((from) => from && propertyOf(from, ...names))
        .find((value) => value !== undefined),
    properties: [own, template?.object].flatMap((from) => (from ? propertiesOf(from) : [])),
  };
}

interface Template {
  readonly object?: Data;
  readonly sets?: TileSets | undefined;
  readonly unread?: TiledObject['unread'];
}

function templateOf(own: Data, { files, templates }: ObjectSources): Template | undefined {
  const source = textOf(own, 'template');
  if (source === undefined) return undefined;
  const template = templates.get(source) ?? readTemplate(source, files);
  templates.set(source, template);
  // An object that was given another tile than its template's has a number of the map.
  return own['gid'] === undefined ? template : { ...template, sets: undefined };
}

function readTemplate(source: string, files: TiledFiles): Template {
  const file = files.read(source, '');
  if ('problem' in file) return { unread: { source, problem: file.problem } };
  const [object] = listOf([file.data['object']]);
  if (!object) return { unread: { source, problem: 'it is not a template of Tiled' } };
  return { object, sets: new TileSets([file.data['tileset']], files, pathFrom(source, '')) };
}

/** Objects turn around their place, clockwise. */
function placer(data: Data, moved: Point): (point: Point) => Point {
  const [x, y] = [numberOf(data, 'x') ?? 0, numberOf(data, 'y') ?? 0];
  const angle = ((numberOf(data, 'rotation') ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (point) => ({
    x: moved.x + x + point.x * cos - point.y * sin,
    y: moved.y + y + point.x * sin + point.y * cos,
  });
}

/** From its place. Objects that show a tile stand on it unless the tileset says otherwise; others hang from it. */
function middleOfBox(data: Data, alignment: string | undefined): Point {
  const standard = 'gid' in data ? 'bottomleft' : 'topleft';
  const stated = 'gid' in data && alignment !== undefined ? alignment : standard;
  const [x, y] = (Object.hasOwn(ALIGNMENT, stated) ? ALIGNMENT[stated] : ALIGNMENT[standard]) ?? [0, 0];
  return { x: (0.5 - x) * (numberOf(data, 'width') ?? 0), y: (0.5 - y) * (numberOf(data, 'height') ?? 0) };
}

function middleOf(points: readonly Point[]): Point {
  const ends = (values: readonly number[]): number =>
    (values.reduce((a, b) => Math.min(a, b), Infinity) + values.reduce((a, b) => Math.max(a, b), -Infinity)) /
    2;
  return { x: ends(points.map(({ x }) => x)), y: ends(points.map(({ y }) => y)) };
}
