// Weighted sums of shares, such as the average win share of a seat over all bots that sat there, with their intervals.
import type { Interval } from './share.ts';

/** A share of some games and its weight in a contrast. */
export interface WeightedShare {
  /** Its factor in the sum; the weights of a difference are 1 and -1. */
  readonly weight: number;
  /** May be fractional, as a win shared by k seats counts 1/k. */
  readonly hits: number;
  readonly count: number;
}

export interface Contrast extends Interval {
  readonly value: number;
}

const Z = 1.959963984540054;

/**
 * The weighted sum of shares of independent groups of games, and its 95% interval by Price and Bonett (2004): each of the k
 * groups is given 4/k more games of which half were won, so the interval is honest for few games and never of width 0. For
 * the difference of two shares that is Agresti and Caffo (2000). `value` is the plain sum, without those games. Null when
 * a group is empty. Example: 56 of 70 less 48 of 80 is 0.2, interval 0.0525 to 0.3358.
 */
export function contrastOf(parts: readonly WeightedShare[]): Contrast | null {
  const used = parts.filter(({ weight }) => weight !== 0);
  if (used.length === 0 || used.some(({ count }) => count === 0)) return null;
  const extra = 4 / used.length;
  let value = 0;
  let center = 0;
  let variance = 0;
  for (const { weight, hits, count } of used) {
    const share = (hits + extra / 2) / (count + extra);
    value += (weight * hits) / count;
    center += weight * share;
    variance += (weight * weight * share * (1 - share)) / (count + extra);
  }
  const reach = Z * Math.sqrt(variance);
  return { value, low: center - reach, high: center + reach };
}
