// Where the letter of a cell stands in the text picture of a map. Letters are not read here: a position is a line number
// and a character index, both 0-based. Pointy maps: a line is a row, cells are two characters apart and pushed rows begin
// one character later. Flat maps: a line is half a row and a column is two characters wide, its cells two lines apart.
import { fromDoubled, isDoubled, toDoubled, type Doubled } from './doubled.ts';
import type { Hex, Orientation } from './hex.ts';
import type { Shift } from './offset.ts';

/** A character of the text picture. */
export interface PicturePosition {
  /** Line from the top, from 0. */
  readonly line: number;
  /** Index of the character in its line. */
  readonly index: number;
}

/** The position of the letter of `h`. `shift` tells which lines of cells are pushed, as for offset coordinates. */
export function toPicture(orientation: Orientation, h: Hex, shift: Shift = 'odd'): PicturePosition {
  const { col, row } = toDoubled(orientation, h);
  const push = shift === 'even' ? 1 : 0;
  return orientation === 'pointy' ? { line: row, index: col + push } : { line: row + push, index: 2 * col };
}

/** The cell whose letter stands at a position, or undefined when letters of such a picture never stand there. */
export function fromPicture(
  orientation: Orientation,
  at: PicturePosition,
  shift: Shift = 'odd',
): Hex | undefined {
  const doubled = doubledAt(orientation, at, shift);
  return isDoubled(doubled) ? fromDoubled(orientation, doubled) : undefined;
}

/**
 * The shift that most of these positions fit, `odd` if undecided. With it, `fromPicture` gives undefined for exactly the
 * letters that are out of step with the rest.
 */
export function pictureShift(orientation: Orientation, positions: Iterable<PicturePosition>): Shift {
  let balance = 0;
  for (const at of positions) {
    if (isDoubled(doubledAt(orientation, at, 'odd'))) balance++;
    else if (isDoubled(doubledAt(orientation, at, 'even'))) balance--;
  }
  return balance < 0 ? 'even' : 'odd';
}

/**
 * Every cell of a picture from the positions of its letters, in the order given; undefined for letters out of step.
 * The result's `shift` is the one to make offset coordinates and labels with.
 */
export function parsePictureGrid(
  orientation: Orientation,
  positions: readonly PicturePosition[],
): { readonly shift: Shift; readonly cells: (Hex | undefined)[] } {
  const shift = pictureShift(orientation, positions);
  return { shift, cells: positions.map((at) => fromPicture(orientation, at, shift)) };
}

function doubledAt(orientation: Orientation, at: PicturePosition, shift: Shift): Doubled {
  const push = shift === 'even' ? 1 : 0;
  return orientation === 'pointy'
    ? { col: at.index - push, row: at.line }
    : { col: at.index / 2, row: at.line - push };
}
