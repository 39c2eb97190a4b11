import { expect, test } from 'vitest';
import { formatHistogram, formatSpark } from './histogram-text.ts';

test('each value has a row, including missing ones, and the longest bar is full', () => {
  expect(
    formatHistogram('Rounds', [
      [9, 1],
      [10, 4],
      [12, 2],
    ]).split('\n'),
  ).toEqual([
    'Rounds',
    `     9  ${'█'.repeat(10)} 1`,
    `    10  ${'█'.repeat(40)} 4`,
    '    11',
    `    12  ${'█'.repeat(20)} 2`,
  ]);
});

test('a wide range is grouped into rows that count every value once', () => {
  const histogram = Array.from({ length: 100 }, (_, i): [number, number] => [i, 1]);
  const rows = formatHistogram('Turns', histogram).split('\n').slice(1);
  expect(rows.length).toBeLessThanOrEqual(16);
  const total = rows.reduce((sum, row) => sum + Number(/(\d+)$/.exec(row)![1]), 0);
  expect(total).toBe(100);
  expect(rows[0]).toMatch(/^ *0–6 /);
});

test('a row of small bars has one for each value, with the highest full and none for zero', () => {
  expect(
    formatSpark(
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
    formatSpark(
      Array.from({ length: 40 }, (_, i): [number, number] => [i + 1, 3]),
      40,
    ),
  ).toBe('█'.repeat(20));
  expect(formatSpark([[40, 3]], 40)).toBe(`${' '.repeat(19)}█`);
});
