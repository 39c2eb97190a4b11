// Doubled coordinates, in which the text picture of a map is written. Pointy maps double the column (neighbours in a row
// are two apart), flat maps double the row (neighbours in a column are two apart). For a cell, col + row is always even.
import type { Hex, Orientation } from './hex.ts';

/** A position in doubled coordinates; of a cell only when `isDoubled` says so. */
export interface Doubled {
  readonly col: number;
  readonly row: number;
}

/** Pointy: col = 2q + r, row = r. Flat: col = q, row = 2r + q. */
export function toDoubled(orientation: Orientation, h: Hex): Doubled {
  return orientation === 'pointy' ? { col: 2 * h.q + h.r, row: h.r } : { col: h.q, row: 2 * h.r + h.q };
}

/** Whether a cell has these doubled coordinates: both are integers and their sum is even. */
export function isDoubled(at: Doubled): boolean {
  return Number.isInteger(at.col) && Number.isInteger(at.row) && (at.col + at.row) % 2 === 0;
}

/**
 * The cell with these doubled coordinates.
 * @throws RangeError unless `isDoubled(at)`.
 */
export function fromDoubled(orientation: Orientation, at: Doubled): Hex {
  if (!isDoubled(at)) throw new RangeError(`No cell has the doubled coordinates ${at.col}, ${at.row}`);
  return orientation === 'pointy'
    ? { q: (at.col - at.row) / 2, r: at.row }
    : { q: at.col, r: (at.row - at.col) / 2 };
}
