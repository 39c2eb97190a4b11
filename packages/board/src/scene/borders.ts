// Lines that depend on two cells: the rim of the map, the shore of closed terrain, barriers.
import type { HexMap } from '@railwright/engine';
import {
  canonicalEdge,
  DIRECTIONS,
  edgeAt,
  edgeEndpoints,
  edgeVertices,
  hexNumber,
  vertexHexes,
  vertexKey,
  vertexToPixel,
} from '@railwright/hex';
import type { Edge, Point, Vertex } from '@railwright/hex';
import { round } from '../art/shape.ts';
import { boardLayout } from './geometry.ts';

/** Lines around the map and around closed terrain, as SVG paths. */
export interface BorderLines {
  /** Path around the map, holes included. */
  readonly rim: string;
  /** The shore of each closed terrain, by its index. */
  readonly shores: ReadonlyMap<number, Shore>;
}

/** Paths: the lines themselves, and points where they bend, but not where they end at the rim. */
interface Shore {
  readonly lines: string;
  readonly bends: string;
}

export const SHORE = { fill: 'none', 'stroke-width': 15, opacity: 0.8 } as const;

// By how much the number of a neighbour differs, by direction: this runs for every cell at every stroke of a brush.
const STEPS = DIRECTIONS.map((direction) => hexNumber(direction));

/** The border lines of a map. */
export function borderLines(map: Pick<HexMap, 'orientation' | 'terrains' | 'cells'>): BorderLines {
  const layout = boardLayout(map.orientation);
  const closed = new Map(
    map.terrains.flatMap(({ id, cost }, index) => (cost === null ? [[id, index] as const] : [])),
  );
  const grounds = new Map<number, number>();
  for (const cell of map.cells) grounds.set(hexNumber(cell), closed.get(cell.terrain ?? '') ?? -1);
  let rim = '';
  const shores = new Map<number, { lines: string; bends: Map<string, Vertex> }>();
  for (const cell of map.cells) {
    const ground = closed.size === 0 ? -1 : (grounds.get(hexNumber(cell)) ?? -1);
    for (let direction = 0; direction < 6; direction++) {
      const other = grounds.get(hexNumber(cell) + (STEPS[direction] ?? 0));
      if (other === undefined) rim += segment(edgeEndpoints(layout, edgeAt(cell, direction)));
      else if (ground >= 0 && other < 0) {
        const shore = shores.get(ground) ?? { lines: '', bends: new Map() };
        shores.set(ground, shore);
        const edge = edgeAt(cell, direction);
        shore.lines += segment(edgeEndpoints(layout, edge));
        for (const vertex of edgeVertices(edge)) shore.bends.set(vertexKey(vertex), vertex);
      }
    }
  }
  const inside = (vertex: Vertex): boolean => vertexHexes(vertex).every((hex) => grounds.has(hexNumber(hex)));
  const dot = (vertex: Vertex): string => {
    const { x, y } = vertexToPixel(layout, vertex);
    return `M${round(x)} ${round(y)}h0`;
  };
  return {
    rim,
    shores: new Map(
      [...shores].map(([ground, { lines, bends }]) => [
        ground,
        { lines, bends: [...bends.values()].filter(inside).map(dot).join('') },
      ]),
    ),
  };
}

/** A barrier between two cells. */
export interface BarrierLine {
  /** Labels of the two cells. */
  readonly key: string;
  /** SVG path in units of the board. */
  readonly path: string;
}

/** Barriers between cells that touch; others cannot be drawn and are left out. */
export function barrierLines(map: Pick<HexMap, 'orientation' | 'cells' | 'barriers'>): BarrierLine[] {
  if (map.barriers.length === 0) return [];
  const cells = new Map(map.cells.map((cell) => [cell.label, cell]));
  const seen = new Set<string>();
  return map.barriers.flatMap(([from, to]) => {
    const [a, b] = [cells.get(from), cells.get(to)];
    const edge = a && b && canonicalEdge(a, b);
    const key = [from, to].sort().join(' ');
    if (!edge || seen.has(key)) return [];
    seen.add(key);
    return [{ key, path: barrierPath(map.orientation, edge) }];
  });
}

/** The bar on an edge, a little shorter than the edge. */
export function barrierPath(orientation: HexMap['orientation'], edge: Edge): string {
  const [a, b] = edgeEndpoints(boardLayout(orientation), edge);
  const at = (from: Point, to: Point): Point => ({
    x: from.x + (to.x - from.x) * 0.1,
    y: from.y + (to.y - from.y) * 0.1,
  });
  return segment([at(a, b), at(b, a)]);
}

function segment([a, b]: readonly [Point, Point]): string {
  return `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`;
}

/** A bar with a rim and light slats across. */
export const BARRIER_STROKES = [
  { stroke: '@barrier-rim', 'stroke-width': 10 },
  { stroke: '@barrier', 'stroke-width': 6.4 },
  {
    stroke: '@barrier-rim',
    'stroke-width': 6.4,
    'stroke-dasharray': '2 6',
    'stroke-dashoffset': -4,
    'stroke-linecap': 'butt',
  },
] as const;
