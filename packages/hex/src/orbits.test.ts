import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellSets, directions, edges, hexes, orientations } from '../test/arbitraries.ts';
import { hexagon, rectangle } from './area.ts';
import { edgeAt, edgeKey, edgesOf, vertexAt } from './edges.ts';
import { hexKey, ORIGIN, sameHex, type Hex } from './hex.ts';
import {
  bestCenter,
  differingEdgePairs,
  differingPairs,
  edgeOrbit,
  edgeOrbitsOf,
  orbit,
  orbitsOf,
} from './orbits.ts';
import { disk } from './ring.ts';
import { ELEMENTS, SYMMETRY_NAMES, symmetryGroup } from './symmetry.ts';
import {
  cellCenter,
  edgeCenter,
  groupAbout,
  symmetryAbout,
  transformHex,
  vertexCenter,
  type Center,
  type Transform,
} from './transform.ts';

const names = fc.subarray([...SYMMETRY_NAMES], { maxLength: 2 });
const near = fc.record(
  { q: fc.integer({ min: -2, max: 2 }), r: fc.integer({ min: -2, max: 2 }) },
  { noNullPrototype: true },
);
const centers: fc.Arbitrary<Center> = fc
  .tuple(near, directions, fc.nat({ max: 2 }))
  .map(([h, d, kind]) =>
    kind === 0 ? cellCenter(h) : kind === 1 ? edgeCenter(edgeAt(h, d)) : vertexCenter(vertexAt(h, d)),
  );
const groups: fc.Arbitrary<Transform[]> = fc
  .tuple(orientations, names, centers)
  .map(([orientation, generators, center]) => groupAbout(center, symmetryGroup(orientation, ...generators)));
const keys = (cells: readonly Hex[]): string[] => cells.map(hexKey).sort();

test('an orbit is the same from each of its members, and its size divides that of the group', () => {
  fc.assert(
    fc.property(groups, hexes, edges, (group, h, edge) => {
      const cells = orbit(group, h);
      expect(cells[0]).toEqual(h);
      expect(group.length % cells.length).toBe(0);
      for (const member of cells) expect(keys(orbit(group, member))).toEqual(keys(cells));
      const sides = edgeOrbit(group, edge);
      expect(sides[0]).toEqual(edge);
      expect(group.length % sides.length).toBe(0);
      for (const member of sides)
        expect(edgeOrbit(group, member).map(edgeKey).sort()).toEqual(sides.map(edgeKey).sort());
    }),
  );
});

test('orbits partition any set of cells, and of edges', () => {
  fc.assert(
    fc.property(groups, cellSets, (group, cells) => {
      const parts = orbitsOf(group, cells);
      expect(keys(parts.flat())).toEqual(keys(cells));
      parts.forEach((part, i) => {
        const whole = new Set(orbit(group, part[0]!).map(hexKey));
        expect(part.every((h) => whole.has(hexKey(h)))).toBe(true);
        for (const other of parts.slice(i + 1)) expect(whole.has(hexKey(other[0]!))).toBe(false);
      });
      const sides = [...new Map(cells.flatMap(edgesOf).map((edge) => [edgeKey(edge), edge])).values()];
      const sideParts = edgeOrbitsOf(group, sides);
      expect(sideParts.flat().map(edgeKey).sort()).toEqual(sides.map(edgeKey).sort());
    }),
  );
});

test('orbit sizes about a cell: the cell 1, cells on an axis 6, others 12', () => {
  const group = groupAbout(cellCenter(ORIGIN), ELEMENTS);
  expect(orbitsOf(group, hexagon('pointy', 0)).map((part) => part.length)).toEqual([1]);
  expect(
    [
      { q: 2, r: 0 },
      { q: 1, r: 1 },
      { q: 2, r: 1 },
    ].map((h) => orbit(group, h).length),
  ).toEqual([6, 6, 12]);
  expect(edgeOrbit(group, edgeAt(ORIGIN, 4))).toHaveLength(6);
});

