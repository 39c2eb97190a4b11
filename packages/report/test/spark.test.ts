import { expect, test } from 'vitest';
import { spark } from '../src/simulation/spark.ts';

test('a row of small bars has one for each value, with the highest full and none for zero', () => {
  expect(
    spark(
      [
        [0, 99],
        [1, 1],
        [2, 8],
        [4, 4],
      ],
      5,
    ),
  ).toBe('▁█ ▄');
});

test('more values than fit are grouped, each counted once', () => {
  expect(
    spark(
      Array.from({ length: 40 }, (_, i): [number, number] => [i + 1, 3]),
      40,
    ),
  ).toBe('█'.repeat(20));
  expect(spark([[40, 3]], 40)).toBe(`${' '.repeat(19)}█`);
});
