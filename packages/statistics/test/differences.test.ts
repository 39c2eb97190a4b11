// Means and paired differences: intervals, p and the games needed, against values worked by hand and Student's own.
import { describe, expect, test } from 'vitest';
import { createRng, nextUint32 } from '@railwright/engine';
import {
  addToSums,
  createSums,
  meanInterval,
  pairedDifference,
  pairsNeeded,
  pValueOf,
  tQuantile,
} from '@railwright/statistics';

const sumsOf = (values: readonly number[]) => {
  const sums = createSums();
  for (const value of values) addToSums(sums, value);
  return sums;
};

describe('the mean', () => {
  // Student 1908, hours of sleep gained, in tenths: the second drug less the first.
  const SLEEP = [12, 24, 13, 13, 0, 10, 18, 8, 46, 14];

  test("has Student's interval for Student's data", () => {
    const interval = meanInterval(sumsOf(SLEEP))!;
    expect(interval.low / 10).toBeCloseTo(0.7001, 4);
    expect(interval.high / 10).toBeCloseTo(2.4599, 4);
  });

  test("has Student's p of 0.00283, raised to the chance of nine equal signs: 2⁻⁸", () => {
    const paired = pairedDifference(
      SLEEP.map(() => 0),
      SLEEP,
    );
    expect(paired.difference!.value).toBeCloseTo(15.8, 9);
    const error = paired.deviation / Math.sqrt(10);
    expect(pValueOf(15.8, error, 10)).toBeCloseTo(0.002833, 6);
    expect(paired.p).toBe(2 ** -8);
  });

  test('of a single value has no interval', () => {
    expect(meanInterval(sumsOf([3]))).toBeNull();
  });

  test('leaves out a pair in which one side has no value', () => {
    expect(pairedDifference([1, undefined, 3], [2, 5, 5])).toMatchObject({ pairs: 2, a: 2, b: 3.5 });
  });
});

describe('paired differences', () => {
  const pairs = (differences: readonly number[]) =>
    pairedDifference(
      differences.map((d) => (d < 0 ? -d : 0)),
      differences.map((d) => (d > 0 ? d : 0)),
    );

  test('that are all zero have the score interval of none: t² / (n + t²) of games, either way', () => {
    const { difference, p, differing } = pairs(new Array<number>(100).fill(0));
    const t = tQuantile(0.975, 99);
    expect(difference!.high).toBeCloseTo((t * t) / (100 + t * t), 9);
    expect(difference!.low).toBeCloseTo(-difference!.high, 12);
    expect([p, differing]).toEqual([1, 0]);
  });

  test('of two or three pairs with one sign prove nothing: chance alone does that with p = 1/2 and 1/4', () => {
    expect(pairs([6, 6]).p).toBe(0.5);
    expect(pairs([6, 6, 6]).p).toBe(0.25);
    expect(pairs([6, 6]).difference!.low).toBeLessThan(0);
    // Next to many pairs that do not differ, too.
    expect(pairs([1, 1, 1, ...new Array<number>(500).fill(0)]).p).toBeGreaterThanOrEqual(0.25);
  });

  test("have exactly Student's interval when many differ", () => {
    const differences = Array.from({ length: 100 }, (_, i) => (i % 3) - 1);
    const { low, high } = pairs(differences).difference!;
    expect({ low, high }).toEqual(meanInterval(sumsOf(differences)));
  });

  test.each([0.0033, 0.014, 0.03, 0.06, 0.3])(
    'cover the truth in 95 of 100 tables of 100 games when a share of %d differs, one way or both',
    (share) => {
      const rng = createRng(12);
      const chance = (): number => nextUint32(rng) / 2 ** 32;
      for (const up of [0.5, 1]) {
        const runs = 400;
        let held = 0;
        for (let run = 0; run < runs; run++) {
          const differences = Array.from({ length: 100 }, () =>
            chance() < share ? (chance() < up ? 1 : -1) : 0,
          );
          const { low, high } = pairs(differences).difference!;
          const truth = share * (2 * up - 1);
          if (low <= truth && truth <= high) held++;
        }
        expect(held / runs).toBeGreaterThan(0.93);
      }
    },
  );

  test('need games by hand: mean 1/2 and deviation 1 take ((1.960 + 1.282) · 2)² = 42.03', () => {
    const found = { ...pairs([-1, 1, 1, 1]), deviation: 1 };
    expect(pairsNeeded(found, 1)).toBe(43);
    expect(pairsNeeded(found, 60)!).toBeGreaterThan(80);
    expect(pairsNeeded(pairs([-1, 1]), 1)).toBeNull();
  });

  test('are found nine times out of ten with as many games as were said to be needed', () => {
    const rng = createRng(31);
    const draw = (): number =>
      nextUint32(rng) / 2 ** 32 < 0.3 ? (nextUint32(rng) / 2 ** 32 < 0.6 ? 1 : -1) : 0;
    // Mean 0.06, variance 0.3 - 0.0036.
    const known = {
      ...pairs([1, 0]),
      difference: { value: 0.06, low: 0, high: 0 },
      deviation: Math.sqrt(0.2964),
    };
    const games = pairsNeeded(known, 1)!;
    let found = 0;
    for (let run = 0; run < 300; run++) if (pairs(Array.from({ length: games }, draw)).p < 0.05) found++;
    expect(found / 300).toBeGreaterThan(0.86);
    expect(found / 300).toBeLessThan(0.94);
  });
});
