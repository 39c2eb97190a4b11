import { expect, test } from 'vitest';
import { formatHistogram } from './histogram-text.ts';

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
