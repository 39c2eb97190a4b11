// Sets of cells: blank shapes for new maps, the box around a set, filling and connected parts. Shapes lie in the corner of
// the grid, with no negative column or row, so that every cell has a label and a place in the picture.
import { DIRECTIONS } from './directions.ts';
import { toDoubled } from './doubled.ts';
import { addHex, hexNumber, ORIGIN, type Hex, type Orientation } from './hex.ts';
import { fromOffset, type Shift } from './offset.ts';
import { checkRadius, disk, ring } from './ring.ts';

/** Options of `rectangle`. */
export interface RectangleOptions {
  /** Which lines are pushed by half a cell. */
  readonly shift?: Shift;
  /** Pushed lines have one cell less, so that both borders of the map are even, as on the printed boards. */
  readonly short?: boolean;
}

/**
 * A rectangle of `columns` by `rows` cells, row by row.
 * @throws RangeError unless both are integers from 0 upwards.
 */
export function rectangle(
  orientation: Orientation,
  columns: number,
  rows: number,
  { shift = 'odd', short = false }: RectangleOptions = {},
): Hex[] {
  checkRadius(columns);
  checkRadius(rows);
  const pushed = shift === 'odd' ? 1 : 0;
  const cells: Hex[] = [];
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < columns; col++) {
      const [line, place, places] = orientation === 'pointy' ? [row, col, columns] : [col, row, rows];
      if (short && line % 2 === pushed && place === places - 1) continue;
      cells.push(fromOffset(orientation, { col, row }, shift));
    }
  return cells;
}

/** A regular hexagon with `radius` + 1 cells on a side. */
export function hexagon(orientation: Orientation, radius: number): Hex[] {
  return moveToCorner(orientation, disk(ORIGIN, radius));
}

/** A hexagon of `outer` steps with a hole in its middle: only cells at `inner` steps or more from the center. */
export function ringShape(orientation: Orientation, outer: number, inner: number): Hex[] {
  checkRadius(outer);
  checkRadius(inner);
  const cells: Hex[] = [];
  for (let n = inner; n <= outer; n++) cells.push(...ring(ORIGIN, n));
  return moveToCorner(orientation, cells);
}

/** A box of columns and rows; both bounds of each are inclusive. */
export interface Box {
  /** The least column. */
  readonly minCol: number;
  /** The greatest column. */
  readonly maxCol: number;
  /** The least row. */
  readonly minRow: number;
  /** The greatest row. */
  readonly maxRow: number;
}

/** The smallest box around points in any column-and-row coordinates, or undefined without points. */
export function boundingBox(
  points: Iterable<{ readonly col: number; readonly row: number }>,
): Box | undefined {
  let [minCol, maxCol, minRow, maxRow] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { col, row } of points) {
    if (col < minCol) minCol = col;
    if (col > maxCol) maxCol = col;
    if (row < minRow) minRow = row;
    if (row > maxRow) maxRow = row;
  }
  return minCol > maxCol ? undefined : { minCol, maxCol, minRow, maxRow };
}

/**
 * The shift for these cells after which none has a negative column or row and none could be further up or left, in the
 * grid whose odd lines are pushed. The zero vector for no cells.
 */
export function vectorToCorner(orientation: Orientation, cells: readonly Hex[]): Hex {
  const box = boundingBox(cells.map((h) => toDoubled(orientation, h)));
  if (!box) return ORIGIN;
  const { minCol, minRow } = box;
  return orientation === 'pointy'
    ? { q: 0 - Math.floor((minCol - minRow) / 2), r: 0 - minRow }
    : { q: 0 - minCol, r: 0 - Math.floor((minRow - minCol) / 2) };
}

/** Shifts cells into the corner of the grid by `vectorToCorner`, keeping their order. */
export function moveToCorner(orientation: Orientation, cells: readonly Hex[]): Hex[] {
  const by = vectorToCorner(orientation, cells);
  return cells.map((h) => addHex(h, by));
}

/**
 * Cells reached from `start` by steps that `accept` agrees to, nearest first; `start` itself is not asked about. Stops
 * after `limit` cells: as many cells as the limit may mean that there are more.
 * @throws RangeError for a limit below 1.
 */
export function floodFill(start: Hex, accept: (to: Hex, from: Hex) => boolean, limit: number): Hex[] {
  if (!(limit >= 1)) throw new RangeError(`Not a limit: ${limit}`);
  const filled: Hex[] = [{ q: start.q, r: start.r }];
  const seen = new Set([hexNumber(start)]);
  for (let i = 0; i < filled.length; i++) {
    const from = filled[i] as Hex;
    for (const d of DIRECTIONS) {
      if (filled.length >= limit) return filled;
      const to = addHex(from, d);
      const number = hexNumber(to);
      if (seen.has(number) || !accept(to, from)) continue;
      seen.add(number);
      filled.push(to);
    }
  }
  return filled;
}

/**
 * The connected parts of a set of cells, in order of their first cell. `isOpen` may close the step between two cells that
 * touch, as a barrier does; it must not depend on the order of the two.
 */
export function connectedComponents(
  cells: readonly Hex[],
  isOpen: (to: Hex, from: Hex) => boolean = () => true,
): Hex[][] {
  const left = new Set(cells.map(hexNumber));
  const parts: Hex[][] = [];
  for (const cell of cells) {
    if (!left.has(hexNumber(cell))) continue;
    const part = floodFill(cell, (to, from) => left.has(hexNumber(to)) && isOpen(to, from), left.size);
    for (const member of part) left.delete(hexNumber(member));
    parts.push(part);
  }
  return parts;
}
