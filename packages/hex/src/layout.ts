// From cells to points of a plane and back: x to the right, y downwards, in whatever unit `size` has (pixels on screen,
// millimeters in print). Direction numbers turn counterclockwise as seen, and so do corner numbers.
import { DIRECTIONS } from './directions.ts';
import { edgeAt, type Edge, type Vertex } from './edges.ts';
import type { Hex, Orientation } from './hex.ts';

/** A point of the plane, in the unit of `Layout.size`; y grows downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The position, size and orientation of the lattice in the plane. */
export interface Layout {
  readonly orientation: Orientation;
  /** From the center of a cell to a corner, which is also the length of an edge; greater than 0. */
  readonly size: number;
  /** The center of cell (0, 0). */
  readonly origin: Point;
}

/** A rectangle of the plane; (x, y) is its top left corner. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const SQRT3 = Math.sqrt(3);
const HALF3 = SQRT3 / 2;

// Unit vectors from the center to the corners; corner i lies between the directions i and i + 1.
const CORNERS: Readonly<Record<Orientation, readonly Point[]>> = {
  pointy: [
    { x: HALF3, y: -0.5 },
    { x: 0, y: -1 },
    { x: -HALF3, y: -0.5 },
    { x: -HALF3, y: 0.5 },
    { x: 0, y: 1 },
    { x: HALF3, y: 0.5 },
  ],
  flat: [
    { x: 1, y: 0 },
    { x: 0.5, y: -HALF3 },
    { x: -0.5, y: -HALF3 },
    { x: -1, y: 0 },
    { x: -0.5, y: HALF3 },
    { x: 0.5, y: HALF3 },
  ],
};

/** The `size` at which a cell measures `width` between opposite sides. */
export function sizeFromWidth(width: number): number {
  return width / SQRT3;
}

/** The width of a cell between opposite sides. */
export function widthFromSize(size: number): number {
  return size * SQRT3;
}

/** Center of a cell. */
export function hexToPixel(layout: Layout, h: Hex): Point {
  const { size, origin } = layout;
  return layout.orientation === 'pointy'
    ? { x: origin.x + size * SQRT3 * (h.q + h.r / 2), y: origin.y + size * 1.5 * h.r }
    : { x: origin.x + size * 1.5 * h.q, y: origin.y + size * SQRT3 * (h.r + h.q / 2) };
}

/** The cell a point lies in; on a border, one of the cells that share it. */
export function pixelToHex(layout: Layout, point: Point): Hex {
  const x = (point.x - layout.origin.x) / layout.size;
  const y = (point.y - layout.origin.y) / layout.size;
  return layout.orientation === 'pointy'
    ? roundHex(x / SQRT3 - y / 3, (y * 2) / 3)
    : roundHex((x * 2) / 3, y / SQRT3 - x / 3);
}

/** The cell whose center is nearest to a fractional axial position. */
function roundHex(q: number, r: number): Hex {
  const s = -q - r;
  const [rq, rr, rs] = [Math.round(q), Math.round(r), Math.round(s)];
  const [eq, er, es] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  // The coordinate that was rounded most follows from the other two. `0 -` and `+ 0` avoid -0.
  if (eq > er && eq > es) return { q: 0 - rr - rs, r: rr + 0 };
  if (er > es) return { q: rq + 0, r: 0 - rq - rs };
  return { q: rq + 0, r: rr + 0 };
}

/** The six corners relative to the center of any cell; number i lies between the directions i and i + 1. */
export function cornerOffsets(layout: Layout): Point[] {
  return CORNERS[layout.orientation].map((c) => ({ x: c.x * layout.size, y: c.y * layout.size }));
}

/** The six corners of a cell, counterclockwise. */
export function polygonCorners(layout: Layout, h: Hex): Point[] {
  const center = hexToPixel(layout, h);
  return cornerOffsets(layout).map((c) => ({ x: center.x + c.x, y: center.y + c.y }));
}

/** The point where three cells meet. */
export function vertexToPixel(layout: Layout, vertex: Vertex): Point {
  return cornerOf(layout, vertex, vertex.corner);
}

/** The two ends of an edge, in the order of `edgeVertices`. */
export function edgeEndpoints(layout: Layout, edge: Edge): [Point, Point] {
  return [cornerOf(layout, edge, (edge.side + 5) % 6), cornerOf(layout, edge, edge.side)];
}

/** Middle of an edge. */
export function edgeToPixel(layout: Layout, edge: Edge): Point {
  const [a, b] = edgeEndpoints(layout, edge);
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** The edge nearest to a point: one of the six of the cell it lies in. */
export function nearestEdge(layout: Layout, point: Point): Edge {
  const h = pixelToHex(layout, point);
  const center = hexToPixel(layout, h);
  const unit = { ...layout, origin: { x: 0, y: 0 } };
  // The side a point is nearest to is the one it lies furthest towards, seen from the center.
  let [best, bestReach] = [0, -Infinity];
  DIRECTIONS.forEach((d, direction) => {
    const axis = hexToPixel(unit, d);
    const reach = (point.x - center.x) * axis.x + (point.y - center.y) * axis.y;
    if (reach > bestReach) [best, bestReach] = [direction, reach];
  });
  return edgeAt(h, best);
}

/** The rectangle around whole cells, corners included; all zero without cells. For print, its width and height in mm. */
export function boundsOf(layout: Layout, cells: Iterable<Hex>): Rect {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const h of cells) {
    const { x, y } = hexToPixel(layout, h);
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  if (left > right) return { x: 0, y: 0, width: 0, height: 0 };
  const across = layout.size * (layout.orientation === 'pointy' ? HALF3 : 1);
  const down = layout.size * (layout.orientation === 'pointy' ? 1 : HALF3);
  return {
    x: left - across,
    y: top - down,
    width: right - left + 2 * across,
    height: bottom - top + 2 * down,
  };
}

/** The layout moved so that `boundsOf` these cells begins at `corner`. */
export function moveLayout(layout: Layout, cells: Iterable<Hex>, corner: Point = { x: 0, y: 0 }): Layout {
  const { x, y } = boundsOf(layout, cells);
  return { ...layout, origin: { x: layout.origin.x + corner.x - x, y: layout.origin.y + corner.y - y } };
}

function cornerOf(layout: Layout, h: Hex, corner: number): Point {
  const center = hexToPixel(layout, h);
  const c = CORNERS[layout.orientation][corner];
  if (!c) throw new RangeError(`Not a corner: ${corner}`);
  return { x: center.x + c.x * layout.size, y: center.y + c.y * layout.size };
}
