// Whether what a part holds has the shape of a result: parts come from other machines, and a damaged one must not be added up.
import type { Match, MatchResult } from '../match/match.ts';
import type { BoardTally } from '../observe/board.ts';
import type { DramaTally } from '../observe/watch.ts';
import { OUTCOME_HEAD, type OutcomeTally } from '../observe/outcomes.ts';
import type { Extreme, Spread } from '../spread.ts';
import type { RatioSums, Sums } from '@railwright/statistics';
import type { MeasureTally, RotationTally, SideTally, Tally } from '../tally.ts';

type Check = (value: unknown) => boolean;

const isNumber: Check = Number.isFinite;
const isText: Check = (value) => typeof value === 'string';
const isAbsent: Check = (value) => value === undefined;
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const listOf =
  (length: number, check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length === length && Array.from(value as unknown[]).every(check);
const mapOf =
  (isKey: Check, check: Check): Check =>
  (value) =>
    value instanceof Map &&
    [...(value as Map<unknown, unknown>)].every(([key, of]) => isKey(key) && check(of));
const objectOf =
  <T>(checks: { readonly [K in keyof T]-?: Check }): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Check>(checks).every(([key, check]) => check((value as Record<string, unknown>)[key]));
/** An object with the keys of another. */
const keyedAs = (model: object, checkOf: (of: unknown) => Check): Check =>
  objectOf<Record<string, unknown>>(
    Object.fromEntries(Object.entries(model).map(([key, of]) => [key, checkOf(of)])),
  );

const isHistogram = mapOf(isNumber, isNumber);
const isExtreme = objectOf<Extreme>({ value: isNumber, game: isNumber });
const isSpread = objectOf<Spread>({
  counts: isHistogram,
  least: optional(isExtreme),
  most: optional(isExtreme),
});
const isSums = objectOf<Sums>({ count: isNumber, sum: isNumber, squares: isNumber });
const isRatio = objectOf<RatioSums>({
  games: isNumber,
  hits: isNumber,
  count: isNumber,
  hitsSquared: isNumber,
  product: isNumber,
  countSquared: isNumber,
});
const isSide = objectOf<SideTally>({
  games: isNumber,
  wins: isNumber,
  example: optional(isNumber),
  scores: isSpread,
});
const isMeasure = objectOf<MeasureTally>({
  total: isNumber,
  games: isNumber,
  seats: isNumber,
  wins: isNumber,
  winsByGame: isRatio,
  most: optional(isExtreme),
});
const hasPerGame = objectOf({ perGame: isSums });

/**
 * @param empty a tally without games of the same batch.
 * @param bots the names of its bots
 */
export function isTally(
  value: unknown,
  empty: Tally,
  games: number,
  bots: readonly string[],
): value is Tally {
  const { seats, measures, timing, board, drama, outcomes } = empty;
  const columns = OUTCOME_HEAD.length + Object.keys(empty.values).length + seats.length + measures.length;
  const isRotation = objectOf<RotationTally>({
    games: isNumber,
    wins: listOf(seats.length, isNumber),
    firstWins: isNumber,
  });
  return objectOf<Tally>({
    games: (count) => count === games,
    unwon: isNumber,
    shared: isNumber,
    seats: listOf(seats.length, isSide),
    bots: mapOf(
      (name) => bots.includes(name as string),
      (side) => isSide(side) && hasPerGame(side),
    ),
    values: keyedAs(empty.values, () => isSpread),
    ends: mapOf(isText, objectOf({ games: isNumber, example: isNumber })),
    measures: listOf(measures.length, isMeasure),
    rotations: listOf(seats.length, isRotation),
    firstWins: isNumber,
    timing: timing ? listOf(timing.length, isHistogram) : isAbsent,
    board: board ? keyedAs(board, (list) => listOf((list as BoardTally['used']).length, isNumber)) : isAbsent,
    drama: drama
      ? objectOf<DramaTally>({
          turns: isNumber,
          decisions: isNumber,
          parts: keyedAs(drama.parts, () => isRatio),
        })
      : isAbsent,
    outcomes: outcomes
      ? objectOf<OutcomeTally>({
          rows: listOf(games, (row) => row instanceof Int32Array && row.length === columns),
        })
      : isAbsent,
    rows: isAbsent,
  })(value);
}

export function isMatchResult(value: unknown, { bots, games }: Match): value is MatchResult {
  const isList = listOf(bots.length, isNumber);
  return objectOf<MatchResult>({
    shares: listOf(games, isNumber),
    wins: isList,
    points: isList,
    bySeat: isList,
    begun: isNumber,
    firstGames: isList,
    firstWins: isList,
    unwon: isNumber,
  })(value);
}
