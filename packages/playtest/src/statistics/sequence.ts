// Confidence sequences: intervals that are right at all numbers of games at once. Whoever looks after every chunk and stops
// when pleased is wrong no more often than promised; with ordinary intervals he would be wrong far more often.
import type { Interval } from '../share.ts';
import { logBeta, solve } from './special.ts';

/** The sequence is narrowest, compared with an ordinary interval, at about eight times so many games. */
const FOCUS = 250;

/**
 * The chance-weighted gain of a gambler who bets against the share being `p`, as a logarithm. Under `p` it is a
 * supermartingale with mean 1 at most, so it exceeds 1/α ever with chance α at most (Ville 1939).
 */
function logWealth(p: number, hits: number, count: number): number {
  const q = 1 - p;
  const misses = count - hits;
  const a = FOCUS * p;
  const b = FOCUS * q;
  return (
    logBeta(a + hits, b + misses) -
    logBeta(a, b) -
    (hits === 0 ? 0 : hits * Math.log(p)) -
    (misses === 0 ? 0 : misses * Math.log(q))
  );
}

/**
 * Interval for a share from `hits` of `count`, of a sequence that holds the true share at all counts together with chance
 * 1 - `alpha` at least: the beta-binomial mixture of Robbins (1970) in the form of Howard, Ramdas, McAuliffe and Sekhon
 * (2021). Exact for games that count 0 or 1 and, being sub-Bernoulli, for those that count anything between, as a shared
 * win does. Where the chance differs between games in turn, as it does when bots change seats, it is for the average.
 * Example: 500 of 1000 give 0.4514 to 0.5486 for α = 0.05; Wilson's interval for one look is 0.4691 to 0.5309.
 */
export function shareSequence(hits: number, count: number, alpha: number): Interval {
  if (count === 0) return { low: 0, high: 1 };
  const share = hits / count;
  const excess = (p: number): number => logWealth(p, hits, count) + Math.log(alpha);
  const nearly = 1e-12;
  return {
    low: share <= nearly ? 0 : solve((p) => -excess(p), nearly, share),
    high: share >= 1 - nearly ? 1 : solve(excess, share, 1 - nearly),
  };
}

/**
 * About how many games it takes until the sequence around `share` reaches less far than `reach`; Infinity when that is
 * more than ten thousand million. From its normal approximation, so a guess, not a promise.
 */
export function countToReach(share: number, reach: number, alpha: number): number {
  // At the ends of the scale a share of nearly 0 still has to be told from 0.
  const variance = Math.max(share * (1 - share), reach * (1 - reach) * 0.25);
  if (!(reach > 0)) return Infinity;
  for (let count = 100; count < 1e10; count *= 1.02) {
    const excess = Math.log(1 / alpha) + 0.5 * Math.log(1 + count / FOCUS);
    const half = Math.sqrt((2 * variance * (1 + FOCUS / count) * excess) / count);
    if (half < reach) return Math.ceil(count);
  }
  return Infinity;
}
