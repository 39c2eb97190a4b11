import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { directions, elements, hexes, orientations } from '../test/arbitraries.ts';
import { directionVector } from './directions.ts';
import { addHex, distance, hexKey } from './hex.ts';
import { hexToPixel, type Point } from './layout.ts';
import {
  applySymmetry,
  composeSymmetries,
  ELEMENTS,
  IDENTITY,
  inverseSymmetry,
  isMirror,
  SYMMETRY_NAMES,
  symmetryGroup,
  symmetryMatrix,
  symmetryNamed,
  turnDirection,
  type SymmetryName,
} from './symmetry.ts';

describe('the twelve symmetries form a group', () => {
  test('closed, with each product once in every row and column', () => {
    for (const x of ELEMENTS) {
      expect(ELEMENTS.map((y) => composeSymmetries(x, y)).sort((a, b) => a - b)).toEqual(ELEMENTS);
      expect(ELEMENTS.map((y) => composeSymmetries(y, x)).sort((a, b) => a - b)).toEqual(ELEMENTS);
    }
  });

  test('associative', () => {
    for (const x of ELEMENTS)
      for (const y of ELEMENTS)
        for (const z of ELEMENTS)
          expect(composeSymmetries(composeSymmetries(x, y), z)).toBe(
            composeSymmetries(x, composeSymmetries(y, z)),
          );
  });

  test('with identity and inverses', () => {
    for (const x of ELEMENTS) {
      expect(composeSymmetries(x, IDENTITY)).toBe(x);
      expect(composeSymmetries(IDENTITY, x)).toBe(x);
      expect(composeSymmetries(x, inverseSymmetry(x))).toBe(IDENTITY);
      expect(composeSymmetries(inverseSymmetry(x), x)).toBe(IDENTITY);
    }
  });

  test('whose products apply one after another', () => {
    fc.assert(
      fc.property(elements, elements, hexes, directions, (x, y, h, d) => {
        expect(applySymmetry(composeSymmetries(x, y), h)).toEqual(applySymmetry(x, applySymmetry(y, h)));
        expect(turnDirection(composeSymmetries(x, y), d)).toBe(turnDirection(x, turnDirection(y, d)));
      }),
    );
  });
});

test('symmetries are linear, preserve distances and map directions as they say', () => {
  fc.assert(
    fc.property(elements, hexes, hexes, directions, (x, a, b, d) => {
      expect(applySymmetry(x, addHex(a, b))).toEqual(addHex(applySymmetry(x, a), applySymmetry(x, b)));
      expect(distance(applySymmetry(x, a), applySymmetry(x, b))).toBe(distance(a, b));
      expect(applySymmetry(x, directionVector(d))).toEqual(directionVector(turnDirection(x, d)));
    }),
  );
});

test('the twelve are different, and mirrors are those that flip the plane', () => {
  const images = ELEMENTS.map((x) => hexKey(applySymmetry(x, { q: 3, r: -1 })));
  expect(new Set(images).size).toBe(12);
  for (const x of ELEMENTS) {
    const { a, b, c, d } = symmetryMatrix(x);
    expect(a * d - b * c).toBe(isMirror(x) ? -1 : 1);
  }
});

// The element applied to points of the screen, computed with angles.
function onScreen(name: SymmetryName, { x, y }: Point): Point {
  const number = Number(name.split('-')[1]);
  if (name.startsWith('mirror')) {
    const twice = (2 * number * Math.PI) / 180;
    const up = -y;
    return {
      x: x * Math.cos(twice) + up * Math.sin(twice),
      y: -(x * Math.sin(twice) - up * Math.cos(twice)),
    };
  }
  const angle = (2 * Math.PI) / number;
  return { x: x * Math.cos(angle) + y * Math.sin(angle), y: -x * Math.sin(angle) + y * Math.cos(angle) };
}

test.each(SYMMETRY_NAMES.filter((name) => name !== 'none'))(
  '%s does on screen what its name says',
  (name) => {
    fc.assert(
      fc.property(orientations, hexes, (orientation, h) => {
        const layout = { orientation, size: 1, origin: { x: 0, y: 0 } };
        const image = hexToPixel(layout, applySymmetry(symmetryNamed(orientation, name), h));
        const wanted = onScreen(name, hexToPixel(layout, h));
        expect(image.x).toBeCloseTo(wanted.x, 6);
        expect(image.y).toBeCloseTo(wanted.y, 6);
      }),
    );
  },
);

test('groups have the sizes that their generators imply, and are closed', () => {
  const size = (...names: SymmetryName[]): number[] =>
    (['pointy', 'flat'] as const).map((orientation) => {
      const group = symmetryGroup(orientation, ...names);
      for (const x of group)
        for (const y of group) expect(group).toContain(composeSymmetries(x, inverseSymmetry(y)));
      return group.length;
    });
  expect(size()).toEqual([1, 1]);
  expect(size('none')).toEqual([1, 1]);
  for (const name of SYMMETRY_NAMES.filter((n) => n.startsWith('mirror'))) expect(size(name)).toEqual([2, 2]);
  expect(size('rotate-2')).toEqual([2, 2]);
  expect(size('rotate-3')).toEqual([3, 3]);
  expect(size('rotate-6')).toEqual([6, 6]);
  expect(size('rotate-2', 'rotate-3')).toEqual([6, 6]);
  expect(size('mirror-0', 'mirror-90')).toEqual([4, 4]);
  expect(size('rotate-3', 'mirror-90')).toEqual([6, 6]);
  expect(size('mirror-0', 'mirror-60')).toEqual([6, 6]);
  expect(size('mirror-0', 'mirror-30')).toEqual([12, 12]);
  expect(size('rotate-6', 'mirror-0')).toEqual([12, 12]);
});

test('there is no thirteenth symmetry', () => {
  for (const element of [-1, 12, 0.5, NaN]) expect(() => symmetryMatrix(element)).toThrow(RangeError);
});
