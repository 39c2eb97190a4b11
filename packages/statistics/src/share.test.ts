import { expect, test } from 'vitest';
import { wilson } from './share.ts';

// Newcombe, "Two-sided confidence intervals for the single proportion" (Statistics in Medicine 17, 1998), table I, method 3.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%i of %i gives the published interval', (hits, count, low, high) => {
  const interval = wilson(hits, count);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test('hits and misses mirror each other', () => {
  const some = wilson(3.5, 12);
  const rest = wilson(8.5, 12);
  expect(some.low).toBeCloseTo(1 - rest.high, 12);
  expect(some.high).toBeCloseTo(1 - rest.low, 12);
});

test('nothing is known from nothing', () => {
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});
