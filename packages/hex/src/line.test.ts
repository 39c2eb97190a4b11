import fc from 'fast-check';
import { expect, test } from 'vitest';
import { directions, hexes } from '../test/arbitraries.ts';
import { directionVector } from './directions.ts';
import { addHex, distance, hexKey, scaleHex } from './hex.ts';
import { hexToPixel } from './layout.ts';
import { hexLine } from './line.ts';

test('a line joins its ends by cells that touch, as few as possible', () => {
  fc.assert(
    fc.property(hexes, hexes, (a, b) => {
      const line = hexLine(a, b);
      expect(line).toHaveLength(distance(a, b) + 1);
      expect(line[0]).toEqual(a);
      expect(line.at(-1)).toEqual(b);
      for (let i = 1; i < line.length; i++) expect(distance(line[i - 1]!, line[i]!)).toBe(1);
    }),
  );
});

test('a line is the same backwards', () => {
  fc.assert(
    fc.property(hexes, hexes, (a, b) => {
      expect(hexLine(b, a).reverse()).toEqual(hexLine(a, b));
    }),
  );
});

test('a line moves with its ends', () => {
  fc.assert(
    fc.property(hexes, hexes, hexes, (a, b, by) => {
      expect(hexLine(addHex(a, by), addHex(b, by))).toEqual(hexLine(a, b).map((h) => addHex(h, by)));
    }),
  );
});

test('along a direction, the line is straight', () => {
  fc.assert(
    fc.property(hexes, directions, fc.nat({ max: 30 }), (a, d, n) => {
      const steps = Array.from({ length: n + 1 }, (_, i) => addHex(a, scaleHex(directionVector(d), i)));
      expect(hexLine(a, steps[n]!)).toEqual(steps);
    }),
  );
});

test('no cell of a line is off the true line by more than its own radius', () => {
  const layout = { orientation: 'pointy', size: 1, origin: { x: 0, y: 0 } } as const;
  fc.assert(
    fc.property(hexes, hexes, (a, b) => {
      const [from, to] = [hexToPixel(layout, a), hexToPixel(layout, b)];
      const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
      for (const h of hexLine(a, b)) {
        const { x, y } = hexToPixel(layout, h);
        const off = Math.abs((x - from.x) * (to.y - from.y) - (y - from.y) * (to.x - from.x)) / length;
        expect(off).toBeLessThanOrEqual(1 + 1e-9);
      }
    }),
  );
});

test('a line along the boundary between cells keeps to one side', () => {
  expect(hexLine({ q: 0, r: 0 }, { q: 2, r: 2 }).map(hexKey)).toEqual(['0,0', '0,1', '1,1', '1,2', '2,2']);
});
