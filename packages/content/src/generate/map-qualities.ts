// What a look at a map says of its games before any is played: how equal its best starts are, whether they want the same cities.
import { cheapestCosts, distance } from '@railwright/hex';
import { fieldOf } from './field.ts';
import type { GeneratedCells } from './generate-map.ts';
import type { MapRequest } from './map-request.ts';

/** Figures of a map without games. */
export interface MapQualities {
  /** What the worst start of the seats is worth, as a share of the best: 1 where all are worth the same. */
  readonly starts: number;
  /** Share of the cities that two seats reach at much the same cost. */
  readonly contest: number;
  /** Cells from a city to the nearest other one, the mean. */
  readonly cityDistance: number;
}

/** A rail costs an action and a part of a card, beside its surcharge; in a city, a coin. */
const [RAIL, CITY] = [1, 1];
/** Seats whose costs differ by no more want the same city. */
const MUCH_THE_SAME = 2;
/** Cities that cost more to reach do not count. */
const NEARBY = 16;
/** Starts of different seats are at least so many cells apart. */
const APART = 3;

/** Each seat begins where the cities round about have most stations for the least cost. */
export function qualitiesOf(
  cells: GeneratedCells,
  { grounds, orientation }: Pick<MapRequest, 'grounds' | 'orientation'>,
  seats: number,
): MapQualities {
  const { neighbors } = fieldOf({ orientation, cells, symmetry: 'none' });
  const enter = cells.map(({ letter, city, remote }) => {
    const cost = city === undefined ? (remote ?? grounds.find((one) => one.letter === letter)?.cost) : CITY;
    return cost === null ? Infinity : RAIL + (cost ?? 0);
  });
  const towns = [...cells.keys()].filter((cell) => cells[cell]?.city !== undefined);
  const apart = (a: number, b: number): number =>
    distance(cells[a] as (typeof cells)[number], cells[b] as (typeof cells)[number]);
  // From the city outwards, each step backwards: what is paid is the cell that it leaves.
  const costsTo = towns.map(
    (town) =>
      cheapestCosts(
        cells.length,
        [town],
        (cell) => neighbors[cell] ?? [],
        (from, next) => (enter[next] === Infinity ? Infinity : (enter[from] ?? Infinity)),
        NEARBY,
      ).costs,
  );
  const worth = cells.map(({ remote }, cell) =>
    remote !== undefined || enter[cell] === Infinity
      ? 0
      : costsTo.reduce(
          (sum, costs, i) => sum + (cells[towns[i] ?? 0]?.city ?? 0) / (1 + (costs[cell] ?? Infinity)),
          0,
        ),
  );
  const order = [...cells.keys()].sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0) || a - b);
  const starts: number[] = [];
  for (const cell of order)
    if (starts.length < seats && starts.every((start) => apart(start, cell) >= APART)) starts.push(cell);
  const worths = starts.map((start) => worth[start] ?? 0);
  const best = Math.max(...worths);
  const wanted = costsTo.filter((costs) => {
    const [first = Infinity, second = Infinity] = starts
      .map((start) => costs[start] ?? Infinity)
      .sort((a, b) => a - b);
    return second - first <= MUCH_THE_SAME;
  });
  const nearest = towns.map((town) =>
    Math.min(...towns.filter((other) => other !== town).map((other) => apart(town, other))),
  );
  return {
    // Without cities, all are worth nothing.
    starts: starts.length < seats ? 0 : best === 0 ? 1 : Math.min(...worths) / best,
    contest: wanted.length / Math.max(1, towns.length),
    cityDistance: towns.length < 2 ? 0 : nearest.reduce((a, b) => a + b) / towns.length,
  };
}
