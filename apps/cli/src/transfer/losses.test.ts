import { expect, test } from 'vitest';
import { lossText } from './losses.ts';

test.each([
  [{ message: 'a tree', count: 1 }, 'Left out: a tree.'],
  [{ message: 'a tree', count: 3, help: 'Plant it.' }, 'Left out: a tree (3 times). Plant it.'],
  [{ message: 'a tree', count: 1, where: ['A1'] }, 'Left out: a tree (A1).'],
  [{ message: 'a tree', count: 9, where: ['A1', 'A2'] }, 'Left out: a tree (9 times: A1; A2; 7 more).'],
  [
    { message: 'trees are fields', count: 2, where: ['A1', 'A2'], isKept: true },
    'Note: trees are fields (2 times: A1; A2).',
  ],
] as const)('a loss has its count, its first places and how many more there are', (loss, text) => {
  expect(lossText(loss)).toBe(text);
});
