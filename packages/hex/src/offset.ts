// Offset coordinates: plain column and row of a rectangular grid, as people count and as labels are made of. Every other
// line (row of a pointy map, column of a flat one) is pushed half a cell to the right, or downwards.
import type { Hex, Orientation } from './hex.ts';

/** A column and a row, from 0 on a map; negative outside it. */
export interface Offset {
  readonly col: number;
  readonly row: number;
}

/** Which lines are pushed by half a cell: the odd ones (as on the printed boards) or the even ones. */
export const SHIFTS = ['odd', 'even'] as const;
/** Which lines are pushed by half a cell. */
export type Shift = (typeof SHIFTS)[number];

/** Column and row of a cell, 0-based and possibly negative. */
export function toOffset(orientation: Orientation, h: Hex, shift: Shift = 'odd'): Offset {
  return orientation === 'pointy'
    ? { col: h.q + pushed(h.r, shift), row: h.r }
    : { col: h.q, row: h.r + pushed(h.q, shift) };
}

/** The cell in this column and row; every pair of integers has one. */
export function fromOffset(orientation: Orientation, at: Offset, shift: Shift = 'odd'): Hex {
  return orientation === 'pointy'
    ? { q: at.col - pushed(at.row, shift), r: at.row }
    : { q: at.col, r: at.row - pushed(at.col, shift) };
}

// Half the line number, rounded towards the side that this shift leaves unpushed.
function pushed(line: number, shift: Shift): number {
  return Math.floor(shift === 'odd' ? line / 2 : (line + 1) / 2);
}
