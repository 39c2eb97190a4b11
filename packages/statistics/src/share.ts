// Shares with their 95% intervals.

/** The 97.5% point of the normal distribution. */
const Z = 1.959963984540054;

/** The ends of an interval, of 95% where nothing else is said. */
export interface Interval {
  /** Its lower end. */
  readonly low: number;
  /** Its upper end. */
  readonly high: number;
}

/** An estimate with its interval of 95%. */
export interface EstimateResult {
  readonly value: number;
  /** Lower end of the interval of 95%. */
  readonly low: number;
  /** Upper end of the interval of 95%. */
  readonly high: number;
}

/**
 * Wilson's score interval (Wilson 1927) for a share seen as `hits` of `count`: it stays within 0 and 1 and is honest for few
 * games and for shares near 0 or 1. Of nothing: 0 to 1, as nothing is known. Example: 8 of 10 give 0.490 to 0.943.
 *
 * `z`: the point of the normal distribution, for another level than 95%. `hits` may be fractional, because a win shared by k seats counts 1/k for each. The sum then varies less than that of
 * whole wins, so the interval is a little wider than it need be, never narrower.
 */
export function wilson(hits: number, count: number, z = Z): Interval {
  if (count === 0) return { low: 0, high: 1 };
  const share = hits / count;
  const zz = (z * z) / count;
  const center = (share + zz / 2) / (1 + zz);
  const reach = (z / (1 + zz)) * Math.sqrt((share * (1 - share)) / count + zz / (4 * count));
  return { low: Math.max(0, center - reach), high: Math.min(1, center + reach) };
}
