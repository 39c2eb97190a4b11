// Maps near another one, so that maps can be bred: some cells change places with others, or become like them.
import { randomBelow, seedRng } from '@railwright/engine';
import type { GeneratedCells } from './generate-map.ts';
import { fieldOf, isConnected, oneOf, type Orbit } from './field.ts';
import type { MapRequest } from './map-request.ts';

/** Changes of one map, at most. */
const MOST_CHANGES = 8;
/** Of the changes, every third makes cells like others. */
const COPIES = 3;

/** Undefined where the land would fall apart. `cells` are those of a map of the request; the same number gives the same map. */
export function alterMap(
  request: Pick<MapRequest, 'orientation' | 'cells' | 'symmetry' | 'grounds' | 'seed' | 'stations'>,
  cells: GeneratedCells,
  number: number,
): GeneratedCells | undefined {
  const rng = new Uint32Array(4);
  seedRng(rng, request.seed, number);
  const field = fieldOf(request);
  const altered = [...cells];
  const put = (there: Orbit, from: GeneratedCells[number] | undefined): void => {
    for (const cell of there) {
      const { q, r } = altered[cell] as GeneratedCells[number];
      altered[cell] = { ...from, ...{ q, r, letter: from?.letter ?? '' } };
    }
  };
  // Remote locations stay at the border.
  const movable = field.orbits.filter(([cell = 0]) => cells[cell]?.remote === undefined);
  for (let left = 1 + randomBelow(rng, MOST_CHANGES); left > 0; left--) {
    const one = oneOf(rng, movable) ?? [];
    const [here, alike] = [altered[one[0] ?? 0], movable.filter(({ length }) => length === one.length)];
    const other = oneOf(rng, alike) ?? [];
    const there = altered[other[0] ?? 0];
    // As many stations as were asked for.
    const isCopy = randomBelow(rng, COPIES) === 0 && request.stations === undefined;
    put(one, there);
    if (!isCopy) put(other, here);
  }
  const closed = new Set(request.grounds.flatMap(({ letter, cost }) => (cost === null ? [letter] : [])));
  const isLand = (cell: number): boolean => {
    const { letter = '', remote } = altered[cell] ?? {};
    return remote === undefined && !closed.has(letter);
  };
  const isJoined = (cell: number): boolean => field.neighbors[cell]?.some(isLand) ?? false;
  return isConnected(field, isLand) &&
    altered.every(({ remote }, cell) => remote === undefined || isJoined(cell)) &&
    altered.some(({ city }) => city !== undefined)
    ? altered
    : undefined;
}
