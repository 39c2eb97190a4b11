// Confidence sequences: right however often one looks, against values worked by hand and by simulation.
import { describe, expect, test } from 'vitest';
import { createRng, nextUint32 } from '@railwright/engine';
import { countToExclude, shareSequence, wilson } from '@railwright/statistics';

describe('confidence sequences', () => {
  test('by hand: after one win the wealth against p is the mean of the mixture, 1/p · p = 1, so nothing is excluded', () => {
    const { low, high } = shareSequence(1, 1, 0.05);
    expect(low).toBeLessThan(1e-6);
    expect(high).toBe(1);
    expect(shareSequence(0, 0, 0.05)).toEqual({ low: 0, high: 1 });
  });

  test('by hand: n wins of n exclude p where B(250p + n, 250q) / B(250p, 250q) > 20 pⁿ', () => {
    const n = 30;
    const { low } = shareSequence(n, n, 0.05);
    // The ratio of beta functions is a product: Π (250p + i) / (250 + i).
    let ratio = 1;
    for (let i = 0; i < n; i++) ratio *= (250 * low + i) / (250 + i);
    expect(ratio / low ** n).toBeCloseTo(20, 4);
  });

  test('are wider than an interval for one look, and symmetric for wins and losses', () => {
    const once = wilson(420, 1000);
    const always = shareSequence(420, 1000, 0.05);
    expect(always.low).toBeLessThan(once.low);
    expect(always.high).toBeGreaterThan(once.high);
    const mirrored = shareSequence(580, 1000, 0.05);
    expect(mirrored.low).toBeCloseTo(1 - always.high, 9);
  });

  /** Runs that ever exclude the truth at a look, of `runs` with a look after every 100 games. */
  function everWrong(
    exclude: (hits: number, count: number) => { low: number; high: number },
    p: number,
    draw: (u: number) => number,
  ): number {
    const rng = createRng(1927);
    const runs = 400;
    let wrong = 0;
    for (let run = 0; run < runs; run++) {
      let hits = 0;
      for (let look = 1; look <= 40; look++) {
        for (let i = 0; i < 100; i++) hits += draw(nextUint32(rng) / 2 ** 32);
        const { low, high } = exclude(hits, look * 100);
        if (p < low || p > high) {
          wrong++;
          break;
        }
      }
    }
    return wrong / runs;
  }

  test('are wrong in at most 5% of runs however often one looks; ordinary intervals are wrong far more often', () => {
    const win = (u: number): number => (u < 0.3 ? 1 : 0);
    expect(everWrong((hits, count) => shareSequence(hits, count, 0.05), 0.3, win)).toBeLessThan(0.05);
    expect(everWrong(wilson, 0.3, win)).toBeGreaterThan(0.15);
  });

  test('are right for shared wins too', () => {
    // Won, shared by two, lost: 0.2 + 0.2 / 2 = 0.3.
    const win = (u: number): number => (u < 0.2 ? 1 : u < 0.4 ? 0.5 : 0);
    expect(everWrong((hits, count) => shareSequence(hits, count, 0.05), 0.3, win)).toBeLessThan(0.05);
  });

  test('exclude a bound after as many games as were said to be needed', () => {
    for (const [share, bound] of [
      [0.5, 0.53],
      [0, 0.01],
      [1, 0.9],
      [0.25, 0.3],
    ] as const) {
      const needed = countToExclude(share, bound, 0.01);
      const excluded = (count: number): boolean => {
        const { low, high } = shareSequence(share * count, count, 0.01);
        return bound < low || bound > high;
      };
      expect(excluded(needed)).toBe(true);
      expect(excluded(needed * 0.95)).toBe(false);
    }
    expect(countToExclude(0.5, 0.5, 0.05)).toBe(Infinity);
  });
});
