import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellSets, hexes, orientations, shifts } from '../test/arbitraries.ts';
import {
  boundingBox,
  connectedComponents,
  floodFill,
  hexagon,
  moveToCorner,
  rectangle,
  ringShape,
  vectorToCorner,
} from './area.ts';
import { neighbors } from './directions.ts';
import { addHex, distance, hexKey, ORIGIN, subtractHex, type Hex } from './hex.ts';
import { boundsOf, sizeFromWidth } from './layout.ts';
import { toOffset } from './offset.ts';
import { fromPicture, toPicture } from './picture.ts';
import { disk, ring } from './ring.ts';

const keys = (cells: readonly Hex[]): string[] => cells.map(hexKey).sort();
const sizes = fc.integer({ min: 1, max: 12 });

test('a rectangle fills its columns and rows, row by row', () => {
  fc.assert(
    fc.property(orientations, shifts, sizes, sizes, (orientation, shift, columns, rows) => {
      const places = rectangle(orientation, columns, rows, { shift }).map((h) =>
        toOffset(orientation, h, shift),
      );
      const all = Array.from({ length: columns * rows }, (_, i) => ({
        col: i % columns,
        row: Math.floor(i / columns),
      }));
      expect(places).toEqual(all);
    }),
  );
});

test('with short lines, every shifted line has one cell less', () => {
  fc.assert(
    fc.property(orientations, shifts, sizes, sizes, (orientation, shift, columns, rows) => {
      const whole = rectangle(orientation, columns, rows, { shift });
      const short = new Set(keys(rectangle(orientation, columns, rows, { shift, short: true })));
      for (const h of whole) {
        const { col, row } = toOffset(orientation, h, shift);
        const [line, isLast] =
          orientation === 'pointy' ? [row, col === columns - 1] : [col, row === rows - 1];
        expect(short.has(hexKey(h))).toBe(!(isLast && line % 2 === (shift === 'odd' ? 1 : 0)));
      }
    }),
  );
});

test('a short rectangle is no wider than its long lines', () => {
  const layout = { orientation: 'pointy', size: sizeFromWidth(1), origin: { x: 0, y: 0 } } as const;
  expect(boundsOf(layout, rectangle('pointy', 10, 8)).width).toBeCloseTo(10.5);
  expect(boundsOf(layout, rectangle('pointy', 10, 8, { short: true })).width).toBeCloseTo(10);
  expect(rectangle('flat', 3, 4, { short: true })).toHaveLength(11);
});

test('a hexagon is a disk in the corner of the grid', () => {
  fc.assert(
    fc.property(orientations, fc.nat({ max: 6 }), (orientation, radius) => {
      const cells = hexagon(orientation, radius);
      const center = cells[(cells.length - 1) / 2]!;
      expect(keys(cells)).toEqual(keys(disk(center, radius)));
      expect(vectorToCorner(orientation, cells)).toEqual(ORIGIN);
    }),
  );
});

test('a ring shape has a hole of the right size, or none', () => {
  const cells = ringShape('flat', 4, 2);
  expect(cells).toHaveLength(12 + 18 + 24);
  const middle = subtractHex(ringShape('flat', 4, 4)[0]!, { q: 4, r: 0 });
  expect(cells.every((h) => distance(h, middle) >= 2 && distance(h, middle) <= 4)).toBe(true);
  expect(keys(ringShape('pointy', 3, 0))).toEqual(keys(hexagon('pointy', 3)));
  expect(ringShape('pointy', 2, 3)).toEqual([]);
});

test('cells moved to the corner fit the picture, and cannot move further', () => {
  fc.assert(
    fc.property(orientations, cellSets, hexes, (orientation, cells, by) => {
      const moved = moveToCorner(
        orientation,
        cells.map((h) => addHex(h, by)),
      );
      const box = boundingBox(moved.map((h) => toOffset(orientation, h)))!;
      expect([box.minCol, box.minRow]).toEqual([0, 0]);
      for (const h of moved) {
        const at = toPicture(orientation, h);
        expect(at.line >= 0 && at.index >= 0).toBe(true);
        expect(fromPicture(orientation, at)).toEqual(h);
      }
      expect(keys(moved)).toEqual(keys(cells.map((h) => addHex(h, subtractHex(moved[0]!, cells[0]!)))));
      expect(moveToCorner(orientation, moved)).toEqual(moved);
    }),
  );
  expect(moveToCorner('flat', [])).toEqual([]);
});

test('a bounding box is as small as possible', () => {
  const points = [
    { col: 3, row: -2 },
    { col: -1, row: 5 },
    { col: 0, row: 0 },
  ];
  expect(boundingBox(points)).toEqual({ minCol: -1, maxCol: 3, minRow: -2, maxRow: 5 });
  expect(boundingBox([])).toBeUndefined();
});

test('filling open ground reaches the disk around the start, nearest first', () => {
  const filled = floodFill({ q: 1, r: 1 }, (h) => distance(h, { q: 1, r: 1 }) <= 3, 1000);
  expect(keys(filled)).toEqual(keys(disk({ q: 1, r: 1 }, 3)));
  expect(filled.map((h) => distance(h, { q: 1, r: 1 }))).toEqual(
    [0, 1, 2, 3].flatMap((n) => ring(ORIGIN, n).map(() => n)),
  );
});

test('filling stops at the limit', () => {
  fc.assert(
    fc.property(hexes, fc.integer({ min: 1, max: 300 }), (start, limit) => {
      expect(floodFill(start, () => true, limit)).toHaveLength(limit);
    }),
  );
  expect(() => floodFill(ORIGIN, () => true, 0)).toThrow(RangeError);
  expect(() => floodFill(ORIGIN, () => true, NaN)).toThrow(RangeError);
});

test('filling does not cross a closed ring, from inside or outside', () => {
  const wall = new Set(ring(ORIGIN, 3).map(hexKey));
  const open = (h: Hex): boolean => !wall.has(hexKey(h)) && distance(h, ORIGIN) <= 6;
  expect(floodFill(ORIGIN, open, 1000)).toHaveLength(19);
  expect(floodFill({ q: 5, r: 0 }, open, 1000)).toHaveLength(24 + 30 + 36);
});

test('connected parts partition the cells, and cells that touch are in the same part', () => {
  fc.assert(
    fc.property(cellSets, (cells) => {
      const parts = connectedComponents(cells);
      expect(keys(parts.flat())).toEqual(keys(cells));
      const partOf = new Map(parts.flatMap((part, i) => part.map((h) => [hexKey(h), i])));
      for (const h of cells)
        for (const n of neighbors(h))
          if (partOf.has(hexKey(n))) expect(partOf.get(hexKey(n))).toBe(partOf.get(hexKey(h)));
      for (const part of parts) {
        const members = new Set(part.map(hexKey));
        expect(floodFill(part[0]!, (h) => members.has(hexKey(h)), 1000)).toHaveLength(part.length);
      }
    }),
  );
});

test('a closed edge separates parts', () => {
  const cells = rectangle('pointy', 4, 1);
  expect(connectedComponents(cells)).toHaveLength(1);
  const isOpen = (a: Hex, b: Hex): boolean => Math.max(a.q, b.q) !== 2;
  expect(connectedComponents(cells, isOpen).map(keys)).toEqual([
    ['0,0', '1,0'],
    ['2,0', '3,0'],
  ]);
});
