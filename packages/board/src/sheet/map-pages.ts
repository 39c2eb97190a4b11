// A map on sheets of paper at true scale: how many sheets, and which part of the map each shows. All lengths in millimetres.
import { boundsOf, sizeFromWidth } from '@railwright/hex';
import type { Hex, Layout, Orientation, Rect } from '@railwright/hex';
import { fitText, type Fitted } from '../text/fit.ts';
import { sheetSize, type PaperId, type SheetSize } from './paper.ts';

/** Printers leave the border of a sheet white; the crop marks lie in it. */
export const MARGIN = 12;
/** Neighbouring sheets share a strip, so that a cut need not be exact. */
export const OVERLAP = 5;
/** Room for the line around the map, in sizes of a cell. */
export const RIM = 0.07;

/** Millimeters for a unit of the board in the list of routes, which has sheets of its own after those of the map. */
export const LIST_UNIT = 0.32;

/** The title of a sheet that is so wide, for the border below. */
export function fitTitle(title: string, width: number): Fitted {
  return fitText(title, { width: width - 2 * MARGIN - 3, lines: 2, size: 3, minSize: 1.5 });
}

/** One sheet of a map. */
export interface MapSheet {
  readonly row: number;
  readonly column: number;
  /** The part of the drawing it shows. */
  readonly part: Rect;
}

/** A map on sheets; lengths in millimeters. */
export interface MapPages {
  readonly layout: Layout;
  readonly width: number;
  readonly height: number;
  /** The size of the drawn area of a sheet. */
  readonly area: SheetSize;
  /** Sheets from left to right. */
  readonly columns: number;
  readonly rows: number;
  /** The sheets, row by row. */
  readonly sheets: readonly MapSheet[];
}

export interface MapPagesOptions {
  readonly paper: PaperId;
  readonly landscape: boolean;
  /** Between opposite sides of a cell, as rulers and tile makers measure. */
  readonly cellWidth: number;
}

/** Distributes a map over sheets of paper, at true scale. All lengths are in millimeters. */
export function planMapPages(
  orientation: Orientation,
  cells: readonly Hex[],
  { paper, landscape, cellWidth }: MapPagesOptions,
): MapPages {
  const layout: Layout = { orientation, size: sizeFromWidth(cellWidth), origin: { x: 0, y: 0 } };
  const map = boundsOf(layout, cells);
  const rim = layout.size * RIM;
  const box = { x: map.x - rim, y: map.y - rim, width: map.width + 2 * rim, height: map.height + 2 * rim };
  const sheet = sheetSize(paper, landscape);
  const area = { width: sheet.width - 2 * MARGIN, height: sheet.height - 2 * MARGIN };
  const columns = sheetsFor(box.width, area.width);
  const rows = sheetsFor(box.height, area.height);
  const sheets: MapSheet[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = box.x + column * (area.width - OVERLAP);
      const y = box.y + row * (area.height - OVERLAP);
      sheets.push({ row, column, part: { x, y, width: area.width, height: area.height } });
    }
  }
  return { layout, width: map.width, height: map.height, area, columns, rows, sheets };
}

function sheetsFor(length: number, area: number): number {
  return length <= area ? 1 : 1 + Math.ceil((length - area) / (area - OVERLAP));
}
