// Regions of a map: a dashed outline within the rim of their cells, and their name. Outlines of one map differ in their dashes, so that
// they can be told apart in black and white where regions touch.
import { DIRECTIONS, edgeAt, edgeEndpoints, hexNumber } from '@railwright/hex';
import type { Hex, Orientation, Point } from '@railwright/hex';
import { path, round } from '../art/shape.ts';
import type { Shape } from '../art/shape.ts';
import type { FeatureScene } from './features.ts';
import { boardLayout, centerOf } from './geometry.ts';
import { regionNames, type RegionMap } from './region-names.ts';
import { roomOf } from './furniture.ts';
import { TEXT_STYLES } from './text-styles.ts';

const DASHES = ['12 5', '3 5', '12 4 3 4', '7 7'] as const;
/** How far within the cells the outline runs, of the way to their center. */
const INSET = 0.09;

/** The outlines and names of a map's regions. */
export function regionScene(map: RegionMap, language: string): FeatureScene {
  const byLabel = new Map(map.cells.map((cell) => [cell.label, cell]));
  const regions = map.regions ?? [];
  return {
    shapes: regions.flatMap(({ cells }, i) =>
      strokes(
        outline(
          map.orientation,
          cells.flatMap((label) => byLabel.get(label) ?? []),
        ),
        i,
      ),
    ),
    texts: regionNames(map, language, roomOf(map, language)).map(({ text, x, y }) => ({
      text,
      x,
      y,
      style: TEXT_STYLES.region,
    })),
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
