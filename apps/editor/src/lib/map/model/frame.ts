// The frame of a map: the columns and rows from the first label to the last cell. Drawing inside it changes no label, even where there is
// no cell; drawing outside it would enlarge the map.
import { boundingBox, fromOffset, hexToPixel, toOffset } from '@railwright/hex';
import type { Hex, Layout, Point } from '@railwright/hex';
import type { MapModel } from './model.ts';

export interface Frame {
  readonly columns: number;
  readonly rows: number;
}

/** Undefined for a map without cells. */
export function frameOf({ orientation, shift, cells }: MapModel): Frame | undefined {
  const box = boundingBox([...cells.values()].map((h) => toOffset(orientation, h, shift)));
  return box && { columns: box.maxCol + 1, rows: box.maxRow + 1 };
}

export function inFrame(
  { orientation, shift }: Pick<MapModel, 'orientation' | 'shift'>,
  { columns, rows }: Frame,
  h: Hex,
): boolean {
  const { col, row } = toOffset(orientation, h, shift);
  return col >= 0 && row >= 0 && col < columns && row < rows;
}

/** The outline of a frame with `margin` more columns and rows on each side, along the sides of its cells, as SVG path data. */
export function framePath(
  layout: Layout,
  { shift }: Pick<MapModel, 'shift'>,
  { columns, rows }: Frame,
  margin = 0,
): string {
  const pointy = layout.orientation === 'pointy';
  const [lines, places] = pointy ? [rows, columns] : [columns, rows];
  const [first, last] = [-margin, places - 1 + margin];
  // Along a line and across lines: x and y with points up, y and x with flat tops.
  const point = (along: number, across: number): Point =>
    pointy ? { x: along, y: across } : { x: across, y: along };
  const middle = (line: number, place: number): { along: number; across: number } => {
    const { x, y } = hexToPixel(
      layout,
      fromOffset(layout.orientation, pointy ? { col: place, row: line } : { col: line, row: place }, shift),
    );
    return pointy ? { along: x, across: y } : { along: y, across: x };
  };
  const [half, size] = [(Math.sqrt(3) / 2) * layout.size, layout.size];
  const down: Point[] = [];
  const up: Point[] = [];
  for (let line = -margin; line < lines + margin; line++) {
    const [begin, end] = [middle(line, first), middle(line, last)];
    down.push(
      point(begin.along - half, begin.across - size / 2),
      point(begin.along - half, begin.across + size / 2),
    );
    up.unshift(
      point(end.along + half, end.across + size / 2),
      point(end.along + half, end.across - size / 2),
    );
  }
  const bottom: Point[] = [];
  const top: Point[] = [];
  for (let place = first; place <= last; place++) {
    const [low, high] = [middle(lines - 1 + margin, place), middle(-margin, place)];
    bottom.push(point(low.along, low.across + size), point(low.along + half, low.across + size / 2));
    top.unshift(point(high.along, high.across - size), point(high.along - half, high.across - size / 2));
  }
  const round = (n: number): number => Math.round(n * 100) / 100;
  const corners = [...down, ...bottom, ...up, ...top].map(({ x, y }) => `${round(x)} ${round(y)}`);
  return `M${corners.join('L')}Z`;
}
