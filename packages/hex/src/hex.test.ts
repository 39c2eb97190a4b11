import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hexes } from '../test/arbitraries.ts';
import {
  addHex,
  compareHex,
  distance,
  hexKey,
  hexLength,
  hexNumber,
  ORIGIN,
  parseHexKey,
  sameHex,
  scaleHex,
  subtractHex,
} from './hex.ts';

test('cells add and subtract like vectors', () => {
  fc.assert(
    fc.property(hexes, hexes, (a, b) => {
      expect(subtractHex(addHex(a, b), b)).toEqual(a);
      expect(addHex(a, scaleHex(a, -1))).toEqual(ORIGIN);
      expect(scaleHex(a, 3)).toEqual(addHex(a, addHex(a, a)));
    }),
  );
});

test('distance is a metric', () => {
  fc.assert(
    fc.property(hexes, hexes, hexes, (a, b, c) => {
      expect(distance(a, b) === 0).toBe(sameHex(a, b));
      expect(distance(a, b)).toBe(distance(b, a));
      expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
      expect(distance(a, b)).toBe(hexLength(subtractHex(a, b)));
      expect(distance(addHex(a, c), addHex(b, c))).toBe(distance(a, b));
    }),
  );
});

test('distances worked out by hand', () => {
  expect(distance({ q: 0, r: 0 }, { q: 3, r: -3 })).toBe(3);
  expect(distance({ q: 0, r: 0 }, { q: 2, r: 2 })).toBe(4);
  expect(distance({ q: -1, r: 4 }, { q: 3, r: 0 })).toBe(4);
});

test('a key identifies one cell and can be parsed back', () => {
  fc.assert(
    fc.property(hexes, hexes, (a, b) => {
      expect(parseHexKey(hexKey(a))).toEqual(a);
      expect(hexKey(a) === hexKey(b)).toBe(sameHex(a, b));
      expect(hexNumber(a) === hexNumber(b)).toBe(sameHex(a, b));
    }),
  );
});

test('number keys stay unique up to the edge of their range', () => {
  const most = 2 ** 25 - 1;
  const numbers = [-most, -1, 0, 1, most].flatMap((q) =>
    [-most, -1, 0, 1, most].map((r) => hexNumber({ q, r })),
  );
  expect(new Set(numbers).size).toBe(25);
  expect(numbers.every(Number.isSafeInteger)).toBe(true);
});

test.each(['', '1', '1,', '01,2', '-0,1', '1,2,0', ' 1,2', '1.5,2', '1e3,2', '1,2\n', '12345678901,0'])(
  'not a key: %j',
  (text) => {
    expect(parseHexKey(text)).toBeUndefined();
  },
);

test('cells sort row by row', () => {
  const sorted = [
    { q: 0, r: 1 },
    { q: 2, r: 0 },
    { q: -1, r: 1 },
    { q: -2, r: 0 },
  ].sort(compareHex);
  expect(sorted.map(hexKey)).toEqual(['-2,0', '2,0', '-1,1', '0,1']);
});
