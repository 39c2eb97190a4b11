import { hexNumber } from '@railwright/hex';
import { expect, test } from 'vitest';
import { ANY, findCells, OUTSIDE, type CellCondition } from './find-cells.ts';
import { labelOf } from './model.ts';
import { parseMapFile } from './parse.ts';

const model = parseMapFile(`orientation: pointy
terrain: |
  M M F F
   C F M F
  M F C M
places:
  - { at: B1, city: 1 }
  - { at: C3, city: 1 }
`)!.model;

const find = (condition: Partial<CellCondition>, among?: Parameters<typeof findCells>[2]) =>
  findCells(model, { letter: ANY, where: 'anywhere', beside: 'C', least: 1, ...condition }, among).map((h) =>
    labelOf(model, h),
  );

test('cells are found by their letter and by what is next to them', () => {
  expect(find({ letter: 'M' })).toEqual(['A1', 'A2', 'B3', 'C1', 'C4']);
  expect(find({ letter: 'M', where: 'next' })).toEqual(['A1', 'A2', 'B3', 'C1', 'C4']);
  expect(find({ letter: 'F', where: 'next' })).toEqual(['B2', 'C2']);
  expect(find({ letter: 'F', where: 'next', least: 2 })).toEqual(['B2', 'C2']);
  expect(find({ letter: 'F', where: 'apart' })).toEqual(['A3', 'A4', 'B4']);
  expect(find({ where: 'apart', beside: OUTSIDE })).toEqual(['B2', 'B3']);
  expect(find({ where: 'next', beside: OUTSIDE, least: 5 })).toEqual([]);
});

test('only selected cells count, if any are', () => {
  const [first] = model.cells.values();
  expect(find({ letter: 'M' }, new Map([[hexNumber(first!), first!]]))).toEqual(['A1']);
});
