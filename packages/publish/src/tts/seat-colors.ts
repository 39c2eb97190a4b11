// The seats of Tabletop Simulator in the colors nearest to those of the board, with the shades that it uses for them.
import type { Color } from './objects.ts';

export const SEAT_COLORS: readonly (readonly [name: string, color: Color])[] = [
  ['Red', [0.856, 0.1, 0.094]],
  ['Blue', [0.118, 0.53, 1]],
  ['Yellow', [0.905, 0.898, 0.172]],
  ['Green', [0.192, 0.701, 0.168]],
  ['Purple', [0.627, 0.125, 0.941]],
  ['White', [1, 1, 1]],
  ['Orange', [0.956, 0.392, 0.113]],
  ['Teal', [0.129, 0.694, 0.607]],
];
