// Strengths worked out by hand, and against published ones.
import { describe, expect, test } from 'vitest';
import { rate } from './bradley-terry.ts';

test('30 wins to 10 are odds of 3 to 1: 190.8 points apart, with the error of a log odds', () => {
  const { strengths, steadied } = rate([
    [0, 30],
    [10, 0],
  ]);
  // Distance 400 log10 3 = 190.85; from the mean half of it. Its error: 400/ln 10 / sqrt(40 * 3/4 * 1/4) = 63.43, half of it.
  expect(strengths.map(({ rating }) => rating.toFixed(2))).toEqual(['95.42', '-95.42']);
  expect((strengths[0]!.high - strengths[0]!.low) / 2).toBeCloseTo((1.959964 * 63.43) / 2, 1);
  expect(steadied).toBe(false);
});

test('a circle in which everybody beats the next as often leaves all alike', () => {
  const { strengths } = rate([
    [0, 6, 4],
    [4, 0, 6],
    [6, 4, 0],
  ]);
  for (const { rating, low, high } of strengths) {
    expect(rating).toBeCloseTo(0, 8);
    expect(high).toBeCloseTo(-low, 8);
  }
});

test('shared wins count half for each', () => {
  expect(
    rate([
      [0, 7.5],
      [2.5, 0],
    ]).strengths[0]!.rating,
  ).toBeCloseTo(95.42, 1);
});

test('whoever won everything gets a finite rating, and it is said that this took help', () => {
  const { strengths, steadied } = rate([
    [0, 20, 20],
    [0, 0, 12],
    [0, 8, 0],
  ]);
  expect(steadied).toBe(true);
  const [first, second, third] = strengths.map(({ rating }) => rating);
  expect(first).toBeGreaterThan(second!);
  expect(second).toBeGreaterThan(third!);
  expect(Number.isFinite(first)).toBe(true);
});

describe('the American League of 1987 (Agresti 2002, tables 10.10 and 10.11)', () => {
  const TEAMS = ['Milwaukee', 'Detroit', 'Toronto', 'New York', 'Boston', 'Cleveland', 'Baltimore'];
  const { strengths } = rate([
    [0, 7, 9, 7, 7, 9, 11],
    [6, 0, 7, 5, 11, 9, 9],
    [4, 6, 0, 7, 7, 8, 12],
    [6, 8, 6, 0, 6, 7, 10],
    [6, 2, 6, 7, 0, 7, 12],
    [4, 4, 5, 6, 6, 0, 6],
    [2, 4, 1, 3, 1, 7, 0],
  ]);
  const PUBLISHED = [1.58, 1.44, 1.29, 1.25, 1.11, 0.68, 0];
  test.each(TEAMS.map((team, i) => [team, i] as const))('%s', (_, i) => {
    const theta = ((strengths[i]!.rating - strengths[6]!.rating) * Math.LN10) / 400;
    expect(theta).toBeCloseTo(PUBLISHED[i]!, 1);
    expect(Math.abs(theta - PUBLISHED[i]!)).toBeLessThan(0.006);
  });
});
