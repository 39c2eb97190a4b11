// An atlas: the best map for each square of two figures that a designer picks (MAP-Elites, Mouret and Clune 2015). New maps are bred from those
// of squares; a map takes a square from one that comes less near to the targets. Then fresh games say whether each belongs where it lies.
import type { GameFigure, TargetRange, Targets } from '@railwright/figures';
import { countGames } from '../executor/batches-in-turn.ts';
import { missedBy } from '../tune/search.ts';
import type { JudgedMap } from './judged-maps.ts';
import {
  playMaps,
  runOf,
  SEARCH_GAMES,
  type MapsPlace,
  type MapsRun,
  type Played,
  type PlayedMap,
} from './play-maps.ts';

/** A figure of games, and its range in squares of one size. */
export interface Axis {
  /** Of its median. */
  readonly figure: GameFigure['figure'];
  readonly from: number;
  readonly to: number;
  /** How many lie between both. */
  readonly squares: number;
}

/** What an atlas is asked for. */
export interface AtlasPlan {
  /** Of the squares. */
  readonly axes: readonly [Axis, Axis];
  /** Of two maps of one square, the one that comes nearer stays; verdicts are about these, too. */
  readonly targets: Targets;
  /** Maps that are tried. */
  readonly tries: number;
  /** Makes maps out of those of squares, or out of nothing. The same parents and numbers give the same maps. */
  readonly breed: (parents: readonly string[], numbers: readonly number[]) => Promise<readonly PlayedMap[]>;
}

/** Maps that are played before others are bred from them. */
const BROOD = 16;

/** The maps of squares; stopped before the verdicts, there are none. */
export async function makeAtlas(
  { axes, targets, tries, breed }: AtlasPlan,
  place: MapsPlace,
): Promise<MapsRun> {
  const [across, up] = axes;
  const whole: Targets = { ...targets, ...rangesOf([across.from, across.to], [up.from, up.to]) };
  const elites = new Map<number, Played>();
  const counter = countGames((games) => place.onProgress?.(games, tries * SEARCH_GAMES));
  const missed = ({ targets: results }: Played): number =>
    missedBy(
      results.filter(({ target }) => target !== across.figure && target !== up.figure),
      { targets },
    );
  for (let tried = 0; tried < tries; tried += BROOD) {
    const numbers = Array.from({ length: Math.min(BROOD, tries - tried) }, (_, i) => tried + i);
    const brood = await breed(
      [...elites.values()].map(({ asked }) => asked.map),
      numbers,
    );
    const played = await playMaps(brood, { targetsOf: () => whole, isVerdict: false, counter }, place);
    if (played.some(({ run }) => !run.complete)) return { ...runOf(played), maps: [] };
    for (const one of played) {
      const square = squareOf(one);
      const known = square === undefined ? undefined : elites.get(square);
      if (square !== undefined && (!known || missed(one) < missed(known))) elites.set(square, one);
    }
  }
  const squares = [...elites].sort(([a], [b]) => a - b);
  const placed = squares.map(([square, { asked }]) => ({ ...asked, square: placeOf(square) }));
  const judged = await playMaps(
    placed,
    {
      targetsOf: ({ square }) => ({
        ...targets,
        ...rangesOf(edges(across, square.across), edges(up, square.up)),
      }),
      isVerdict: true,
      counter,
    },
    place,
  );
  return runOf(judged);

  function rangesOf(a: [number, number], b: [number, number]): Targets {
    const range = (between: [number, number]): TargetRange => ({ between });
    return { [across.figure]: range(a), [up.figure]: range(b) };
  }

  /** Undefined for a map beside the atlas. */
  function squareOf({ targets: results }: Played): number | undefined {
    const [i, j] = axes.map(({ figure, from, to, squares: count }) => {
      const value = results.find(({ target }) => target === figure)?.value ?? Infinity;
      const at = Math.floor((count * (value - from)) / (to - from));
      return at >= 0 && at < count ? at : undefined;
    });
    return i === undefined || j === undefined ? undefined : j * across.squares + i;
  }

  function placeOf(square: number): NonNullable<JudgedMap['square']> {
    return { across: square % across.squares, up: Math.floor(square / across.squares) };
  }
}

/** The bounds of a square on an axis. */
export function edges({ from, to, squares }: Axis, at: number): [number, number] {
  const edge = (i: number): number => Number((from + ((to - from) * i) / squares).toFixed(6));
  return [edge(at), edge(at + 1)];
}
