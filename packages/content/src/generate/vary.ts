// Requests near another one, so that maps can be bred: more or fewer places, more or less of each terrain.
import { randomBelow, seedRng, type RngWords } from '@railwright/engine';
import { symmetryGroup } from '@railwright/hex';
import { usualPlaces, wrongIn, type MapRequest } from './map-request.ts';

/** How far numbers go at most, as a part of what is usual: far from nothing, near to a parent. */
const [FAR, NEAR] = [1, 0.3];

/** Fewer cities than this part of the usual ones make no game. */
const LEAST = 0.4;

/** The parts of a request that vary. */
export type Varied = Pick<MapRequest, 'cities' | 'remote' | 'shares'>;

/** Another request by chance: near a parent, or anywhere. The same number gives the same one. */
export function vary(request: MapRequest, parent: Varied | undefined, number: number): Varied {
  const rng = new Uint32Array(4);
  seedRng(rng, request.seed, number);
  const { cells, orientation, symmetry } = request;
  const alike = symmetryGroup(orientation, symmetry).length;
  const usual = usualPlaces(cells.length, orientation, symmetry);
  const from = parent ?? request;
  const move = (value: number, of: number): number =>
    Math.max(0, value + of * (parent ? NEAR : FAR) * (2 * chance(rng) - 1));
  const whole = (count: number): number => alike * Math.round(count / alike);
  const places = (value: number, of: number): number => whole(move(value, of));
  const varied: Varied = {
    cities: Math.max(whole(LEAST * usual.cities), places(from.cities, usual.cities)),
    remote: places(from.remote, usual.remote),
    shares: Object.fromEntries(
      Object.entries(from.shares).map(([id, share]) => [
        id,
        Math.round(100 * move(share, request.shares[id] ?? 0)) / 100,
      ]),
    ),
  };
  return wrongIn({ ...request, ...varied, stations: undefined }) ? from : varied;
}

const chance = (rng: RngWords): number => randomBelow(rng, 1000) / 1000;
