import { expect, test } from 'vitest';
import { pairedGain } from './paired.ts';

test('one opponent, worked out by hand', () => {
  // Differences 1, 0, 0, 1: mean 1/2, variance (4 * 1/4) / 3 = 1/3, error sqrt(1/12).
  const { gain, error, low, high, games } = pairedGain([[0, 1, 0.5, 0]], [[1, 1, 0.5, 1]]);
  expect([gain, games]).toEqual([0.5, 4]);
  expect(error).toBeCloseTo(Math.sqrt(1 / 12), 12);
  // Two pairs more: sqrt(1 + 2) / 6 is the same.
  expect(low).toBeCloseTo(0.5 - 1.959964 * Math.sqrt(1 / 12), 5);
  expect(high).toBeCloseTo(0.5 + 1.959964 * Math.sqrt(1 / 12), 5);
});

test('opponents count equally, however many games they have', () => {
  // Gains 1/2 with variance 1/3 over 4 games, and -1/2 with variance 1/2 over 2: mean 0, error sqrt((1/12 + 1/4) / 4).
  const { gain, error } = pairedGain(
    [
      [0, 1, 0.5, 0],
      [1, 1],
    ],
    [
      [1, 1, 0.5, 1],
      [0, 1],
    ],
  );
  expect(gain).toBeCloseTo(0, 12);
  expect(error).toBeCloseTo(Math.sqrt((1 / 12 + 1 / 4) / 4), 12);
});

test('if no pair differs, the interval still has a width, as two more pairs would give it', () => {
  const { gain, low, high } = pairedGain([[1, 0, 0.5]], [[1, 0, 0.5]]);
  expect(gain).toBe(0);
  expect(high).toBeCloseTo((1.959964 * Math.SQRT2) / 5, 6);
  expect(low).toBeCloseTo(-high, 12);
});
