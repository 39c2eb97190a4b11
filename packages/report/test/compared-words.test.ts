// Both sides of a figure in few digits.
import { expect, test } from 'vitest';
import { comparedPair, FIRST_SEAT } from '../src/words.ts';

test.each([
  [FIRST_SEAT, 0.58, 0.531, '58 to 53%'],
  [FIRST_SEAT, 0.531, 0.534, '53.1 to 53.4%'],
  [FIRST_SEAT, 0.5, 0.5, '50%'],
  ['wins of heuristic', 0.25, 0.5, '25 to 50%'],
  ['decided', 0.825, 0.91, '83 to 91%'],
  ['rounds', 26.26, 29.56, '26.3 to 29.6'],
  ['gained:waste', null, 2, 'none to 2'],
])('%s from %d to %d reads %s', (figure, a, b, text) => {
  expect(comparedPair({ figure, a, b }, ['heuristic', 'random'])).toBe(text);
});
