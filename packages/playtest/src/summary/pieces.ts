// The pieces of a result from the pieces of a tally.
import {
  addToSums,
  countOf,
  createSums,
  deviationOf,
  type Histogram,
  meanInterval,
  meanOf,
  medianInterval,
  medianOf,
  quantileOf,
  ratioInterval,
  type RatioSums,
  sortedCounts,
  type Sums,
  varianceOf,
  wilson,
} from '@railwright/statistics';
import type { DistributionResult, SeenResult, ShareResult } from '../result/parts.ts';
import { gameSeed } from '../seeds.ts';
import type { Extreme, Spread } from '../spread.ts';

export function shareOf(hits: number, of: number): ShareResult {
  return { count: hits, of, share: of === 0 ? 0 : hits / of, ...wilson(hits, of) };
}

/** A share of items of which games have several, with games as the sampling unit. */
export function ratioOf(sums: RatioSums, unit = 1): ShareResult {
  const { hits, count } = sums;
  return {
    count: hits / unit,
    of: count,
    share: count === 0 ? 0 : hits / unit / count,
    ...ratioInterval(sums, unit),
  };
}

export function seenIn(batchSeed: number): (extreme: Extreme) => SeenResult {
  return ({ value, game }) => ({ value, game, seed: gameSeed(batchSeed, game) });
}

/** Of a spread that has seen something; with `perGame` where each game has several of its values, added up. */
export function distributionOf(spread: Spread, batchSeed: number, perGame?: Sums): DistributionResult {
  const { counts, least, most } = spread;
  if (!least || !most) throw new Error('A distribution of nothing was asked for.');
  const seen = seenIn(batchSeed);
  const sums = createSums();
  for (const [value, times] of counts) addToSums(sums, value, times);
  return {
    count: countOf(counts),
    mean: meanOf(counts),
    deviation: deviationOf(counts),
    median: medianOf(counts),
    quantiles: {
      p10: quantileOf(counts, 0.1),
      p25: quantileOf(counts, 0.25),
      p75: quantileOf(counts, 0.75),
      p90: quantileOf(counts, 0.9),
    },
    intervals: intervalsOf(counts, sums, perGame),
    least: seen(least),
    most: seen(most),
    histogram: sortedCounts(counts),
  };
}

/**
 * Values of one game rise and fall together, or take from each other. The mean of each game is one value then, and for the median
 * all values are worth as many independent ones as they are for the mean, but no more than there are (Kish 1965).
 */
function intervalsOf(
  counts: Histogram,
  sums: Sums,
  perGame: Sums | undefined,
): DistributionResult['intervals'] {
  if (!perGame || perGame.count === 0 || perGame.count === sums.count)
    return { mean: meanInterval(sums), median: medianInterval(counts) };
  const each = sums.count / perGame.count;
  const games = meanInterval(perGame);
  const alone = varianceOf(sums) / sums.count;
  const clustered = varianceOf(perGame) / perGame.count / (each * each);
  const worth = clustered > alone ? Math.max(1, Math.round((sums.count * alone) / clustered)) : sums.count;
  return {
    mean: games && { low: games.low / each, high: games.high / each },
    median: medianInterval(counts, worth),
  };
}

/** Null of nothing. */
export function distributionOrNull(spread: Spread, batchSeed: number): DistributionResult | null {
  return spread.least ? distributionOf(spread, batchSeed) : null;
}
