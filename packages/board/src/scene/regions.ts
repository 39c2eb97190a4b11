// Regions of a map: a dashed outline within the rim of their cells, and their name. Outlines of one map differ in their dashes, so that
// they can be told apart in black and white where regions touch.
import type { HexMap } from '@railwright/engine';
import { DIRECTIONS, edgeAt, edgeEndpoints, hexNumber } from '@railwright/hex';
import type { Hex, Orientation, Point } from '@railwright/hex';
import { path, round } from '../art/shape.ts';
import type { Shape } from '../art/shape.ts';
import { nameIn } from '../text/words.ts';
import type { FeatureScene } from './features.ts';
import { boardLayout, centerOf } from './geometry.ts';
import { TEXT_STYLES } from './text-styles.ts';

const DASHES = ['12 5', '3 5', '12 4 3 4', '7 7'] as const;
/** How far within the cells the outline runs, of the way to their center. */
const INSET = 0.09;
/** How far above the center of its cell a name is. */
const NAME_UP = 22;

export interface RegionShape {
  readonly name: string;
  readonly cells: readonly Hex[];
}

export function regionScene(
  { orientation, cells, regions = [] }: Pick<HexMap, 'orientation' | 'cells' | 'regions'>,
  language: string,
): FeatureScene {
  const byLabel = new Map(cells.map((cell) => [cell.label, cell]));
  return regionShapes(
    orientation,
    regions.map(({ name, cells: labels }) => ({
      name: nameIn(name, language),
      cells: labels.flatMap((label) => byLabel.get(label) ?? []),
    })),
  );
}

export function regionShapes(orientation: Orientation, regions: readonly RegionShape[]): FeatureScene {
  return {
    shapes: regions.flatMap(({ cells }, i) => strokes(outline(orientation, cells), i)),
    texts: regions.flatMap(({ name, cells }) => {
      const at = namePlace(orientation, cells);
      return at ? [{ text: name, ...at, style: TEXT_STYLES.region }] : [];
    }),
  };
}

/** The line of a region as a legend shows it, around (0, 0). */
export function regionSample(index: number): FeatureScene {
  return { shapes: strokes('M-24 0H24', index), texts: [] };
}

function strokes(d: string, index: number): Shape[] {
  if (d === '') return [];
  const dash = DASHES[index % DASHES.length] ?? '';
  return [
    path(d, { fill: 'none', stroke: '@halo', 'stroke-width': 4.5, opacity: 0.7, 'stroke-linecap': 'round' }),
    path(d, { fill: 'none', stroke: '@region', 'stroke-width': 2.6, 'stroke-dasharray': dash }),
  ];
}

/** Along the edges beyond which the region ends. */
function outline(orientation: Orientation, cells: readonly Hex[]): string {
  const layout = boardLayout(orientation);
  const within = new Set(cells.map(hexNumber));
  return cells
    .flatMap((cell) => {
      const center = centerOf(orientation, cell);
      const inner = ({ x, y }: Point): string =>
        `${round(x + (center.x - x) * INSET)} ${round(y + (center.y - y) * INSET)}`;
      return DIRECTIONS.flatMap((step, direction) => {
        if (within.has(hexNumber({ q: cell.q + step.q, r: cell.r + step.r }))) return [];
        const [a, b] = edgeEndpoints(layout, edgeAt(cell, direction));
        return [`M${inner(a)}L${inner(b)}`];
      });
    })
    .join('');
}

/** In the cell that is nearest to the middle of the region. */
function namePlace(orientation: Orientation, cells: readonly Hex[]): Point | undefined {
  const centers = cells.map((cell) => centerOf(orientation, cell));
  const middle = {
    x: centers.reduce((sum, { x }) => sum + x, 0) / centers.length,
    y: centers.reduce((sum, { y }) => sum + y, 0) / centers.length,
  };
  const away = ({ x, y }: Point): number => Math.hypot(x - middle.x, y - middle.y);
  const nearest = centers.reduce<Point | undefined>(
    (best, one) => (best === undefined || away(one) < away(best) ? one : best),
    undefined,
  );
  return nearest && { x: nearest.x, y: round(nearest.y - NAME_UP) };
}
