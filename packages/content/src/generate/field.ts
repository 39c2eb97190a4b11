// The cells of a map to be filled, in orbits: the sets that its symmetry takes to one another, which are always filled alike.
import { randomBelow, type RngWords } from '@railwright/engine';
import {
  bestCenter,
  breadthFirst,
  groupAbout,
  hexNumber,
  indexCells,
  neighborLists,
  neighborTable,
  orbit,
  orbitsOf,
  symmetryGroup,
  type Hex,
} from '@railwright/hex';
import type { MapRequest } from './map-request.ts';

export type Orbit = readonly number[];

export interface Field {
  readonly cells: readonly Hex[];
  readonly neighbors: readonly (readonly number[])[];
  readonly orbits: readonly Orbit[];
  /** By cell. */
  readonly orbitOf: readonly Orbit[];
}

export function fieldOf({
  orientation,
  cells: asked,
  symmetry,
}: Pick<MapRequest, 'orientation' | 'cells' | 'symmetry'>): Field {
  const group = symmetryGroup(orientation, symmetry);
  const center = bestCenter(asked, group);
  const transforms = center ? groupAbout(center, group) : [];
  const known = new Set(asked.map(hexNumber));
  const cells = asked.filter((cell) => orbit(transforms, cell).every((image) => known.has(hexNumber(image))));
  const index = indexCells(cells);
  const orbits = orbitsOf(transforms, cells).map((one) => one.map((cell) => index.indexOf(cell)));
  const orbitOf: Orbit[] = [];
  for (const one of orbits) for (const cell of one) orbitOf[cell] = one;
  return { cells, neighbors: neighborLists(neighborTable(index)), orbits, orbitOf };
}

/** Whether the cells that are open hang together. */
export function isConnected({ neighbors }: Field, isOpen: (cell: number) => boolean): boolean {
  const first = neighbors.findIndex((_, cell) => isOpen(cell));
  const steps = breadthFirst(neighbors.length, first < 0 ? [] : [first], (cell) =>
    isOpen(cell) ? (neighbors[cell] ?? []) : [],
  );
  return neighbors.every((_, cell) => steps[cell] !== -1 || !isOpen(cell));
}

/** Whether some of these orbits have so many cells together. */
export function fits(total: number, orbits: readonly Orbit[]): boolean {
  let reached = new Set([0]);
  for (const [size = 1, alike = []] of Map.groupBy(orbits, (one) => one.length)) {
    const next = new Set<number>();
    for (const sum of reached)
      for (let n = 0; n <= alike.length && sum + n * size <= total; n++) next.add(sum + n * size);
    reached = next;
  }
  return reached.has(total);
}

export const oneOf = <T>(rng: RngWords, list: readonly T[]): T | undefined =>
  list[randomBelow(rng, list.length)];

/** Of a few drawn by chance, the one with the highest score. */
export function goodOne<T>(rng: RngWords, list: readonly T[], score: (one: T) => number): T | undefined {
  let best: { readonly one: T; readonly score: number } | undefined;
  for (let draw = 0; draw < DRAWS && list.length > 0; draw++) {
    const one = list[randomBelow(rng, list.length)] as T;
    const its = score(one);
    if (!best || its > best.score) best = { one, score: its };
  }
  return best?.one;
}

const DRAWS = 6;

/** Orbits with exactly so many cells together, each good where it lies; undefined if there are none. */
export function takeOrbits(
  total: number,
  pool: readonly Orbit[],
  rng: RngWords,
  score: (orbit: Orbit, taken: readonly Orbit[]) => number,
): Orbit[] | undefined {
  const taken: Orbit[] = [];
  let [left, rest] = [total, pool];
  while (left > 0) {
    const open = [...Map.groupBy(rest, (one) => one.length)].flatMap(([size, alike]) =>
      size <= left && fits(left - size, without(rest, alike[0])) ? alike : [],
    );
    const next = goodOne(rng, open, (one) => score(one, taken));
    if (!next) return undefined;
    taken.push(next);
    [left, rest] = [left - next.length, without(rest, next)];
  }
  return taken;
}

const without = (orbits: readonly Orbit[], one: Orbit | undefined): Orbit[] =>
  orbits.filter((other) => other !== one);
