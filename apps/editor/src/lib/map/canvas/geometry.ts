// Shapes of the drawing, as SVG path data. A cell's path is centred on the origin and moved into place.
import {
  boundsOf,
  cornerOffsets,
  edgeEndpoints,
  fromOffset,
  hexToPixel,
  polygonCorners,
} from '@railwright/hex';
import type { CellDefinition } from '@railwright/engine';
import type { Edge, Hex, Layout, Orientation, Rect } from '@railwright/hex';
import type { Terrain } from '../../core/content/manifest.ts';
import type { MapCell, MapModel, MapPlace } from '../model/model.ts';
import { placeDefinition } from './cell-definition.ts';

/** The box around all cells; without cells, one with room for a few. */
export function boundsOfMap(layout: Layout, { cells }: MapModel): Rect {
  const first = [{ q: 0, r: 0 }, fromOffset(layout.orientation, { col: 4, row: 3 })];
  return boundsOf(layout, cells.size > 0 ? cells.values() : first);
}

const round = (n: number): number => Math.round(n * 100) / 100;

export function cellPath(layout: Layout, scale = 1): string {
  const points = cornerOffsets(layout).map(({ x, y }) => `${round(x * scale)} ${round(y * scale)}`);
  return `M${points.join('L')}Z`;
}

export function cellTransform(layout: Layout, h: Hex): string {
  const { x, y } = hexToPixel(layout, h);
  return `translate(${round(x)} ${round(y)})`;
}

/** One path around many cells, for fills that need no borders between them. */
export function cellsPath(layout: Layout, cells: Iterable<Hex>): string {
  let path = '';
  for (const h of cells) {
    const points = polygonCorners(layout, h).map(({ x, y }) => `${round(x)} ${round(y)}`);
    path += `M${points.join('L')}Z`;
  }
  return path;
}

export function edgesPath(layout: Layout, edges: Iterable<Edge>): string {
  let path = '';
  for (const edge of edges) {
    const [a, b] = edgeEndpoints(layout, edge);
    path += `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`;
  }
  return path;
}

/** Cells of one row of a map with points up, or of one column of one with flat tops. */
export interface CellLine {
  readonly at: number;
  readonly cells: readonly MapCell[];
}

/**
 * The cells line by line. A line with the same cell objects as in `before` is reused, so that only changed lines are
 * redrawn.
 */
export function cellLines(
  orientation: Orientation,
  cells: Iterable<MapCell>,
  before: ReadonlyMap<number, CellLine>,
): ReadonlyMap<number, CellLine> {
  const lines = new Map<number, MapCell[]>();
  for (const cell of cells) {
    const at = orientation === 'pointy' ? cell.r : cell.q;
    const line = lines.get(at);
    if (line) line.push(cell);
    else lines.set(at, [cell]);
  }
  const result = new Map<number, CellLine>();
  for (const [at, line] of lines) {
    const old = before.get(at);
    const same = old?.cells.length === line.length && line.every((cell, i) => cell === old.cells[i]);
    result.set(at, same ? old : { at, cells: line });
  }
  return result;
}

/** The places in the board's form. One that looks as in `before` is reused and not redrawn. */
export function placeMarks(
  places: ReadonlyMap<number, MapPlace>,
  before: ReadonlyMap<number, CellDefinition>,
): ReadonlyMap<number, CellDefinition> {
  const marks = new Map<number, CellDefinition>();
  for (const [key, place] of places) {
    const mark = placeDefinition(place);
    const old = before.get(key);
    const same = old?.city === mark.city && old?.remote === mark.remote && old?.name?.en === mark.name?.en;
    marks.set(key, old && same ? old : mark);
  }
  return marks;
}

const shapes = new WeakMap<CellLine, { terrains: ReadonlyMap<string, Terrain>; text: string }>();

/** The positions of a line's cells and their closed terrain, on which borders depend. Computed once per line. */
export function shapeOf(line: CellLine, terrains: ReadonlyMap<string, Terrain>): string {
  const found = shapes.get(line);
  if (found?.terrains === terrains) return found.text;
  const text = line.cells
    .map(({ q, r, letter }) => `${q},${r}${terrains.get(letter)?.cost === null ? letter : ''}`)
    .join(' ');
  shapes.set(line, { terrains, text });
  return text;
}
