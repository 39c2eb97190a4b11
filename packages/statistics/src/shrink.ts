// Many shares asked at once, such as those of sixty start cells: the best of them is also the luckiest. Each is drawn towards the
// mean of all, the more so the more of their differences chance explains, and all intervals hold together.
import { wilson, type EstimateResult } from './share.ts';
import { holm, pValueOf } from './holm.ts';
import { normalQuantile } from './special.ts';

/** A share drawn towards the mean of all, with its interval. */
export interface SteadiedShare extends EstimateResult {
  /** Surely above or below what was expected, though all are asked at once (Holm 1979). */
  readonly stands: boolean;
}

/** Fewer cannot tell chance from differences (James and Stein 1961). */
const FEWEST = 4;

/**
 * Empirical Bayes for `hits` of `count` each (Morris 1983), the spread of the true shares by moments (DerSimonian and Laird 1986).
 * Intervals are Wilson's at 1 - 0.05 / k for k shares: those of empirical Bayes are narrower but take the spread for known.
 * `expected` is what is tested against. None of the counts is 0.
 *
 * Example: 60, 50, 50 and 40 of 100: variance by chance 0.0025 each, Q = 8 where 3 are expected, so true shares vary by
 * 5 / 1200 = 0.00417 and 0.00417 / (0.00417 + 0.0025) = 0.625 of a difference is kept: 60% becomes 56.25%.
 */
export function steadyShares(
  shares: readonly { readonly hits: number; readonly count: number }[],
  expected: number,
): SteadiedShare[] {
  const k = shares.length;
  const all = shares.reduce((sum, { count }) => sum + count, 0);
  const mean = shares.reduce((sum, { hits }) => sum + hits, 0) / all;
  const binomial = Math.max(mean * (1 - mean), 1 / all);
  const chance = shares.map(({ count }) => binomial / count);
  const spread = k < FEWEST ? Infinity : spreadOf(shares, chance, mean);
  const z = normalQuantile(1 - 0.025 / k);
  const tested = Math.sqrt(expected * (1 - expected));
  const stands = holm(
    shares.map(({ hits, count }) => pValueOf(hits / count - expected, tested / Math.sqrt(count), 1e7)),
  );
  return shares.map(({ hits, count }, i) => {
    const own = chance[i] as number;
    const kept = spread === Infinity ? 1 : spread / (spread + own);
    const away = hits / count - mean;
    const value = mean + kept * away;
    const { low, high } = wilson(hits, count, z);
    return {
      value,
      low: Math.min(low, value),
      high: Math.max(high, value),
      stands: stands[i] === true,
    };
  });
}

/** Variance of the true shares. */
function spreadOf(
  shares: readonly { readonly hits: number; readonly count: number }[],
  chance: readonly number[],
  mean: number,
): number {
  const weights = chance.map((one) => 1 / one);
  const sum = weights.reduce((total, w) => total + w, 0);
  const squares = weights.reduce((total, w) => total + w * w, 0);
  const seen = shares.reduce(
    (total, { hits, count }, i) => total + (weights[i] as number) * (hits / count - mean) ** 2,
    0,
  );
  return Math.max(0, (seen - (shares.length - 1)) / (sum - squares / sum));
}
