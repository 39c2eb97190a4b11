// The picture of a terrain on its cells.
import type { Orientation } from '@railwright/hex';
import { partIn, type Pictured } from '../faces/picture.ts';
import { CELL_SIZE, hexPath } from '../scene/geometry.ts';
import { path, rect, round } from './shape.ts';
import { ACROSS, type Tile } from './tile.ts';

/**
 * The same in each cell, so that no seam of a picture lies within one: a square as high as the cell is from corner to corner, over the color
 * of the terrain. A wash of that color keeps what lies on the cell legible, and pictures that differ in brightness together.
 */
export function pictureTile(index: number, picture: Pictured, orientation: Orientation): Tile {
  const side = 2 * CELL_SIZE;
  const [width, height] = orientation === 'pointy' ? [ACROSS, side] : [side, ACROSS];
  const [x, y] = [round((width - side) / 2), round((height - side) / 2)];
  const fill = `@t${index}-fill`;
  const all = [-1, -1, round(width + 2), round(height + 2)] as const;
  const rim = hexPath(orientation, { x: width / 2, y: height / 2 }, 0.95);
  return {
    width: 1,
    height: 1,
    patternUnits: 'objectBoundingBox',
    shapes: [
      rect(...all, { fill }),
      partIn([x, y, side, side], picture),
      rect(...all, { fill, 'fill-opacity': '@wash' }),
      path(rim, { fill: 'none', stroke: '@gloss', 'stroke-width': 1.6, 'stroke-opacity': 0.35 }),
    ],
  };
}
