// How often each whole number was seen. Counts are exact and adding them up knows no order, so a result is the same
// however the games were shared out; means and quantiles are taken at the very end.

/** How often each whole number was seen. */
export type Histogram = Map<number, number>;

/** Counts a value, `times` times. */
export function addTo(histogram: Histogram, value: number, times = 1): void {
  histogram.set(value, (histogram.get(value) ?? 0) + times);
}

/** Adds the counts of `from` to `into`. */
export function mergeHistogram(into: Histogram, from: Histogram): void {
  for (const [value, times] of from) addTo(into, value, times);
}

/** `[value, times]` in ascending order of the values. */
export function sortedCounts(histogram: Histogram): [number, number][] {
  return [...histogram].sort((a, b) => a[0] - b[0]);
}

/** The number of values, each as often as it was seen. */
export function countOf(histogram: Histogram): number {
  let count = 0;
  for (const times of histogram.values()) count += times;
  return count;
}

/** Of how many the value holds. */
export function countWhere(
  histogram: ReadonlyMap<number, number>,
  holds: (value: number) => boolean,
): number {
  let count = 0;
  for (const [value, times] of histogram) if (holds(value)) count += times;
  return count;
}

/** Arithmetic mean. Of nothing: NaN. Example: 2, 2, 5 have 3. */
export function meanOf(histogram: Histogram): number {
  let sum = 0;
  for (const [value, times] of histogram) sum += value * times;
  return sum / countOf(histogram);
}

/**
 * Standard deviation of a sample: the root of the sum of squared distances from the mean, divided by n - 1. Of fewer
 * than two values: 0. Example: 2, 4, 4, 4, 5, 5, 7, 9 have mean 5, squares 32, deviation sqrt(32 / 7) = 2.138.
 */
export function deviationOf(histogram: Histogram): number {
  const count = countOf(histogram);
  if (count < 2) return 0;
  // Sums of whole numbers stay exact; the subtraction is the only step that rounds.
  let sum = 0;
  let squares = 0;
  for (const [value, times] of histogram) {
    sum += value * times;
    squares += value * value * times;
  }
  return Math.sqrt(Math.max(0, squares - (sum * sum) / count) / (count - 1));
}

/**
 * The smallest value that at least the share `p` of all values does not exceed, 0 < p <= 1: always a value that was
 * seen (type 1 of Hyndman and Fan 1996). Of nothing: NaN. Example: of 1, 2, 3, 4 the quantile 0.25 is 1 and 0.9 is 4.
 */
export function quantileOf(histogram: Histogram, p: number): number {
  return valueAtRank(histogram, Math.max(1, Math.ceil(p * countOf(histogram))));
}

/** The middle value, or halfway between the two middle ones. Example: 1, 2, 3, 10 have 2.5. */
export function medianOf(histogram: Histogram): number {
  const count = countOf(histogram);
  const low = valueAtRank(histogram, Math.ceil(count / 2));
  const high = valueAtRank(histogram, Math.floor(count / 2) + 1);
  return (low + high) / 2;
}

/** The value at a place of the sorted list, from 1. */
function valueAtRank(histogram: Histogram, rank: number): number {
  let seen = 0;
  for (const [value, times] of sortedCounts(histogram)) {
    seen += times;
    if (seen >= rank) return value;
  }
  return NaN;
}
