// Shapes of the drawing, as SVG path data. A cell's own path is drawn about the origin and moved to its place.
import { cornerOffsets, edgeEndpoints, hexToPixel, polygonCorners } from '@railwright/hex';
import type { Edge, Hex, Layout } from '@railwright/hex';
import type { Terrain } from '../../content/terrains.ts';
import type { MapCell, MapModel } from '../../map/model.ts';

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

/**
 * The cells line by line. A line whose cells are the same objects as in `before` is the same array, so that only lines that
 * changed are drawn again.
 */
export function cellLines(
  model: MapModel,
  before: ReadonlyMap<number, readonly MapCell[]>,
): Map<number, readonly MapCell[]> {
  const lines = new Map<number, MapCell[]>();
  for (const cell of model.cells.values()) {
    const line = model.orientation === 'pointy' ? cell.r : cell.q;
    const cells = lines.get(line);
    if (cells) cells.push(cell);
    else lines.set(line, [cell]);
  }
  const result = new Map<number, readonly MapCell[]>();
  for (const [line, cells] of lines) {
    const old = before.get(line);
    const same = old?.length === cells.length && cells.every((cell, i) => cell === old[i]);
    result.set(line, same ? old : cells);
  }
  return result;
}

const shapes = new WeakMap<readonly MapCell[], { terrains: ReadonlyMap<string, Terrain>; text: string }>();

/** Where a line has cells, and of which closed terrain: what borders depend on. Worked out once for a line. */
export function shapeOf(row: readonly MapCell[], terrains: ReadonlyMap<string, Terrain>): string {
  const found = shapes.get(row);
  if (found?.terrains === terrains) return found.text;
  const text = row
    .map(({ q, r, letter }) => `${q},${r}${terrains.get(letter)?.cost === null ? letter : ''}`)
    .join(' ');
  shapes.set(row, { terrains, text });
  return text;
}
