import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hexes, orientations, shifts } from '../test/arbitraries.ts';
import { neighbors } from './directions.ts';
import { hexToPixel } from './layout.ts';
import { fromOffset, toOffset } from './offset.ts';

const integers = fc.integer({ min: -99, max: 99 });

test('cells and grid positions correspond one to one', () => {
  fc.assert(
    fc.property(orientations, shifts, hexes, integers, integers, (orientation, shift, h, col, row) => {
      expect(fromOffset(orientation, toOffset(orientation, h, shift), shift)).toEqual(h);
      expect(toOffset(orientation, fromOffset(orientation, { col, row }, shift), shift)).toEqual({
        col,
        row,
      });
    }),
  );
});

test('the shift moves the lines it names by half a cell, and no others', () => {
  fc.assert(
    fc.property(orientations, shifts, integers, integers, (orientation, shift, col, row) => {
      const layout = { orientation, size: 1 / Math.sqrt(3), origin: { x: 0, y: 0 } };
      const { x, y } = hexToPixel(layout, fromOffset(orientation, { col, row }, shift));
      const [line, place, along] = orientation === 'pointy' ? [row, col, x] : [col, row, y];
      const isOdd = Math.abs(line % 2) === 1;
      // The cell in column 0 and row 0 is the origin in either case.
      const push = isOdd ? (shift === 'odd' ? 0.5 : -0.5) : 0;
      expect(along).toBeCloseTo(place + push, 6);
    }),
  );
});

test('neighbors on the printed boards: (r, c±1), and c-1, c in the rows next to an even row, c, c+1 next to an odd one', () => {
  const around = (row: number): string[] =>
    neighbors(fromOffset('pointy', { col: 4, row }))
      .map((n) => toOffset('pointy', n))
      .map((at) => `${at.row - row},${at.col - 4}`)
      .sort();
  expect(around(2)).toEqual(['-1,-1', '-1,0', '0,-1', '0,1', '1,-1', '1,0']);
  expect(around(3)).toEqual(['-1,0', '-1,1', '0,-1', '0,1', '1,0', '1,1']);
});
