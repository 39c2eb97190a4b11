// Where the cells of a hexagonal map of Tiled are. Tiled's grid lies on whole, even pixels: the last bit of a tile's size is
// dropped, and what lies next to the level or upright side is halved and rounded down (`hexagonalrenderer.cpp`).
import { fromOffset, neighbors, toOffset, type Offset, type Orientation, type Shift } from '@railwright/hex';
import { numberOf, Unreadable } from './tiled-format.ts';
import type { Data } from '../text/data.ts';

export interface TiledGrid {
  readonly orientation: Orientation;
  readonly shift: Shift;
  readonly tileWidth: number;
  readonly tileHeight: number;
  /** Length of the side that is level or upright. */
  readonly side: number;
}

/** In pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Steps {
  readonly width: number;
  readonly height: number;
  /** From the border of a tile to where its level or upright side begins. */
  readonly overhang: Point;
  /** From one column to the next, and from one row to the next; half a tile along pushed lines. */
  readonly column: number;
  readonly row: number;
}

function stepsOf({ orientation, tileWidth, tileHeight, side }: TiledGrid): Steps {
  const [width, height] = [tileWidth & ~1, tileHeight & ~1];
  const [sideX, sideY] = orientation === 'flat' ? [side, 0] : [0, side];
  const overhang = { x: Math.trunc((width - sideX) / 2), y: Math.trunc((height - sideY) / 2) };
  return { width, height, overhang, column: overhang.x + sideX, row: overhang.y + sideY };
}

/**
 * The grid of a map.
 * @throws Unreadable if it has none.
 */
export function tiledGridOf(data: Data): TiledGrid {
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
  const grid = { orientation, shift, tileWidth, tileHeight, side };
  if (!hasCells(grid))
    throw new Unreadable(
      `Tiles of ${tileWidth} by ${tileHeight} pixels with a side of ${side} leave no room for cells.`,
      'In Tiled, set "Hex Side Length" in the properties of the map to less than the size of its tiles.',
    );
  return grid;
}

/** Whether cells have a size at all; they have none if the side is much longer than the tile. */
function hasCells(grid: TiledGrid): boolean {
  const { width, height, column, row } = stepsOf(grid);
  return width > 0 && height > 0 && column > 0 && row > 0;
}

/** Middle of a cell. */
export function tiledCenter(grid: TiledGrid, { col, row }: Offset): Point {
  const steps = stepsOf(grid);
  const isPushed = (line: number): boolean => (Math.abs(line) % 2 === 1) === (grid.shift === 'odd');
  return grid.orientation === 'pointy'
    ? {
        x: col * steps.width + (isPushed(row) ? steps.column : 0) + steps.width / 2,
        y: row * steps.row + steps.height / 2,
      }
    : {
        x: col * steps.column + steps.width / 2,
        y: row * steps.height + (isPushed(col) ? steps.row : 0) + steps.height / 2,
      };
}

/** The cell of a point: of the four around it, the one with the nearest middle, as Tiled decides it. */
export function tiledCellAt(grid: TiledGrid, point: Point): Offset {
  const { width, height, overhang, column, row } = stepsOf(grid);
  const isFlat = grid.orientation === 'flat';
  const isEven = grid.shift === 'even';
  const x = point.x - (isFlat ? (isEven ? width : overhang.x) : 0);
  const y = point.y - (isFlat ? 0 : isEven ? height : overhang.y);
  const [acrossX, acrossY] = [Math.floor(x / (column * 2)), Math.floor(y / (row * 2))];
  const from = { x: x - acrossX * column * 2, y: y - acrossY * row * 2 };
  const half = Math.floor(grid.side / 2);
  const first = isEven ? 1 : 0;
  const [at, near]: [Offset, readonly (Point & Offset)[]] = isFlat
    ? [
        { col: acrossX * 2 + first, row: acrossY },
        [
          { x: half, y: height / 2, col: 0, row: 0 },
          { x: half + column, y: height / 2 - row, col: 1, row: -1 },
          { x: half + column, y: height / 2 + row, col: 1, row: 0 },
          { x: half + column * 2, y: height / 2, col: 2, row: 0 },
        ],
      ]
    : [
        { col: acrossX, row: acrossY * 2 + first },
        [
          { x: width / 2, y: half, col: 0, row: 0 },
          { x: width / 2 - column, y: half + row, col: -1, row: 1 },
          { x: width / 2 + column, y: half + row, col: 0, row: 1 },
          { x: width / 2, y: half + row * 2, col: 0, row: 2 },
        ],
      ];
  // Squares are exact, so that the first of two wins as in Tiled.
  const square = (a: Point): number => (a.x - from.x) ** 2 + (a.y - from.y) ** 2;
  const nearest = near.reduce((a, b) => (square(b) < square(a) ? b : a));
  return { col: at.col + nearest.col, row: at.row + nearest.row };
}

/** The side nearest to a point, as the cells on it, and how far off its middle is. */
export function tiledSideAt(
  grid: TiledGrid,
  point: Point,
): { between: readonly [Offset, Offset]; far: number } {
  const around = (at: Offset): Offset[] =>
    neighbors(fromOffset(grid.orientation, at, grid.shift)).map((next) =>
      toOffset(grid.orientation, next, grid.shift),
    );
  const cell = tiledCellAt(grid, point);
  // In cells that are much wider than high, a side can be nearer to the middle of a third cell.
  const sides = [cell, ...around(cell)].flatMap((at) =>
    around(at).map((other) => {
      const [a, b] = [tiledCenter(grid, at), tiledCenter(grid, other)];
      return {
        between: [at, other] as const,
        far: distance({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, point),
      };
    }),
  );
  return sides.reduce((a, b) => (b.far < a.far ? b : a));
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
