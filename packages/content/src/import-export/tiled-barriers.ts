// Barriers of a map of Tiled: lines along the sides between two cells.
import { fromOffset, type Hex } from '@railwright/hex';
import { distance, tiledCenter, tiledSideAt, type Point, type TiledGrid } from './tiled-grid.ts';
import type { TiledObject } from './tiled-objects.ts';

export interface ReadBarriers {
  readonly pairs: readonly (readonly [Hex, Hex])[];
  /** The fault of a part of it, and where. */
  readonly problems: readonly { readonly message: string; readonly help?: string; readonly at: string }[];
}

const HOW = 'Draw a barrier as a line from corner to corner of the cells, with a point at each corner.';

export function barriersOf(
  object: TiledObject,
  grid: TiledGrid,
  isCell: (hex: Hex) => boolean,
): ReadBarriers {
  if (object.line.length < 2)
    return {
      pairs: [],
      problems: [{ message: 'a barrier that is not a line', help: HOW, at: object.title }],
    };
  const pairs: (readonly [Hex, Hex])[] = [];
  const problems: ReadBarriers['problems'][number][] = [];
  for (const [i, to] of object.line.slice(1).entries()) {
    const from = object.line[i] as Point;
    const side = sideOf(from, to, grid, isCell);
    if ('pair' in side) pairs.push(side.pair);
    else problems.push({ ...side, at: `${object.title} from ${pointText(from)} to ${pointText(to)}` });
  }
  return { pairs, problems };
}

function sideOf(
  from: Point,
  to: Point,
  grid: TiledGrid,
  isCell: (hex: Hex) => boolean,
): { pair: readonly [Hex, Hex] } | { message: string; help?: string } {
  const { between, far } = tiledSideAt(grid, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  if (far > Math.min(grid.tileWidth, grid.tileHeight) / 4)
    return { message: 'part of a barrier that is not on the side between two cells', help: HOW };
  // A line that cuts across corners would be several sides.
  const [a, b] = between.map((at) => tiledCenter(grid, at)) as [Point, Point];
  if (distance(from, to) > 1.25 * distance(a, b))
    return { message: 'part of a barrier that is longer than the side of a cell', help: HOW };
  const [one, other] = between.map((at) => fromOffset(grid.orientation, at, grid.shift)) as [Hex, Hex];
  if (!isCell(one) || !isCell(other))
    return { message: 'part of a barrier at the border of the map, which is not between two cells' };
  return { pair: [one, other] };
}

export function pointText({ x, y }: Point): string {
  const short = (value: number): string => String(Math.round(value * 10) / 10);
  return `x ${short(x)}, y ${short(y)}`;
}
