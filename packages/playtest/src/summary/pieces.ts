// The pieces of a result from the pieces of a tally.
import { countOf, deviationOf, meanOf, medianOf, quantileOf, sortedCounts } from '../histogram.ts';
import type { DistributionResult, SeenResult, ShareResult } from '../result/parts.ts';
import { gameSeed } from '../seeds.ts';
import { wilson } from '../share.ts';
import type { Extreme, Spread } from '../spread.ts';
import { medianInterval } from '../statistics/bootstrap.ts';
import { addToSums, createSums, meanInterval } from '../statistics/mean.ts';

export function shareOf(hits: number, of: number): ShareResult {
  return { count: hits, of, share: of === 0 ? 0 : hits / of, ...wilson(hits, of) };
}

export function seenIn(batchSeed: number): (extreme: Extreme) => SeenResult {
  return ({ value, game }) => ({ value, game, seed: gameSeed(batchSeed, game) });
}

/** Of a spread that has seen something. */
export function distributionOf(spread: Spread, batchSeed: number): DistributionResult {
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
    intervals: { mean: meanInterval(sums), median: medianInterval(counts) },
    least: seen(least),
    most: seen(most),
    histogram: sortedCounts(counts),
  };
}

/** Null of nothing. */
export function distributionOrNull(spread: Spread, batchSeed: number): DistributionResult | null {
  return spread.least ? distributionOf(spread, batchSeed) : null;
}
