import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellSets } from '../test/arbitraries.ts';
import { neighbor } from './directions.ts';
import { indexCells, neighborLists, neighborTable } from './graph.ts';
import { distance, sameHex } from './hex.ts';

test('the table has, for each cell and direction, the existing neighbor', () => {
  fc.assert(
    fc.property(cellSets, (cells) => {
      const table = neighborTable(indexCells(cells));
      cells.forEach((h, i) => {
        for (let d = 0; d < 6; d++)
          expect(table[i * 6 + d]).toBe(cells.findIndex((other) => sameHex(other, neighbor(h, d))));
      });
    }),
  );
});

test('a closed edge is missing on both sides, and nothing else is', () => {
  const index = indexCells([
    { q: 0, r: 0 },
    { q: 1, r: 0 },
    { q: 0, r: 1 },
  ]);
  const isOpen = (a: number, b: number): boolean => a + b !== 1;
  expect(neighborLists(neighborTable(index))).toEqual([
    [1, 2],
    [0, 2],
    [1, 0],
  ]);
  expect(neighborLists(neighborTable(index, isOpen))).toEqual([[2], [2], [1, 0]]);
});

test('lists contain cells that touch, in both directions', () => {
  fc.assert(
    fc.property(cellSets, (cells) => {
      const lists = neighborLists(neighborTable(indexCells(cells)));
      lists.forEach((list, i) => {
        for (const j of list) {
          expect(distance(cells[i]!, cells[j]!)).toBe(1);
          expect(lists[j]).toContain(i);
        }
      });
    }),
  );
});

test('a cell that is not in the list has no index; a duplicate is an error', () => {
  expect(indexCells([{ q: 0, r: 0 }]).indexOf({ q: 1, r: 0 })).toBe(-1);
  expect(() =>
    indexCells([
      { q: 2, r: 0 },
      { q: 2, r: 0 },
    ]),
  ).toThrow('twice');
});
