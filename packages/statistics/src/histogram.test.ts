import { describe, expect, test } from 'vitest';
import {
  addTo,
  countOf,
  deviationOf,
  meanOf,
  medianOf,
  mergeHistogram,
  quantileOf,
  sortedCounts,
  type Histogram,
} from './histogram.ts';

function histogramOf(...values: number[]): Histogram {
  const histogram: Histogram = new Map();
  for (const value of values) addTo(histogram, value);
  return histogram;
}

describe('worked out by hand', () => {
  test('mean and deviation of 2, 4, 4, 4, 5, 5, 7, 9', () => {
    const h = histogramOf(9, 4, 5, 2, 4, 7, 4, 5);
    expect(meanOf(h)).toBe(5);
    expect(deviationOf(h)).toBeCloseTo(Math.sqrt(32 / 7), 12);
  });

  test('the median of an even number of values is between the middle two', () => {
    expect(medianOf(histogramOf(10, 1, 3, 2))).toBe(2.5);
    expect(medianOf(histogramOf(1, 3, 2))).toBe(2);
    expect(medianOf(histogramOf(4, 4, 4, 9))).toBe(4);
    expect(medianOf(histogramOf(7))).toBe(7);
  });

  test('a quantile is the first value that enough values do not exceed', () => {
    const h = histogramOf(1, 2, 3, 4);
    expect(quantileOf(h, 0.25)).toBe(1);
    expect(quantileOf(h, 0.26)).toBe(2);
    expect(quantileOf(h, 0.5)).toBe(2);
    expect(quantileOf(h, 0.9)).toBe(4);
    expect(quantileOf(h, 1)).toBe(4);
  });

  test('negative values count like others', () => {
    const h = histogramOf(-3, -1, 4);
    expect(meanOf(h)).toBe(0);
    expect(medianOf(h)).toBe(-1);
    expect(sortedCounts(h)).toEqual([
      [-3, 1],
      [-1, 1],
      [4, 1],
    ]);
  });
});

test('merging equals adding the values one by one', () => {
  const sum = histogramOf(1, 1, 5);
  mergeHistogram(sum, histogramOf(5, 6));
  expect(sum).toEqual(histogramOf(1, 1, 5, 5, 6));
  expect(countOf(sum)).toBe(5);
});

test('an empty histogram has no mean and no quantile', () => {
  expect(meanOf(new Map())).toBeNaN();
  expect(medianOf(new Map())).toBeNaN();
  expect(quantileOf(new Map(), 0.5)).toBeNaN();
  expect(deviationOf(histogramOf(8))).toBe(0);
});
