// Tokens on sheets of paper: squares side by side, so that one cut serves two, those of a kind below their title. In millimetres.
import { sheetSize, type PaperId, type SheetSize } from './paper.ts';

/** Side of a token: a few of them fit into a cell of 30 mm. */
export const TOKEN_SIDE = 12;
const MARGIN = 12;
/** Above the first row of a sheet, for the rule. */
const HEAD = 8;
const TITLE = 7;
const GAP = 2;

/** Rows of one kind on one sheet. */
export interface TokenBlock {
  /** Its place among the kinds. */
  readonly kind: number;
  readonly count: number;
  readonly x: number;
  /** Of the first row; the title stands above it. */
  readonly y: number;
}

/** Tokens on sheets; lengths in millimeters. */
export interface TokenPages extends SheetSize {
  readonly columns: number;
  readonly sheets: readonly (readonly TokenBlock[])[];
}

/** Distributes tokens over sheets, by the count of each kind. */
export function planTokenPages(
  counts: readonly number[],
  { paper }: { readonly paper: PaperId },
): TokenPages {
  const { width, height } = sheetSize(paper, false);
  const columns = Math.floor((width - 2 * MARGIN) / TOKEN_SIDE);
  const x = (width - columns * TOKEN_SIDE) / 2;
  const sheets: TokenBlock[][] = [];
  let y = Infinity;
  for (const [kind, all] of counts.entries()) {
    let left = all;
    while (left > 0) {
      let rows = Math.floor((height - MARGIN - y - TITLE) / TOKEN_SIDE);
      if (rows < 1) {
        sheets.push([]);
        y = MARGIN + HEAD;
        rows = Math.floor((height - MARGIN - y - TITLE) / TOKEN_SIDE);
      }
      const count = Math.min(left, rows * columns);
      sheets.at(-1)?.push({ kind, count, x, y: y + TITLE });
      y += TITLE + Math.ceil(count / columns) * TOKEN_SIDE + GAP;
      left -= count;
    }
  }
  return { width, height, columns, sheets };
}
