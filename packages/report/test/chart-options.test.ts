// Charts of the report and the studio, as far as they are arithmetic.
import { expect, test } from 'vitest';
import type { DistributionResult } from '@railwright/playtest';
import { histogramOptions, intervalOptions } from '../src/chart-options.ts';

interface Bars {
  readonly marks: readonly [{ readonly data: readonly { from: number; to: number; count: number }[] }];
}
const barsOf = (histogram: DistributionResult['histogram']) =>
  (histogramOptions({ histogram, median: 4 } as DistributionResult) as unknown as Bars).marks[0].data;

test('many values share bars, and every game is counted', () => {
  const bars = barsOf(Array.from({ length: 150 }, (_, i): [number, number] => [i, 2]));
  expect(bars.length).toBeLessThanOrEqual(60);
  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(300);
  expect(barsOf([])).toEqual([]);
});

test('the axis of intervals has room for all of them and ends at what is possible', () => {
  const rows = [
    { name: 'a', value: 0.9, low: 0.7, high: 0.99 },
    { name: 'b', value: 0.4, low: 0.3, high: 0.5 },
  ];
  const domain = (bounds: [number, number]) =>
    (intervalOptions(rows, { even: 0.5, format: String, bounds }).x as { domain: number[] }).domain;
  expect(domain([0, 1])).toEqual([expect.closeTo(0.231), 1]);
  expect(domain([-Infinity, Infinity])).toEqual([expect.closeTo(0.231), expect.closeTo(1.059)]);
});
