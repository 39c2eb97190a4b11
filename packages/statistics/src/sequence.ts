// Confidence sequences: intervals that are right at all numbers of games at once. An observer who looks after every chunk and stops
// when pleased is wrong no more often than promised; with ordinary intervals they would be wrong far more often.
import type { Interval } from './share.ts';
import { logBeta, solve } from './special.ts';

/** The sequence is narrowest, compared with an ordinary interval, at about eight times this many games. */
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
 * How many games it takes until the sequence excludes `bound`, if the share goes on as it is; Infinity when that is more than
 * ten thousand million. A guess about the future, not a promise.
 */
export function countToExclude(share: number, bound: number, alpha: number): number {
  if (share === bound) return Infinity;
  // At 0 and 1 themselves any game of the other kind decides; the next number inside behaves like it.
  const p = Math.min(1 - 1e-12, Math.max(1e-12, bound));
  for (let count = 20; count < 1e10; count *= 1.02)
    if (logWealth(p, share * count, count) > -Math.log(alpha)) return Math.ceil(count);
  return Infinity;
}
