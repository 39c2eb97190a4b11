// Labels as printed next to a cell: letters for its line and a number within the line, both from the top left. Pointy maps:
// B3 is the third place of the second row. Flat maps: B3 is the third place of the second column. A place keeps its number
// whether or not there is a cell, so labels need no knowledge of the map.
import type { Orientation } from './hex.ts';
import type { Offset } from './offset.ts';

const LABEL = /^([A-Z]{1,3})([1-9]\d{0,4})$/;
/** Lines that have letters (A to ZZZ) and places that have numbers within a line. */
export const MAX_LABEL_LINES = 26 + 26 ** 2 + 26 ** 3;
/** The highest number in a label; places count from 1 within their line. */
export const MAX_LABEL_NUMBER = 99999;

/**
 * Letters of a line, 0-based: A to Z, AA, AB, …
 * @throws RangeError for lines without letters.
 */
export function formatLetters(line: number): string {
  if (!Number.isInteger(line) || line < 0 || line >= MAX_LABEL_LINES)
    throw new RangeError(`Line ${line} has no letters`);
  let letters = '';
  for (let rest = line + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters;
}

/**
 * The label of the place in this column and row.
 * @throws RangeError when either is negative, too large or not an integer.
 */
export function formatLabel(orientation: Orientation, at: Offset): string {
  const [line, place] = orientation === 'pointy' ? [at.row, at.col] : [at.col, at.row];
  if (!Number.isInteger(place) || place < 0 || place >= MAX_LABEL_NUMBER)
    throw new RangeError(`Place ${place} has no number`);
  return formatLetters(line) + String(place + 1);
}

/** The column and row a label stands for, or undefined if the text is not a label. Capital letters, no leading zeros. */
export function parseLabel(orientation: Orientation, text: string): Offset | undefined {
  const match = LABEL.exec(text);
  if (!match) return undefined;
  const [, letters = '', digits = ''] = match;
  let count = 0;
  for (let i = 0; i < letters.length; i++) count = count * 26 + letters.charCodeAt(i) - 64;
  const line = count - 1;
  const place = Number(digits) - 1;
  return orientation === 'pointy' ? { col: place, row: line } : { col: line, row: place };
}
