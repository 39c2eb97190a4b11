// Sentences of a sweep about a learned price.
import type { Sweep } from '@railwright/playtest';
import { expect, test } from 'vitest';
import { sweepWords } from '../src/words.ts';

const points = [2, 3, 4].map((value) => ({
  value,
  card: { fairness: 'fair' },
})) as unknown as Sweep['points'];
const said = (low: number | null, high: number | null): string =>
  sweepWords({ suggested: 3, alike: [], now: 2, points, indifferent: { low, high } }, String);

test('the interval of a fair price is stated, including open ends', () => {
  expect(said(3, 4)).toContain('The fair price is between 3 and 4 (95%).');
  expect(said(3, 3)).toContain('The fair price is 3 (95%).');
  expect(said(2, 2)).toContain('is 2 or less');
  expect(said(3, null)).toContain('is 3 or more');
  expect(said(null, 4)).toContain('is at most 4');
  expect(said(null, null)).toContain('cannot tell the fair price');
});
