import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hexes } from '../test/arbitraries.ts';
import { directionVector } from './directions.ts';
import { addHex, compareHex, distance, hexKey, ORIGIN, scaleHex } from './hex.ts';
import { disk, ring, spiral } from './ring.ts';

const radii = fc.nat({ max: 12 });

test('a ring is all 6n cells at its distance, in a closed walk from direction 0', () => {
  fc.assert(
    fc.property(hexes, radii, (center, n) => {
      const cells = ring(center, n);
      expect(cells).toHaveLength(n === 0 ? 1 : 6 * n);
      expect(new Set(cells.map(hexKey)).size).toBe(cells.length);
      expect(cells.every((h) => distance(h, center) === n)).toBe(true);
      expect(cells[0]).toEqual(addHex(center, scaleHex(directionVector(0), n)));
      if (n > 0) cells.forEach((h, i) => expect(distance(h, cells[(i + 1) % cells.length]!)).toBe(1));
    }),
  );
});

test('a ring passes the corners in order of direction', () => {
  const cells = ring(ORIGIN, 3);
  expect([0, 3, 6, 9, 12, 15].map((i) => cells[i])).toEqual(
    [0, 1, 2, 3, 4, 5].map((d) => scaleHex(directionVector(d), 3)),
  );
});

test('a disk is every cell within its radius, in reading order; a spiral is the same from the inside out', () => {
  fc.assert(
    fc.property(hexes, radii, (center, n) => {
      const cells = disk(center, n);
      expect(cells).toHaveLength(1 + 3 * n * (n + 1));
      expect(cells.every((h) => distance(h, center) <= n)).toBe(true);
      expect(cells).toEqual([...cells].sort(compareHex));
      const outwards = spiral(center, n);
      expect([...outwards].sort(compareHex)).toEqual(cells);
      const distances = outwards.map((h) => distance(h, center));
      expect(distances).toEqual([...distances].sort((a, b) => a - b));
    }),
  );
});

test.each([-1, 0.5, NaN, Infinity])('invalid radius: %d', (radius) => {
  for (const shape of [ring, disk, spiral]) expect(() => shape(ORIGIN, radius)).toThrow(RangeError);
});
