import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellSets } from '../test/arbitraries.ts';
import { hexagon } from './area.ts';
import { indexCells, neighborLists, neighborTable } from './graph.ts';
import { distance } from './hex.ts';
import { breadthFirst, cheapestCosts, cheapestPath } from './path.ts';

/** A graph of cells, costs of entering each, and a source. */
const worlds = fc
  .tuple(
    cellSets,
    fc.array(fc.oneof(fc.nat({ max: 4 }), fc.constant(Infinity)), { minLength: 40, maxLength: 40 }),
    fc.nat(),
  )
  .map(([cells, enter, n]) => ({
    cells,
    enter,
    source: n % cells.length,
    lists: neighborLists(neighborTable(indexCells(cells))),
  }));

/** Lowest costs by relaxing every edge until nothing changes: slow, but obviously correct. */
function relaxed(lists: readonly number[][], enter: readonly number[], source: number): number[] {
  const best = lists.map((_, i) => (i === source ? 0 : Infinity));
  for (let changed = true; changed;) {
    changed = false;
    lists.forEach((list, from) => {
      for (const to of list) {
        const sum = best[from]! + enter[to]!;
        if (sum < best[to]!) [best[to], changed] = [sum, true];
      }
    });
  }
  return best;
}

test('on open ground, steps equal the distance', () => {
  const cells = hexagon('pointy', 5);
  const lists = neighborLists(neighborTable(indexCells(cells)));
  const steps = breadthFirst(cells.length, [0], (node) => lists[node]!);
  expect(Array.from(steps)).toEqual(cells.map((h) => distance(h, cells[0]!)));
});

test('steps are costs of 1, and unreached nodes are -1', () => {
  fc.assert(
    fc.property(worlds, ({ lists, source }) => {
      const steps = breadthFirst(lists.length, [source], (node) => lists[node]!);
      const wanted = relaxed(
        lists,
        lists.map(() => 1),
        source,
      );
      expect(Array.from(steps)).toEqual(wanted.map((n) => (n === Infinity ? -1 : n)));
    }),
  );
});

test('lowest costs agree with relaxing every edge, up to the limit', () => {
  fc.assert(
    fc.property(
      worlds,
      fc.oneof(fc.nat({ max: 12 }), fc.constant(Infinity)),
      ({ lists, enter, source }, limit) => {
        const { costs } = cheapestCosts(
          lists.length,
          [source],
          (node) => lists[node]!,
          (_, to) => enter[to]!,
          limit,
        );
        expect(Array.from(costs)).toEqual(
          relaxed(lists, enter, source).map((n) => (n <= limit ? n : Infinity)),
        );
      },
    ),
  );
});

test('a cheapest way consists of neighbors and has the stated cost', () => {
  fc.assert(
    fc.property(worlds, fc.nat(), ({ lists, enter, source }, n) => {
      const found = cheapestCosts(
        lists.length,
        [source],
        (node) => lists[node]!,
        (_, to) => enter[to]!,
      );
      const target = n % lists.length;
      const way = cheapestPath(found, target);
      expect(way === undefined).toBe(found.costs[target] === Infinity);
      if (!way) return;
      expect(way[0]).toBe(source);
      expect(way.at(-1)).toBe(target);
      for (let i = 1; i < way.length; i++) expect(lists[way[i - 1]!]).toContain(way[i]);
      expect(way.slice(1).reduce((sum, node) => sum + enter[node]!, 0)).toBe(found.costs[target]);
    }),
  );
});

test('with several sources, each node counts from the nearest', () => {
  fc.assert(
    fc.property(worlds, fc.nat(), ({ lists, enter, source }, n) => {
      const other = n % lists.length;
      const at = (sources: number[]): number[] =>
        Array.from(
          cheapestCosts(
            lists.length,
            sources,
            (node) => lists[node]!,
            (_, to) => enter[to]!,
          ).costs,
        );
      const [a, b] = [at([source]), at([other])];
      expect(at([source, other, source])).toEqual(a.map((cost, i) => Math.min(cost, b[i]!)));
    }),
  );
});

test('the search goes no further than the limit', () => {
  const chain = (node: number): number[] => [node - 1, node + 1].filter((n) => n < 10);
  expect(Array.from(breadthFirst(10, [0], chain, 3))).toEqual([0, 1, 2, 3, -1, -1, -1, -1, -1, -1]);
  const asked: number[] = [];
  cheapestCosts(10, [0], chain, (from, to) => (asked.push(from), to), 3);
  expect(Math.max(...asked)).toBe(2);
});

test('a neighbor table with gaps works as it is', () => {
  const table = neighborTable(indexCells(hexagon('flat', 2)));
  const steps = breadthFirst(19, [9], (node) => table.subarray(node * 6, node * 6 + 6));
  expect(steps.filter((n) => n === 2)).toHaveLength(12);
});

test('nodes outside the graph and impossible costs are errors', () => {
  const out = (): number[] => [5];
  expect(() => breadthFirst(3, [3], () => [])).toThrow(RangeError);
  expect(() => breadthFirst(3, [0], out)).toThrow(RangeError);
  expect(() =>
    cheapestCosts(
      3,
      [-1],
      () => [],
      () => 1,
    ),
  ).toThrow(RangeError);
  expect(() => cheapestCosts(3, [0], out, () => 1)).toThrow(RangeError);
  expect(() =>
    cheapestCosts(
      3,
      [0],
      () => [1],
      () => -1,
    ),
  ).toThrow(RangeError);
  expect(() =>
    cheapestCosts(
      3,
      [0],
      () => [1],
      () => NaN,
    ),
  ).toThrow(RangeError);
});
