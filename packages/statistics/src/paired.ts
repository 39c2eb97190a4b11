// Differences between games of the same numbers in two batches: what chance dealt to both cancels out. Where few pairs differ,
// the spread of the differences says too little: with none it is 0 and Student's interval has no width.
import { addTo, type Histogram } from './histogram.ts';
import { pValueOf } from './holm.ts';
import { addToSums, createSums, varianceOf, type Sums } from './mean.ts';
import type { EstimateResult } from './share.ts';
import { normalQuantile, solve, tQuantile } from './special.ts';

/** The difference of a figure between games of the same seeds in two batches, b − a. */
export interface PairedDifference {
  /** Pairs of games in which both sides have the figure. */
  readonly pairs: number;
  /** Of these, pairs in which the two sides differ. */
  readonly differing: number;
  /** Means over the pairs. */
  readonly a: number;
  readonly b: number;
  /** b − a with its 95% interval; null for fewer than two pairs. */
  readonly difference: EstimateResult | null;
  /** Two-sided p-value: Student's t test, never below the sign test (Fisher 1935). */
  readonly p: number;
  /** Deviation of the differences, never below what `spreadOf` says. */
  readonly deviation: number;
}

/**
 * The mean of b − a over games, with a 95% interval: Student's t, never narrower than a score interval (Wilson 1927, see `intervalOf`).
 * Lists hold values by game, `undefined` where a game has none; entries beyond the end of the shorter list are not used.
 */
export function pairedDifference(
  a: readonly (number | undefined)[],
  b: readonly (number | undefined)[],
): PairedDifference {
  const sums = createSums();
  const seen: Histogram = new Map();
  let sumA = 0;
  let sumB = 0;
  let differing = 0;
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const x = a[i];
    const y = b[i];
    if (x === undefined || y === undefined) continue;
    sumA += x;
    sumB += y;
    addTo(seen, x);
    addTo(seen, y);
    if (x !== y) differing++;
    addToSums(sums, y - x);
  }
  const { count: pairs } = sums;
  const size = sizeOf(seen);
  const deviation = Math.sqrt(spreadOf(sums, size));
  const value = sums.sum / pairs;
  return {
    pairs,
    differing,
    a: pairs === 0 ? 0 : sumA / pairs,
    b: pairs === 0 ? 0 : sumB / pairs,
    difference: pairs < 2 ? null : { value, ...intervalOf(value, deviation, pairs, size) },
    p: pairs < 2 ? 1 : pOf(value, deviation, pairs, differing),
    deviation,
  };
}

/** How much a pair differs that does: root of the mean square over all two games with different values; 1 where all have one. */
function sizeOf(seen: Histogram): number {
  const sums = createSums();
  let same = 0;
  for (const [value, times] of seen) {
    addToSums(sums, value, times);
    same += times * times;
  }
  const unlike = sums.count * sums.count - same;
  return unlike === 0
    ? 1
    : Math.sqrt((2 * sums.count * Math.max(0, sums.squares - sums.sum ** 2 / sums.count)) / unlike);
}

/**
 * Variance of the differences, at least as if one pair differed in each direction: what was not seen in n pairs may well be
 * there. The pairs that Agresti and Min (2005) add, half a one each way, for differences of any size.
 */
function spreadOf(sums: Sums, size: number): number {
  return sums.count < 2 ? 0 : Math.max(varianceOf(sums), (2 * size * size) / (sums.count - 1));
}

/**
 * Student's t interval, with ends as far out as a score interval (Wilson 1927) has them: a mean of μ that pairs of some size
 * bring about has a variance of |μ| (size - |μ|) at least. With no pair that differs these are the ends; with many they lie
 * within Student's. Example: none of 100 shares differ: -0.038 to +0.038, the rule of three for both directions.
 */
function intervalOf(
  value: number,
  deviation: number,
  pairs: number,
  size: number,
): { low: number; high: number } {
  const t = tQuantile(0.975, pairs - 1);
  const student = (t * deviation) / Math.sqrt(pairs);
  const least = (mean: number): number => Math.max(0, Math.abs(mean) * (size - Math.abs(mean)));
  // How far a mean may lie from the one seen rises faster than how far it reaches.
  const reach = (sign: 1 | -1): number => {
    const excess = (distance: number): number =>
      distance * distance * pairs - t * t * least(value + sign * distance);
    if (excess(student) >= 0) return student;
    return solve(excess, student, Math.max(student, size + Math.abs(value)));
  };
  return { low: value - reach(-1), high: value + reach(1) };
}

/**
 * Two-sided t test, but never below what the signs of the differences alone can say: were there none, k pairs that differ would
 * all do so the same way with the chance 2^(1 - k) (Fisher 1935). Two or three pairs prove nothing, however alike.
 */
function pOf(value: number, deviation: number, pairs: number, differing: number): number {
  if (differing === 0) return 1;
  return Math.max(2 ** (1 - differing), pValueOf(value, deviation / Math.sqrt(pairs), pairs));
}

/** Power: the chance to find a difference in the number of games that is said to be needed. */
const POWER = 0.9;

/**
 * How many pairs give a difference of the size seen its star in nine of ten cases, among all figures asked at once:
 * ((z(1 - 0.025 / figures) + z(0.9)) · s / mean)², rounded up. Null where nothing differs. Example: mean 1/2 and s = 1, one
 * figure: (1.960 + 1.282)² · 4 = 42.03, so 43.
 */
export function pairsNeeded({ difference, deviation }: PairedDifference, figures: number): number | null {
  if (!difference || difference.value === 0) return null;
  const z = normalQuantile(1 - 0.025 / figures) + normalQuantile(POWER);
  return Math.max(2, Math.ceil(((z * deviation) / difference.value) ** 2));
}
