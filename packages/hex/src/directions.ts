// The six ways out of a cell, numbered 0 to 5 counterclockwise as seen on screen (y grows downwards). A number means the
// same axial vector in both orientations; only its compass name differs.
import type { Hex, Orientation } from './hex.ts';

/** Axial vectors of the directions 0 to 5. */
export const DIRECTIONS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

/** Compass names of the directions 0 to 5. */
export const DIRECTION_NAMES = {
  pointy: ['e', 'ne', 'nw', 'w', 'sw', 'se'],
  flat: ['se', 'ne', 'n', 'nw', 'sw', 's'],
} as const satisfies Record<Orientation, readonly string[]>;
/** A compass name, such as `ne`. */
export type DirectionName = (typeof DIRECTION_NAMES)[Orientation][number];

/** Brings any integer into 0 to 5. */
export function wrapDirection(direction: number): number {
  return ((direction % 6) + 6) % 6;
}

/** The direction that leads back, 0 to 5; any integer is taken modulo 6. */
export function oppositeDirection(direction: number): number {
  return wrapDirection(direction + 3);
}

/**
 * Vector of a direction; any integer is taken modulo 6.
 * @throws RangeError unless it is an integer.
 */
export function directionVector(direction: number): Hex {
  const vector = DIRECTIONS[wrapDirection(direction)];
  if (!vector) throw new RangeError(`Not a direction: ${direction}`);
  return vector;
}

/**
 * Compass name of a direction in a map of this orientation.
 * @throws RangeError unless it is an integer 0 to 5.
 */
export function directionName(orientation: Orientation, direction: number): DirectionName {
  const name = DIRECTION_NAMES[orientation][wrapDirection(direction)];
  if (!name) throw new RangeError(`Not a direction: ${direction}`);
  return name;
}

/** Number of the direction with this compass name, or -1 when hexes of this orientation have no such side. */
export function directionNamed(orientation: Orientation, name: string): number {
  const names: readonly string[] = DIRECTION_NAMES[orientation];
  return names.indexOf(name);
}

/** The cell next to `h`; `direction` is any integer, modulo 6. */
export function neighbor(h: Hex, direction: number): Hex {
  const d = directionVector(direction);
  return { q: h.q + d.q, r: h.r + d.r };
}

/** The six cells around `h`, by direction 0 to 5. */
export function neighbors(h: Hex): Hex[] {
  return DIRECTIONS.map((d) => ({ q: h.q + d.q, r: h.r + d.r }));
}

/** The direction from a cell to one that touches it, or -1 when they do not touch (a cell does not touch itself). */
export function directionBetween(from: Hex, to: Hex): number {
  const q = to.q - from.q;
  const r = to.r - from.r;
  return DIRECTIONS.findIndex((d) => d.q === q && d.r === r);
}
