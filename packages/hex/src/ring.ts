// Rings and disks of cells about a center, in a fixed order. Radii are whole steps from 0 upwards; a RangeError is thrown
// for any other.
import { directionVector } from './directions.ts';
import type { Hex } from './hex.ts';

/** The cells at exactly `radius` steps, counterclockwise from direction 0: 6 * radius of them, or the center alone. */
export function ring(center: Hex, radius: number): Hex[] {
  checkRadius(radius);
  if (radius === 0) return [{ q: center.q, r: center.r }];
  const cells: Hex[] = [];
  let q = center.q + radius;
  let r = center.r;
  // From the corner in direction 0 the walk goes along direction 2, and turns left at each corner.
  for (let side = 0; side < 6; side++) {
    const d = directionVector(side + 2);
    for (let step = 0; step < radius; step++) {
      cells.push({ q, r });
      q += d.q;
      r += d.r;
    }
  }
  return cells;
}

/** The cells within `radius` steps, ring by ring from the center outwards: 1 + 3 * radius * (radius + 1) of them. */
export function spiral(center: Hex, radius: number): Hex[] {
  checkRadius(radius);
  const cells: Hex[] = [];
  for (let n = 0; n <= radius; n++) cells.push(...ring(center, n));
  return cells;
}

/** The same cells as `spiral` in reading order: by r, then by q. A brush of radius n is a disk. */
export function disk(center: Hex, radius: number): Hex[] {
  checkRadius(radius);
  const cells: Hex[] = [];
  for (let r = -radius; r <= radius; r++) {
    const first = Math.max(-radius, -radius - r);
    const last = Math.min(radius, radius - r);
    for (let q = first; q <= last; q++) cells.push({ q: center.q + q, r: center.r + r });
  }
  return cells;
}

export function checkRadius(radius: number): void {
  if (!Number.isInteger(radius) || radius < 0) throw new RangeError(`Not a radius: ${radius}`);
}
