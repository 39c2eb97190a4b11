import { expect, test } from 'vitest';
import { kept, type Kept } from './kept.ts';

test.each<[Kept, string]>([
  [[1, 1], 'one'],
  [[2, 2], '2'],
  [[1, 2], '1 or 2'],
  [[1, 3], '1 to 3'],
  [[2, undefined], 'at least 2'],
])('%j powers are %s', (bounds, words) => {
  expect(kept(bounds, 'one', 'at least ', [' or ', ' to '])).toBe(words);
});
