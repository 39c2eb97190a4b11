// A map on sheets of paper at true scale: how many sheets, and which part of the map each shows. All lengths in millimetres.
import { boundsOf, sizeFromWidth } from '@railwright/hex';
import type { Hex, Layout, Orientation, Rect } from '@railwright/hex';

export const PAPERS = {
  a4: { title: 'A4', width: 210, height: 297 },
  letter: { title: 'Letter', width: 215.9, height: 279.4 },
} as const;
export type PaperId = keyof typeof PAPERS;

/** Printers leave the border of a sheet white; the marks for cutting lie in it. */
export const MARGIN = 12;
/** Neighbouring sheets share a strip, so that a cut need not be exact. */
export const OVERLAP = 5;

export interface Sheet {
  readonly row: number;
  readonly column: number;
  /** The part of the drawing it shows. */
  readonly part: Rect;
}

export interface PagePlan {
  readonly layout: Layout;
  readonly width: number;
  readonly height: number;
  /** The size of the drawn area of a sheet. */
  readonly area: { readonly width: number; readonly height: number };
  readonly columns: number;
  readonly rows: number;
  readonly sheets: readonly Sheet[];
}

/** `cellWidth` is measured between opposite sides, as rulers and tile makers do. */
export function planPages(
  orientation: Orientation,
  cells: readonly Hex[],
  options: { readonly paper: PaperId; readonly landscape: boolean; readonly cellWidth: number },
): PagePlan {
  const size = sizeFromWidth(options.cellWidth);
  const layout: Layout = { orientation, size, origin: { x: 0, y: 0 } };
  const box = boundsOf(layout, cells);
  const paper = PAPERS[options.paper];
  const [across, down] = options.landscape ? [paper.height, paper.width] : [paper.width, paper.height];
  const area = { width: across - 2 * MARGIN, height: down - 2 * MARGIN };
  const columns = sheetsFor(box.width, area.width);
  const rows = sheetsFor(box.height, area.height);
  const sheets: Sheet[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = box.x + column * (area.width - OVERLAP);
      const y = box.y + row * (area.height - OVERLAP);
      sheets.push({ row, column, part: { x, y, width: area.width, height: area.height } });
    }
  }
  return { layout, width: box.width, height: box.height, area, columns, rows, sheets };
}

function sheetsFor(length: number, area: number): number {
  return length <= area ? 1 : 1 + Math.ceil((length - area) / (area - OVERLAP));
}
