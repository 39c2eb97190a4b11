// What repeats on the cells of one ground.
import { CELL_SIZE } from '../scene/geometry.ts';
import type { Shape } from './shape.ts';

/** A pattern: its size in units of the board, or, of a picture, in cells that it fills. */
export interface Tile {
  readonly width: number;
  readonly height: number;
  readonly patternUnits: 'userSpaceOnUse' | 'objectBoundingBox';
  readonly shapes: readonly Shape[];
}

/** Between opposite sides of a cell. */
export const ACROSS = CELL_SIZE * Math.sqrt(3);
/** Two rows of cells. */
export const ALONG = CELL_SIZE * 3;
