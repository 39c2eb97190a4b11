// Differences of independent samples against published and simulated values.
import { expect, test } from 'vitest';
import { unpairedDifference } from '@railwright/statistics';

test('of samples of one size, the interval and the p-value are those of Welch’s test', () => {
  const { a, b, difference, p, needed } = unpairedDifference([2, 4, 6, 8], [5, 7, 9, 11]);
  expect([a.mean, b.mean]).toEqual([5, 8]);
  // Both have the variance 20/3, so there are 6 degrees of freedom: -3 ± 2.4469 · √(10/3), and t = -1.643.
  expect(difference?.low).toBeCloseTo(-7.4674, 3);
  expect(difference?.high).toBeCloseTo(1.4674, 3);
  expect(p).toBeCloseTo(0.1515, 3);
  expect(needed(1)).toBe(Math.ceil((20 / 3) * ((1.959964 + 1.281552) / 3) ** 2));
});

test('a few values count as spread at least as widely as many', () => {
  const many = Array.from({ length: 1000 }, (_, i) => (i % 2) * 10);
  const { a } = unpairedDifference([5, 5.1, 5.2], many);
  expect((a.interval?.high ?? 0) - a.mean).toBeCloseTo((1.9623 * 5.0025) / Math.sqrt(3), 2);
});

test('of equal values something stays unknown', () => {
  const bots = Array.from({ length: 1000 }, (_, i) => i % 2);
  const { a, difference, p } = unpairedDifference([1, 1, 1], bots);
  expect(a).toMatchObject({ count: 3, mean: 1 });
  expect(difference?.value).toBeCloseTo(0.5, 10);
  expect(difference?.low).toBeLessThan(0);
  expect(p).toBeGreaterThan(0.05);
  expect(unpairedDifference(Array<number>(40).fill(1), bots).p).toBeLessThan(0.001);
});

test('of one game nothing is said', () => {
  expect(unpairedDifference([5], [1, 2, 3])).toMatchObject({ difference: null, p: 1, a: { interval: null } });
  expect(unpairedDifference([], [1, 2, 3])).toMatchObject({
    difference: null,
    p: 1,
    a: { count: 0, mean: 0 },
  });
});

test('where nothing differs, no number of games would show it', () => {
  const { p, difference, needed } = unpairedDifference([4, 4, 4], [4, 4, 4, 4]);
  expect(p).toBe(1);
  expect(difference).toEqual({ value: 0, low: 0, high: 0 });
  expect(needed(10)).toBeNull();
});

test('without a difference, one test in twenty finds one at most', () => {
  // Skewed values, as rounds of games are; a fixed generator.
  let state = 12345;
  const random = (): number => (state = (state * 48271) % 0x7fffffff) / 0x7fffffff;
  const falselyFound = (few: number, draw: () => number): number => {
    const some = (count: number): number[] => Array.from({ length: count }, draw);
    let found = 0;
    for (let i = 0; i < 1000; i++) if (unpairedDifference(some(few), some(200)).p < 0.05) found++;
    return found / 1000;
  };
  for (const few of [2, 5, 10, 20]) {
    expect(falselyFound(few, () => 12 + Math.floor(-4 * Math.log(random())))).toBeLessThan(0.06);
    expect(falselyFound(few, () => (random() < 0.5 ? 1 : 0))).toBeLessThan(0.07);
    expect(falselyFound(few, () => (random() < 0.1 ? 1 : 0))).toBeLessThan(0.06);
  }
  expect(falselyFound(20, () => random() + random() + random())).toBeGreaterThan(0.02);
});
