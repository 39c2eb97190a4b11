// Means with their intervals, from sums of whole numbers.
import type { Interval } from './share.ts';
import { tQuantile } from './special.ts';

/** A number of values, their sum and the sum of their squares. */
export interface Sums {
  count: number;
  /** Sum of the values. */
  sum: number;
  /** Sum of their squares. */
  squares: number;
}

/** Sums of nothing. */
export function createSums(): Sums {
  return { count: 0, sum: 0, squares: 0 };
}

/** Adds a value, `times` times. */
export function addToSums(sums: Sums, value: number, times = 1): void {
  sums.count += times;
  sums.sum += value * times;
  sums.squares += value * value * times;
}

/** Adds the sums `from` to `into`. */
export function mergeSums(into: Sums, from: Sums): void {
  into.count += from.count;
  into.sum += from.sum;
  into.squares += from.squares;
}

/** Variance of the sample, with n - 1; 0 of fewer than two values. */
export function varianceOf({ count, sum, squares }: Sums): number {
  return count < 2 ? 0 : Math.max(0, squares - (sum * sum) / count) / (count - 1);
}

/**
 * Student's t interval for a mean (Student 1908): mean ± t · s / √n with n - 1 degrees of freedom. Of fewer than two values
 * nothing is known: null. Example: Student's own sleep data, ten gains with mean 1.58 and s = 1.230, give 0.70 to 2.46.
 */
export function meanInterval(sums: Sums, level = 0.95): Interval | null {
  const { count, sum } = sums;
  if (count < 2) return null;
  const reach = tQuantile(1 - (1 - level) / 2, count - 1) * Math.sqrt(varianceOf(sums) / count);
  return { low: sum / count - reach, high: sum / count + reach };
}
