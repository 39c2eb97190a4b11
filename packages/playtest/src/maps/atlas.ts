// An atlas: the best map for each square of two figures that a designer picks (MAP-Elites, Mouret and Clune 2015). New maps are bred from those
// of squares, most from those beside an empty one. Few games place a map, more games choose among the best of a square, and fresh ones say
// whether it belongs there.
import type { Targets } from '@railwright/figures';
import { countGames } from '../executor/batches-in-turn.ts';
import {
  LOOK_GAMES,
  playMaps,
  runOf,
  SEARCH_GAMES,
  type MapsPlace,
  type MapsRun,
  type Played,
  type PlayedMap,
} from './play-maps.ts';
import { Squares, type Axis } from './squares.ts';

/** A map that is to be made, near to another one or out of nothing. */
export interface Birth {
  /** Tells the maps of an atlas apart. */
  readonly number: number;
  /** Id of a map that was made before. */
  readonly parent?: string | undefined;
}

/** What an atlas is asked for. */
export interface AtlasPlan {
  /** Of the squares. */
  readonly axes: readonly [Axis, Axis];
  /** Of two maps of one square, the one that comes nearer stays; verdicts are about these, too. */
  readonly targets: Targets;
  /** Maps that are tried. */
  readonly tries: number;
  /** Makes maps; some may have no room. The same births give the same maps. */
  readonly breed: (born: readonly Birth[]) => Promise<readonly PlayedMap[]>;
}

/** Maps that are played before others are bred from them: in so many broods, or fewer where one would have fewer than this. */
const [BROODS, LEAST_BROOD] = [40, 16];
/** Maps of a square that are looked at again. */
const KEPT = 3;
/** Takes one in an order that has nothing to do with squares, nor with what else depends on the number (Fibonacci hashing, Knuth 1973). */
export const anyOf = <T>(list: readonly T[], number: number): T | undefined =>
  list[(Math.imul(number, 0x9e3779b1) >>> 16) % list.length];

/** The maps of squares; stopped before the verdicts, there are none. */
export async function makeAtlas(
  { axes, targets, tries, breed }: AtlasPlan,
  place: MapsPlace,
): Promise<MapsRun> {
  const squares = new Squares(axes, targets);
  const looks = Math.min(tries, KEPT * squares.count) * LOOK_GAMES;
  const counter = countGames((games) => place.onProgress?.(games, tries * SEARCH_GAMES + looks));
  const all = { targetsOf: () => squares.targets, counter };
  let kept = new Map<number, readonly Played[]>();
  const size = Math.max(LEAST_BROOD, Math.ceil(tries / BROODS));
  for (let tried = 0; tried < tries; tried += size) {
    const numbers = Array.from({ length: Math.min(size, tries - tried) }, (_, i) => tried + i);
    const brood = await breed(numbers.map((number) => ({ number, parent: parentOf(number) })));
    const played = await playMaps(brood, { ...all, games: 'search' }, place);
    if (played.some(({ run }) => !run.complete)) return { ...runOf(played), maps: [] };
    kept = keep(kept, played);
  }
  const best = [...kept.values()].flat().map(({ asked }) => asked);
  const again = await playMaps(best, { ...all, games: 'look' }, place);
  if (again.some(({ run }) => !run.complete)) return { ...runOf(again), maps: [] };
  const placed = [...keep(new Map(), again)]
    .sort(([a], [b]) => a - b)
    .flatMap(([number, [first]]) => (first ? [{ ...first.asked, square: squares.placeOf(number) }] : []));
  const verdicts = { targetsOf: (one: (typeof placed)[number]) => squares.targetsIn(one.square), counter };
  return runOf(await playMaps(placed, { ...verdicts, games: 'verdict' }, place));

  /** Every other one comes from beside an empty square. */
  function parentOf(number: number): string | undefined {
    const beside = [...kept.keys()].filter((one) => squares.besides(one).some((other) => !kept.has(other)));
    const from = number % 2 === 0 && beside.length > 0 ? beside : [...kept.keys()];
    return kept.get(anyOf(from, number) ?? -1)?.[0]?.asked.map;
  }

  function keep(known: ReadonlyMap<number, readonly Played[]>, more: readonly Played[]) {
    const next = new Map(known);
    for (const one of more) {
      const number = squares.numberOf(one);
      if (number === undefined) continue;
      next.set(number, squares.inOrder([...(next.get(number) ?? []), one], number).slice(0, KEPT));
    }
    return next;
  }
}
