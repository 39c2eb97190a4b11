// Ranges mean what they mean in npm.
import { expect, test } from 'vitest';
import { isInRange, isVersionRange } from './version-range.ts';

const CASES: readonly (readonly [range: string, inside: string, outside: string])[] = [
  ['^1', '1.0.0 1.9.3', '0.9.9 2.0.0 2.0.0-beta 1.0.0-beta'],
  ['^1.2', '1.2.0 1.10.0', '1.1.9 2.0.0'],
  ['^1.2.3', '1.2.3 1.3.0', '1.2.2 2.0.0'],
  ['^0.2', '0.2.0 0.2.9', '0.3.0 1.0.0'],
  ['^0.0.3', '0.0.3', '0.0.2 0.0.4 0.1.0'],
  ['^0', '0.0.1 0.9.0', '1.0.0'],
  ['~1.2.3', '1.2.3 1.2.9', '1.2.2 1.3.0'],
  ['~1', '1.0.0 1.9.0', '2.0.0'],
  ['1', '1.0.0 1.9.9', '2.0.0 0.1.0'],
  ['1.x', '1.0.0 1.9.9', '2.0.0'],
  ['1.2.3', '1.2.3', '1.2.4 1.2.3-beta'],
  ['=1.2', '1.2.0 1.2.7', '1.3.0'],
  ['>=1.2 <3', '1.2.0 2.9.9', '1.1.0 3.0.0 3.0.0-beta'],
  ['>= 1.2', '1.2.0 9.0.0', '1.1.9'],
  ['>1', '2.0.0', '1.9.9'],
  ['<=1.2', '1.2.9 0.1.0', '1.3.0'],
  ['<1.2.3', '1.2.2', '1.2.3'],
  ['1 || ^3.1', '1.5.0 3.2.0', '2.0.0 3.0.0'],
  ['1 - 2', '1.0.0 2.9.9', '0.9.9 3.0.0'],
  ['*', '0.0.1 99.0.0', ''],
  ['', '1.0.0', ''],
  ['>=1.0.0-beta.2', '1.0.0-beta.10 1.0.0 1.1.0', '1.0.0-beta.1 1.0.0-alpha.3'],
];

test.each(CASES)('%s contains %s but not %s', (range, inside, outside) => {
  expect(isVersionRange(range)).toBe(true);
  const words = (text: string): string[] => text.split(' ').filter(Boolean);
  expect(words(inside).filter((version) => !isInRange(version, range))).toEqual([]);
  expect(words(outside).filter((version) => isInRange(version, range))).toEqual([]);
});

test.each(['latest', 'file:x.tgz', '1.2.3.4', '^', 'one', 'workspace:*', '^1 and'])(
  '%s is not a range',
  (text) => {
    expect(isVersionRange(text)).toBe(false);
    expect(isInRange('1.0.0', text)).toBe(false);
  },
);
