// Makes a map of chance: the coast first, so that the land hangs together, then cities, remote locations, and the ground between them.
import { randomBelow, seedRng, type RngWords } from '@railwright/engine';
import { breadthFirst } from '@railwright/hex';
import type { DrawnCell } from '../import-export/map-text.ts';
import { fieldOf, fits, goodOne, isConnected, oneOf, takeOrbits, type Field, type Orbit } from './field.ts';
import {
  lieOf,
  MOST_STATIONS,
  plainOf,
  wrongIn,
  type Lie,
  type MapRequest,
  type NoMap,
} from './map-request.ts';

/** The cells of a map, to be written with `mapText`. */
export type GeneratedCells = readonly DrawnCell[];

/** Maps that chance spoils before it is given up. */
const ATTEMPTS = 24;
/** Steps beyond which cities lie far enough from one another. */
const FAR = 3;
/** The border is for remote locations only if it has so many times as many cells. */
const ROOMY = 2;
/** Stations of a city, where their number is left to chance. */
const STATIONS = [1, 1, 2, 2, 2, 3];
/** Numbers of remote locations, from the nearest to the farthest third. */
const REMOTE = [2, 3, 4];

/** How many cells of a ground are laid in one go, and whether each is laid next to few or many of the same. */
const LIES: Readonly<Record<Lie, { readonly run: readonly [number, number]; readonly huddle: number }>> = {
  coast: { run: [6, 14], huddle: 1 },
  line: { run: [3, 7], huddle: -1 },
  patch: { run: [2, 5], huddle: 1 },
};

/** The same request gives the same cells. `number` tells the maps of one seed apart. */
export function generateMap(request: MapRequest, number = 0): GeneratedCells | NoMap {
  const wrong = wrongIn(request);
  if (wrong) return wrong;
  const field = fieldOf(request);
  const uneven = unevenIn(request, field);
  if (uneven) return uneven;
  const rng = new Uint32Array(4);
  seedRng(rng, request.seed, number);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const cells = new Filling(request, field, rng).all();
    if (cells) return cells;
  }
  return {
    problem: 'There is no room for such a map.',
    help: 'Make it larger, or ask for fewer places or less terrain.',
  };
}

/** Places that the symmetry does not let be so many. */
function unevenIn({ symmetry, cities, remote }: MapRequest, { orbits }: Field): NoMap | undefined {
  for (const [count, problem] of [
    [cities, `With the symmetry ${symmetry}, there cannot be ${cities} cities.`],
    [remote, `With the symmetry ${symmetry}, there cannot be ${remote} remote locations.`],
  ] as const) {
    if (fits(count, orbits)) continue;
    const [one, other] = [count - 1, count + 1, count - 2, count + 2].filter(
      (n) => n >= 0 && fits(n, orbits),
    );
    return {
      problem,
      help:
        one === undefined
          ? 'Ask for fewer.'
          : other === undefined
            ? `Ask for ${one}.`
            : `Ask for ${one} or ${other}.`,
    };
  }
  return undefined;
}

class Filling {
  readonly #request: MapRequest;
  readonly #field: Field;
  readonly #rng: RngWords;
  /** By cell: undefined where nothing is decided. */
  readonly #letters: (string | undefined)[];
  /** By cell: whether no rail can lie there. */
  readonly #closed: boolean[];
  readonly #cities: Orbit[] = [];

  constructor(request: MapRequest, field: Field, rng: RngWords) {
    [this.#request, this.#field, this.#rng] = [request, field, rng];
    this.#letters = field.cells.map(() => undefined);
    this.#closed = field.cells.map(() => false);
  }

  all(): GeneratedCells | undefined {
    const { grounds, shares, cities, remote } = this.#request;
    const { cells } = this.#field;
    const plain = plainOf(grounds);
    const laid = (isClosed: boolean): boolean =>
      grounds.every((ground) => {
        if (ground === plain || (ground.cost === null) !== isClosed) return true;
        return this.#lay(ground.letter, lieOf(ground), Math.round((shares[ground.id] ?? 0) * cells.length));
      });
    if (!laid(true)) return undefined;
    const stops = this.#stops(remote);
    const towns = stops && this.#towns(cities);
    const sizes = towns && this.#sizes(towns);
    if (!sizes || !laid(false)) return undefined;
    const numbers = this.#numbers(stops);
    return cells.map(({ q, r }, cell): DrawnCell => {
      const [city, far] = [sizes.get(cell), numbers.get(cell)];
      return {
        ...{ q, r, letter: this.#letters[cell] ?? plain?.letter ?? '' },
        ...(city !== undefined && { city }),
        ...(far !== undefined && { remote: far }),
      };
    });
  }

  #free(): Orbit[] {
    return this.#field.orbits.filter(([cell = 0]) => this.#letters[cell] === undefined);
  }

  #put(letter: string, orbits: readonly Orbit[]): void {
    for (const cell of orbits.flat()) this.#letters[cell] = letter;
  }

