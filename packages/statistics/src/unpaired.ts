// Differences between two independent samples of very different sizes, such as ten games of people and a thousand of bots. With a few
// values that are alike, the spread seen says too little: with all equal it is 0 and the interval would have no width.
import type { EstimateResult } from './share.ts';
import { addToSums, createSums, varianceOf, type Sums } from './mean.ts';
import { incompleteBeta, normalQuantile, tQuantile } from './special.ts';

/** The difference of a figure between two samples, a − b. */
export interface UnpairedDifference {
  /** Of each sample: values, their mean, and its 95% interval, null for fewer than two. */
  readonly a: SampleMean;
  readonly b: SampleMean;
  /** a − b with its 95% interval; null unless both have two values. */
  readonly difference: EstimateResult | null;
  /** Two-sided p-value. */
  readonly p: number;
  /** Values of `a` after which a real difference of this size would be significant nine times out of ten. */
  readonly needed: (figures: number) => number | null;
}

/** The mean of a sample. */
export interface SampleMean {
  readonly count: number;
  /** 0 of nothing. */
  readonly mean: number;
  /** Its interval of 95%. */
  readonly interval: { readonly low: number; readonly high: number } | null;
}

/** Power: the chance to find a difference in the number of games that is said to be needed. */
const POWER = 0.9;

/** A variance, and how many values it was seen in. */
interface Spread {
  readonly variance: number;
  readonly of: number;
}

/**
 * Welch's t interval and test (Welch 1947) with Satterthwaite's degrees of freedom. Few values do not show how widely they spread, least of
 * all where large ones are rare: the smaller sample counts as spread at least as widely as the larger one, and any sample of n as if one
 * value in n lay as far away as the values of both do on average. Without that, ten games that differ in nothing would be said to differ
 * from bots' up to every third time; with it, at most every twentieth. Example: 2, 4, 6, 8 and 5, 7, 9, 11: the difference is -3, from
 * -7.47 to 1.47, p = 0.15.
 */
export function unpairedDifference(a: readonly number[], b: readonly number[]): UnpairedDifference {
  const [sumsA, sumsB] = [sumsOf(a), sumsOf(b)];
  const apart = 2 * varianceOf(sumsOf([...a, ...b]));
  const [spreadA, spreadB] = [spreadOf(sumsA, sumsB, apart), spreadOf(sumsB, sumsA, apart)];
  const means = { a: meanOf(sumsA, spreadA), b: meanOf(sumsB, spreadB) };
  const value = means.a.mean - means.b.mean;
  if (a.length < 2 || b.length < 2) return { ...means, difference: null, p: 1, needed: () => null };
  const errors = [spreadA.variance / a.length, spreadB.variance / b.length] as const;
  const error = Math.sqrt(errors[0] + errors[1]);
  if (error === 0)
    return { ...means, difference: { value, low: value, high: value }, p: 1, needed: () => null };
  const freedom = error ** 4 / (errors[0] ** 2 / (spreadA.of - 1) + errors[1] ** 2 / (spreadB.of - 1));
  const reach = tQuantile(0.975, freedom) * error;
  const t = value / error;
  return {
    ...means,
    difference: { value, low: value - reach, high: value + reach },
    p: incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5),
    needed(figures) {
      if (value === 0) return null;
      const z = normalQuantile(1 - 0.025 / figures) + normalQuantile(POWER);
      return Math.max(2, Math.ceil(spreadA.variance * (z / value) ** 2));
    },
  };
}

function sumsOf(values: readonly number[]): Sums {
  const sums = createSums();
  for (const value of values) addToSums(sums, value);
  return sums;
}

function spreadOf(sums: Sums, other: Sums, apart: number): Spread {
  const { count } = sums;
  if (count < 2) return { variance: 0, of: count };
  const own = Math.max(varianceOf(sums), apart / count);
  const wider = varianceOf(other);
  return count < other.count && own < wider
    ? { variance: wider, of: other.count }
    : { variance: own, of: count };
}

function meanOf({ count, sum }: Sums, { variance, of }: Spread): SampleMean {
  if (count === 0) return { count, mean: 0, interval: null };
  const mean = sum / count;
  if (count < 2) return { count, mean, interval: null };
  const reach = tQuantile(0.975, of - 1) * Math.sqrt(variance / count);
  return { count, mean, interval: { low: mean - reach, high: mean + reach } };
}
