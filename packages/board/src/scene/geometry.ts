// The layout that all drawings of a map share, in units of which a cell measures 50 from center to corner.
import type { CellDefinition, HexMap } from '@railwright/engine';
import { boundsOf, cornerOffsets, hexToPixel } from '@railwright/hex';
import type { Hex, Layout, Orientation, Point, Rect } from '@railwright/hex';
import { round } from '../art/shape.ts';

/** Units of the board from the center of a cell to a corner. */
export const CELL_SIZE = 50;
/** Between the outermost cells and the edge of the picture. */
const MARGIN = 16;

const LAYOUTS: Readonly<Record<Orientation, Layout>> = {
  pointy: { orientation: 'pointy', size: CELL_SIZE, origin: { x: 0, y: 0 } },
  flat: { orientation: 'flat', size: CELL_SIZE, origin: { x: 0, y: 0 } },
};

/** Cell (0, 0) has its center at the origin; the textures rely on it. */
export function boardLayout(orientation: Orientation): Layout {
  return LAYOUTS[orientation];
}

/** The center of a cell in units of the board, rounded. */
export function centerOf(orientation: Orientation, cell: Hex): Point {
  const { x, y } = hexToPixel(LAYOUTS[orientation], cell);
  return { x: round(x), y: round(y) };
}

/** The part of the plane that shows the whole map. */
export function boardBounds(map: Pick<HexMap, 'orientation' | 'cells'>, margin = MARGIN): Rect {
  const { x, y, width, height } = boundsOf(LAYOUTS[map.orientation], map.cells);
  return {
    x: round(x - margin),
    y: round(y - margin),
    width: round(width + 2 * margin),
    height: round(height + 2 * margin),
  };
}

/** A rectangle as the `viewBox` attribute of SVG. */
export function viewBox({ x, y, width, height }: Rect): string {
  return `${x} ${y} ${width} ${height}`;
}

/** The outline of a cell around (x, y), scaled. */
export function hexPath(orientation: Orientation, { x, y }: Point, scale = 1): string {
  const corners = CORNERS[orientation];
  return `${corners
    .map((corner, i) => `${i === 0 ? 'M' : 'L'}${round(x + corner.x * scale)} ${round(y + corner.y * scale)}`)
    .join('')}Z`;
}

const CORNERS: Readonly<Record<Orientation, readonly Point[]>> = {
  pointy: cornerOffsets(LAYOUTS.pointy),
  flat: cornerOffsets(LAYOUTS.flat),
};

/** A point in cells from a point on the screen, by the matrix of `getScreenCTM()`. */
export function boardPoint(
  matrix: {
    readonly a: number;
    readonly b: number;
    readonly c: number;
    readonly d: number;
    readonly e: number;
    readonly f: number;
  },
  screen: Point,
): Point {
  const { a, b, c, d, e, f } = matrix;
  const determinant = a * d - b * c;
  const [dx, dy] = [screen.x - e, screen.y - f];
  return { x: (d * dx - c * dy) / determinant, y: (a * dy - b * dx) / determinant };
}

/** Heights within a cell, from its center: flat cells are lower. */
export interface Bands {
  readonly label: number;
  /** Where buildings stand. */
  readonly ground: number;
  readonly star: number;
  readonly name: number;
  readonly rails: number;
  readonly coin: number;
  /** Widest name. */
  readonly width: number;
}

const BANDS: Readonly<Record<Orientation, Bands>> = {
  pointy: { label: -35.5, ground: -3, star: -17, name: 8, rails: 30.5, coin: 42.5, width: 79 },
  flat: { label: -32.5, ground: -3.5, star: -16, name: 7, rails: 28.5, coin: 37, width: 78 },
};

export function bandsOf(orientation: Orientation): Bands {
  return BANDS[orientation];
}

/** Cells that have something on them besides ground. */
export function isPlace(cell: CellDefinition): boolean {
  return cell.city !== undefined || cell.remote !== undefined || cell.name !== undefined;
}
