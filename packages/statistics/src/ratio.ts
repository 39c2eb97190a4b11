// Ratio estimates over games as clusters: turns, decisions or seats of one game are correlated,
// so the game is the sampling unit. Kept as sums of whole numbers, one pair of them a game.
import { wilson, type Interval } from './share.ts';
import { tQuantile } from './special.ts';

/** Sums over the games that have such cases at all, of their numbers of cases (`count`) and of hits among them. */
export interface RatioSums {
  games: number;
  /** Sum of the hits. */
  hits: number;
  count: number;
  /** Sum of hits². */
  hitsSquared: number;
  /** Sum of hits times count. */
  product: number;
  /** Sum of count². */
  countSquared: number;
}

/** Sums of nothing. */
export function createRatio(): RatioSums {
  return { games: 0, hits: 0, count: 0, hitsSquared: 0, product: 0, countSquared: 0 };
}

/** One game. */
export function addToRatio(sums: RatioSums, hits: number, count: number): void {
  if (count === 0) return;
  sums.games++;
  sums.hits += hits;
  sums.count += count;
  sums.hitsSquared += hits * hits;
  sums.product += hits * count;
  sums.countSquared += count * count;
}

/** Adds the sums `from` to `into`. */
export function mergeRatio(into: RatioSums, from: RatioSums): void {
  for (const key of Object.keys(into) as (keyof RatioSums)[]) into[key] += from[key];
}

/**
 * 95% interval for the share of hits among all, from games as clusters: the variance of a ratio of sums (Cochran 1977, 6.5) says
 * the effective sample size, for which Wilson's interval is taken (Korn and Graubard 1998). The
 * variance is at least that of one case in one game; where all games are alike in having none, or nothing else, each counts
 * as one. `unit`: how many of `hits` make one. Of a single game nothing is known: 0 to 1.
 *
 * Example: games with 1 of 2, 3 of 4 and 2 of 6: 6 of 12, residuals 0, 1 and -1, variance 3/2 · 2 / 144 = 1/48, so worth 12
 * independent ones, and with t for two degrees of freedom 2.49: 0.111 to 0.889.
 */
export function ratioInterval(sums: RatioSums, unit = 1): Interval {
  const { games, count } = sums;
  if (games < 2) return { low: 0, high: 1 };
  const share = sums.hits / unit / count;
  const binomial = share * (1 - share);
  const shrink = (Z / tQuantile(0.975, games - 1)) ** 2;
  if (binomial <= 0) return wilson(share * games * shrink, games * shrink);
  const squares =
    sums.hitsSquared / unit / unit - (2 * share * sums.product) / unit + share * share * sums.countSquared;
  const variance = ((games / (games - 1)) * Math.max(squares, binomial)) / (count * count);
  const worth = (binomial / variance) * shrink;
  return wilson(share * worth, worth);
}

const Z = 1.959963984540054;
