import fc from 'fast-check';
import { expect, test } from 'vitest';
import { directions, hexes, orientations } from '../test/arbitraries.ts';
import {
  DIRECTION_NAMES,
  DIRECTIONS,
  directionBetween,
  directionName,
  directionNamed,
  directionVector,
  neighbor,
  neighbors,
  oppositeDirection,
  wrapDirection,
} from './directions.ts';
import { addHex, distance, hexKey, ORIGIN } from './hex.ts';
import { hexToPixel } from './layout.ts';

test('the neighbors are the six cells one step away, each in its direction', () => {
  fc.assert(
    fc.property(hexes, (h) => {
      const around = neighbors(h);
      expect(new Set(around.map(hexKey)).size).toBe(6);
      around.forEach((n, direction) => {
        expect(distance(h, n)).toBe(1);
        expect(neighbor(h, direction)).toEqual(n);
        expect(directionBetween(h, n)).toBe(direction);
        expect(directionBetween(n, h)).toBe(oppositeDirection(direction));
      });
    }),
  );
});

test('cells that do not touch have no direction between them', () => {
  fc.assert(
    fc.property(hexes, hexes, (a, b) => {
      expect(directionBetween(a, b) >= 0).toBe(distance(a, b) === 1);
    }),
  );
});

test('opposite directions cancel, and one direction is the sum of its two neighbours', () => {
  fc.assert(
    fc.property(directions, (d) => {
      expect(addHex(directionVector(d), directionVector(oppositeDirection(d)))).toEqual(ORIGIN);
      expect(addHex(directionVector(d - 1), directionVector(d + 1))).toEqual(directionVector(d));
      expect(wrapDirection(d - 12)).toBe(d);
    }),
  );
});

test('compass names match positions on screen', () => {
  const compass = {
    n: [0, -1],
    s: [0, 1],
    e: [1, 0],
    w: [-1, 0],
    ne: [1, -1],
    nw: [-1, -1],
    se: [1, 1],
    sw: [-1, 1],
  };
  fc.assert(
    fc.property(orientations, directions, (orientation, d) => {
      const { x, y } = hexToPixel({ orientation, size: 1, origin: { x: 0, y: 0 } }, DIRECTIONS[d]!);
      const sign = (n: number): number => (Math.abs(n) < 1e-9 ? 0 : Math.sign(n));
      expect([sign(x), sign(y)]).toEqual(compass[DIRECTION_NAMES[orientation][d]!]);
    }),
  );
});

test('directions increase counterclockwise on screen', () => {
  fc.assert(
    fc.property(orientations, directions, (orientation, d) => {
      const layout = { orientation, size: 1, origin: { x: 0, y: 0 } };
      const a = hexToPixel(layout, directionVector(d));
      const b = hexToPixel(layout, directionVector(d + 1));
      expect(a.x * b.y - a.y * b.x).toBeLessThan(0);
    }),
  );
});

test('names can be parsed back; names of the other orientation do not exist', () => {
  fc.assert(
    fc.property(orientations, directions, (orientation, d) => {
      expect(directionNamed(orientation, directionName(orientation, d))).toBe(d);
    }),
  );
  expect(directionNamed('pointy', 'n')).toBe(-1);
  expect(directionNamed('flat', 'e')).toBe(-1);
  expect(directionNamed('flat', '__proto__')).toBe(-1);
});

test('half a direction is a programming error', () => {
  expect(() => neighbor(ORIGIN, 0.5)).toThrow(RangeError);
  expect(() => directionName('flat', NaN)).toThrow(RangeError);
});
