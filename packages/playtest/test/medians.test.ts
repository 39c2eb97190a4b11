// Medians by the bootstrap, against its exact distribution and published chances; scores of a bot with several seats.
import { describe, expect, test } from 'vitest';
import { createRng, nextUint32, randomBelow } from '@railwright/engine';
import {
  addToSums,
  createSums,
  type Histogram,
  incompleteBeta,
  medianInterval,
  medianOf,
} from '@railwright/statistics';
import { addToSpread, createSpread } from '../src/spread.ts';
import { distributionOf } from '../src/summary/pieces.ts';

describe('the scores of a bot with several seats', () => {
  test.each([
    ['rise and fall together', 1],
    ['take from each other', -1],
  ])('have intervals that cover the truth in 95 of 100 batches where its seats %s', (_, sign) => {
    const rng = createRng(78);
    const chance = (): number => nextUint32(rng) / 2 ** 32;
    let [mean, median] = [0, 0];
    const runs = 400;
    for (let run = 0; run < runs; run++) {
      const spread = createSpread();
      const perGame = createSums();
      for (let game = 0; game < 100; game++) {
        const common = Math.floor(chance() * 41) - 20;
        const scores = [1, sign].map((one) => 50 + one * common + Math.floor(chance() * 11) - 5);
        for (const score of scores) addToSpread(spread, score, game);
        addToSums(perGame, scores[0]! + scores[1]!);
      }
      const { intervals } = distributionOf(spread, 1, perGame);
      if (intervals.mean!.low <= 50 && 50 <= intervals.mean!.high) mean++;
      if (intervals.median!.low <= 50 && 50 <= intervals.median!.high) median++;
    }
    expect(mean / runs).toBeGreaterThan(0.925);
    expect(mean / runs).toBeLessThan(0.975);
    expect(median / runs).toBeGreaterThan(0.925);
  });
});

describe('the bootstrap of the median', () => {
  /** The 2.5% and 97.5% points of the bootstrap distribution, exactly: chances that a resample of n has its middle at a value. */
  function exactBounds(n: number): [number, number] {
    const middle = (n + 1) / 2;
    // The median is at most the k-th value if at least `middle` of n draws are among the first k.
    const atMost = (k: number): number => incompleteBeta(k / n, middle, n - middle + 1);
    const ranks = Array.from({ length: n }, (_, i) => i + 1);
    return [ranks.find((k) => atMost(k) >= 0.025)!, ranks.find((k) => atMost(k) >= 0.975)!];
  }

  test('for 13 values has the chances Efron gave in 1982: 0.2230, 0.1936, 0.1242, 0.0550, 0.0142, 0.0015', () => {
    const chance = (k: number): number => incompleteBeta(k / 13, 7, 7) - incompleteBeta((k - 1) / 13, 7, 7);
    const published = [0.223, 0.1936, 0.1242, 0.055, 0.0142, 0.0015];
    published.forEach((value, i) => expect(chance(7 - i)).toBeCloseTo(value, 3));
  });

  test.each([13, 51, 101, 1001])('of %i different values agrees with its exact distribution', (n) => {
    const histogram: Histogram = new Map(Array.from({ length: n }, (_, i) => [i + 1, 1]));
    const { low, high } = medianInterval(histogram)!;
    const [exactLow, exactHigh] = exactBounds(n);
    // Two thousand resamples leave the bounds uncertain by about a twentieth of the interval.
    const slack = Math.max(1, (exactHigh - exactLow) / 20);
    expect(Math.abs(low - exactLow)).toBeLessThanOrEqual(slack);
    expect(Math.abs(high - exactHigh)).toBeLessThanOrEqual(slack);
  });

  test('agrees with resampling value by value, for an even number with ties', () => {
    const values = [1, 1, 2, 2, 2, 3, 5, 5, 8, 13, 13, 21];
    const histogram = new Map<number, number>();
    for (const value of values) histogram.set(value, (histogram.get(value) ?? 0) + 1);
    const rng = createRng(3);
    const medians = Array.from({ length: 4000 }, () => {
      const again = new Map<number, number>();
      for (let i = 0; i < values.length; i++) {
        const value = values[randomBelow(rng, values.length)]!;
        again.set(value, (again.get(value) ?? 0) + 1);
      }
      return medianOf(again);
    }).sort((a, b) => a - b);
    const { low, high } = medianInterval(histogram)!;
    expect(low).toBe(medians[100]);
    expect(high).toBe(medians[3899]);
  });

  test('is the same every time, and a single value for equal values', () => {
    const histogram: Histogram = new Map([
      [1, 3],
      [4, 5],
    ]);
    expect(medianInterval(histogram)).toEqual(medianInterval(histogram));
    expect(medianInterval(new Map([[7, 100]]))).toEqual({ low: 7, high: 7 });
    expect(medianInterval(new Map())).toBeNull();
  });
});
