// Differences between games of the same numbers in two batches: what chance dealt to both cancels out.
import type { EstimateResult } from '../result/parts.ts';
import { pValueOf } from './holm.ts';
import { addToSums, countToDecide, createSums, meanInterval, varianceOf } from './mean.ts';

export interface PairedDifference {
  /** Pairs of games in which both sides have the figure. */
  readonly pairs: number;
  /** Means. */
  readonly a: number;
  readonly b: number;
  /** b - a; null for fewer than two pairs. */
  readonly difference: EstimateResult | null;
  /** Two-sided t test. */
  readonly p: number;
  /** Pairs it takes to tell a difference of this size from none; null where there is none. */
  readonly needed: number | null;
}

/** Values by game; `undefined` where a game has none. What is left when one list is shorter is not used. */
export function pairedDifference(
  a: readonly (number | undefined)[],
  b: readonly (number | undefined)[],
): PairedDifference {
  const sums = createSums();
  let sumA = 0;
  let sumB = 0;
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const x = a[i];
    const y = b[i];
    if (x === undefined || y === undefined) continue;
    sumA += x;
    sumB += y;
    addToSums(sums, y - x);
  }
  const { count: pairs } = sums;
  const interval = meanInterval(sums);
  const value = sums.sum / pairs;
  return {
    pairs,
    a: pairs === 0 ? 0 : sumA / pairs,
    b: pairs === 0 ? 0 : sumB / pairs,
    difference: interval && { value, ...interval },
    p: pairs < 2 ? 1 : pValueOf(value, Math.sqrt(varianceOf(sums) / pairs), pairs),
    needed: pairs < 2 ? null : countToDecide(sums),
  };
}