test('a symmetric map has no differing pairs; a blot differs from each of its images once', () => {
  const mirror = groupAbout(cellCenter(ORIGIN), symmetryGroup('pointy', 'mirror-90'));
  const all = groupAbout(cellCenter(ORIGIN), ELEMENTS);
  const cells = orbitsOf(all, [{ q: 2, r: 1 }, { q: 1, r: 0 }, ORIGIN]).flatMap((part) =>
    orbit(all, part[0]!),
  );
  const blot = { q: 2, r: 1 };
  const paint = (h: Hex): string => (sameHex(h, blot) ? 'sea' : 'land');
  expect(differingPairs(all, cells, () => true)).toEqual([]);
  expect(differingPairs(mirror, cells, (a, b) => paint(a) === paint(b))).toHaveLength(1);
  const pairs = differingPairs(all, cells, (a, b) => paint(a) === paint(b));
  expect(pairs).toHaveLength(11);
  expect(pairs.every(([a, b]) => sameHex(a, blot) || sameHex(b, blot))).toBe(true);
});

test('cells whose image is missing are reported', () => {
  const half = groupAbout(cellCenter(ORIGIN), symmetryGroup('flat', 'rotate-2'));
  const cells = [ORIGIN, { q: 1, r: 0 }];
  const known = new Set(cells.map(hexKey));
  const pairs = differingPairs(half, cells, (a, b) => known.has(hexKey(a)) === known.has(hexKey(b)));
  expect(pairs).toEqual([
    [
      { q: 1, r: 0 },
      { q: -1, r: 0 },
    ],
  ]);
});

test('differing edges are found like cells', () => {
  const half = groupAbout(cellCenter(ORIGIN), symmetryGroup('flat', 'rotate-2'));
  const barrier = edgeKey(edgeAt(ORIGIN, 1));
  const isBarrier = (key: string): boolean => key === barrier;
  const pairs = differingEdgePairs(
    half,
    edgesOf(ORIGIN),
    (a, b) => isBarrier(edgeKey(a)) === isBarrier(edgeKey(b)),
  );
  expect(pairs).toEqual([[edgeAt(ORIGIN, 1), edgeAt(ORIGIN, 4)]]);
});

test('the best center of a symmetric set makes it symmetric, wherever the set is', () => {
  const generators = fc.constantFrom(...SYMMETRY_NAMES.filter((name) => name !== 'none'));
  fc.assert(
    fc.property(
      orientations,
      generators,
      centers,
      hexes,
      cellSets,
      (orientation, name, center, by, seedCells) => {
        const group = symmetryGroup(orientation, name);
        const transforms = groupAbout(center, group);
        fc.pre(transforms.length === group.length);
        const cells = seedCells
          .flatMap((h) => orbit(transforms, h))
          .map((h) => ({ q: h.q + by.q, r: h.r + by.r }))
          .filter((h, i, all) => all.findIndex((other) => sameHex(other, h)) === i);
        const found = bestCenter(cells, group);
        const known = new Set(cells.map(hexKey));
        for (const element of group) {
          const transform = symmetryAbout(found!, element)!;
          expect(cells.every((h) => known.has(hexKey(transformHex(transform, h))))).toBe(true);
        }
      },
    ),
  );
});

test('the printed board mirrors left and right about its middle, but not top and bottom', () => {
  const board = rectangle('pointy', 10, 8, { short: true });
  const known = new Set(board.map(hexKey));
  const misses = (name: 'mirror-0' | 'mirror-90'): number => {
    const group = symmetryGroup('pointy', name);
    const transform = symmetryAbout(bestCenter(board, group)!, group[1]!)!;
    return board.filter((h) => !known.has(hexKey(transformHex(transform, h)))).length;
  };
  expect(misses('mirror-90')).toBe(0);
  expect(misses('mirror-0')).toBeGreaterThan(0);
  expect(bestCenter([], symmetryGroup('pointy', 'rotate-2'))).toBeUndefined();
});

test('among centers that fit equally well, the one in the middle is chosen', () => {
  const middle = { q: 7, r: -2 };
  for (const name of SYMMETRY_NAMES)
    expect(bestCenter(disk(middle, 3), symmetryGroup('flat', name))).toEqual(cellCenter(middle));
});