  /** Lays so many cells, or one orbit's part fewer, in runs. */
  #lay(letter: string, lie: Lie, count: number): boolean {
    const { neighbors, orbitOf } = this.#field;
    const { run, huddle } = LIES[lie];
    let left = count;
    const same = (cell: number): number =>
      (neighbors[cell] ?? []).filter((other) => this.#letters[other] === letter).length;
    const mayBe = (one: Orbit): boolean =>
      one.length <= left && (lie !== 'coast' || this.#isLandWithout(one));
    const put = (one: Orbit): void => {
      this.#put(letter, [one]);
      if (lie === 'coast') for (const cell of one) this.#closed[cell] = true;
      left -= one.length;
    };
    for (let runs = 0; left > 0 && runs < count + ATTEMPTS; runs++) {
      const starts = this.#free().filter(([cell = 0]) => lie !== 'coast' || this.#isBorder(cell));
      const start = goodOne(this.#rng, starts, ([cell = 0]) => -same(cell));
      if (!start || !mayBe(start)) continue;
      put(start);
      const body = [start[0] ?? 0];
      const length = run[0] + randomBelow(this.#rng, run[1] - run[0] + 1);
      for (let laid = 1; laid < length && left > 0; laid++) {
        const from = lie === 'line' ? body.slice(-1) : body;
        const around = from
          .flatMap((cell) => neighbors[cell] ?? [])
          .filter((cell) => this.#letters[cell] === undefined);
        const next = goodOne(this.#rng, around, (cell) => huddle * same(cell));
        const one = next === undefined ? undefined : orbitOf[next];
        if (next === undefined || !one || !mayBe(one)) break;
        put(one);
        body.push(next);
      }
    }
    return left < Math.max(1, ...this.#field.orbits.map((one) => one.length));
  }

  #isBorder(cell: number): boolean {
    const around = this.#field.neighbors[cell] ?? [];
    return around.length < 6 || around.some((other) => this.#closed[other]);
  }

  #isLandWithout(orbit: Orbit): boolean {
    return isConnected(this.#field, (cell) => !orbit.includes(cell) && !this.#closed[cell]);
  }

  /** Remote locations lie at the border if it has room, far from one another, and no other land lies behind them. */
  #stops(count: number): Orbit[] | undefined {
    const free = this.#free();
    const border = free.filter(([cell = 0]) => this.#isBorder(cell));
    const isLand = (without: readonly number[]): boolean => {
      const gone = new Set(without);
      return isConnected(this.#field, (cell) => !this.#closed[cell] && !gone.has(cell));
    };
    const stops = takeOrbits(
      count,
      border.flat().length < ROOMY * count ? free : border,
      this.#rng,
      (one, taken) => (isLand([...taken.flat(), ...one]) ? this.#apart(one, taken, Infinity) : -1),
    );
    const all = stops?.flat() ?? [];
    if (!stops || !isLand(all) || !all.every((cell) => this.#isJoined(cell, all))) return undefined;
    this.#put('*', stops);
    return stops;
  }

  #isJoined(cell: number, without: readonly number[]): boolean {
    const around = this.#field.neighbors[cell] ?? [];
    return around.some((other) => !this.#closed[other] && !without.includes(other));
  }

  #towns(count: number): Orbit[] | undefined {
    const towns = takeOrbits(count, this.#free(), this.#rng, (one, taken) => this.#apart(one, taken, FAR));
    if (!towns) return undefined;
    this.#put('C', towns);
    this.#cities.push(...towns);
    return towns;
  }

  /** Steps to the nearest cell that is taken, or to an image of its own; at most `far`. */
  #apart(one: Orbit, taken: readonly Orbit[], far: number): number {
    const [first = 0, ...images] = one;
    const steps = this.#steps([first], far);
    let least = Math.min(far, this.#field.cells.length);
    for (const cell of [...taken.flat(), ...images]) {
      const to = steps[cell] ?? -1;
      if (to >= 0 && to < least) least = to;
    }
    return least;
  }

  #steps(from: readonly number[], far = Infinity): Int32Array {
    const { neighbors } = this.#field;
    const landAt = (cell: number): readonly number[] => (this.#closed[cell] ? [] : (neighbors[cell] ?? []));
    return breadthFirst(neighbors.length, from, landAt, far);
  }

  /** Stations by cell: exactly as many as asked for, or by chance. */
  #sizes(towns: readonly Orbit[]): Map<number, number> | undefined {
    const { stations } = this.#request;
    const sizes = new Map<number, number>();
    const build = (one: Orbit, size: number): void => one.forEach((cell) => sizes.set(cell, size));
    for (const one of towns) build(one, stations === undefined ? (oneOf(this.#rng, STATIONS) ?? 1) : 1);
    if (stations === undefined) return sizes;
    // Each further station of a town is an orbit of its own.
    const more = towns.flatMap((one) => Array.from({ length: MOST_STATIONS - 1 }, () => [...one]));
    const taken = takeOrbits(stations - towns.flat().length, more, this.#rng, () => 0);
    for (const one of taken ?? []) build(one, (sizes.get(one[0] ?? 0) ?? 1) + 1);
    return taken && sizes;
  }

  /** Numbers of remote locations by cell: the higher, the farther from all cities. */
  #numbers(stops: readonly Orbit[]): Map<number, number> {
    const { length } = stops;
    const towns = this.#cities.flat().map((cell) => this.#steps([cell]));
    const farOf = ([cell = 0]: Orbit): number => towns.reduce((sum, steps) => sum + (steps[cell] ?? 0), 0);
    return new Map(
      stops
        .toSorted((a, b) => farOf(a) - farOf(b))
        .flatMap((one, i) =>
          one.map((cell) => [cell, REMOTE[Math.floor((REMOTE.length * i) / length)] ?? 2]),
        ),
    );
  }
}
