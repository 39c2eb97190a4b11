import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hexes, orientations } from '../test/arbitraries.ts';
import { fromDoubled, isDoubled, toDoubled } from './doubled.ts';
import { neighbors } from './directions.ts';

test('every cell has doubled coordinates with an even sum that convert back', () => {
  fc.assert(
    fc.property(orientations, hexes, (orientation, h) => {
      const at = toDoubled(orientation, h);
      expect(isDoubled(at)).toBe(true);
      expect(fromDoubled(orientation, at)).toEqual(h);
    }),
  );
});

test('every pair of integers with an even sum is a cell', () => {
  fc.assert(
    fc.property(
      orientations,
      fc.integer({ min: -99, max: 99 }),
      fc.integer({ min: -99, max: 99 }),
      (orientation, col, row) => {
        if ((col + row) % 2 === 0)
          expect(toDoubled(orientation, fromDoubled(orientation, { col, row }))).toEqual({ col, row });
        else expect(() => fromDoubled(orientation, { col, row })).toThrow(RangeError);
      },
    ),
  );
});

test('the neighbours of a cell: two beside it in the undoubled line, four diagonal', () => {
  const around = (orientation: 'pointy' | 'flat'): string[] =>
    neighbors({ q: 0, r: 0 })
      .map((n) => toDoubled(orientation, n))
      .map(({ col, row }) => `${col},${row}`)
      .sort();
  expect(around('pointy')).toEqual(['-1,-1', '-1,1', '-2,0', '1,-1', '1,1', '2,0']);
  expect(around('flat')).toEqual(['-1,-1', '-1,1', '0,-2', '0,2', '1,-1', '1,1']);
});

test('fractions are not doubled coordinates', () => {
  expect(isDoubled({ col: 0.5, row: 1.5 })).toBe(false);
  expect(isDoubled({ col: NaN, row: 0 })).toBe(false);
});
