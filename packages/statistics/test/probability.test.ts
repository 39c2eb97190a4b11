// Functions of probability and corrected tests, against values worked by hand and published ones.
import { describe, expect, test } from 'vitest';
import { betaQuantile, holm, incompleteBeta, logGamma, pValueOf, tQuantile } from '@railwright/statistics';

describe('functions of probability', () => {
  test('logGamma is right for whole and half numbers', () => {
    expect(Math.exp(logGamma(5))).toBeCloseTo(24, 9);
    expect(Math.exp(logGamma(0.5)) ** 2).toBeCloseTo(Math.PI, 9);
    expect(logGamma(1000)).toBeCloseTo(5905.220423209181, 6);
  });

  test('incompleteBeta by hand: I_x(2, 3) = 6x² - 8x³ + 3x⁴', () => {
    for (const x of [0.1, 0.5, 0.9])
      expect(incompleteBeta(x, 2, 3)).toBeCloseTo(6 * x ** 2 - 8 * x ** 3 + 3 * x ** 4, 12);
  });

  test('quantiles of t match the usual tables', () => {
    const table: [number, number, number][] = [
      [0.975, 1, 12.706],
      [0.975, 9, 2.262],
      [0.975, 30, 2.042],
      [0.95, 5, 2.015],
      [0.995, 20, 2.845],
    ];
    for (const [p, freedom, t] of table) expect(tQuantile(p, freedom)).toBeCloseTo(t, 3);
    expect(tQuantile(0.975, 1e6)).toBeCloseTo(1.96, 3);
  });

  test('quantiles of beta give the exact limits of Clopper and Pearson for 8 of 10: 0.4439 and 0.9748', () => {
    expect(betaQuantile(0.025, 8, 3)).toBeCloseTo(0.4439, 4);
    expect(betaQuantile(0.975, 9, 2)).toBeCloseTo(0.9748, 4);
  });
});

test('Holm by hand: of 0.01, 0.04, 0.03, 0.005 the third smallest is above 0.05 / 2, so two stand', () => {
  expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([true, false, false, true]);
  expect(holm([])).toEqual([]);
});

test('t = 2.262 with 9 degrees of freedom gives p = 0.05', () => {
  expect(pValueOf(2.262157, 1, 10)).toBeCloseTo(0.05, 5);
  expect(pValueOf(0, 0, 10)).toBe(1);
  expect(pValueOf(1, 0, 10)).toBe(1);
});
