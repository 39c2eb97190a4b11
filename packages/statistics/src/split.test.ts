import { expect, test } from 'vitest';
import { createRng, nextUint32 } from '@railwright/engine';
import { groupsOf, type Point } from './split.ts';

const rng = createRng(7);
/** Approximately normal. */
const noise = (): number =>
  Array.from({ length: 12 }, () => nextUint32(rng) / 2 ** 32).reduce((sum, value) => sum + value, -6);
const around = (...center: readonly number[]): Point =>
  Float64Array.from(center, (value) => value + 0.4 * noise());
const cloud = (size: number, ...center: readonly number[]): Point[] =>
  Array.from({ length: size }, () => around(...center));
/** In the order of games. */
const mixed = (...clouds: readonly (readonly Point[])[]): Point[] =>
  clouds.flat().toSorted(() => (nextUint32(rng) & 1) - 0.5);
const sizes = (points: readonly Point[]): number[] =>
  groupsOf(points)
    .groups.map(({ length }) => length)
    .toSorted((a, b) => a - b);

test('a cloud is one group, even if it is elongated', () => {
  for (let run = 0; run < 20; run++) {
    expect(groupsOf(cloud(400, 0, 0, 0))).toMatchObject({ sure: true });
    expect(sizes(cloud(400, 0, 0, 0))).toEqual([400]);
    const long = Array.from({ length: 400 }, () => {
      const at = (4 * nextUint32(rng)) / 2 ** 32;
      return around(at, at, 0);
    });
    expect(sizes(long)).toEqual([400]);
  }
});

test('clouds with hardly anything between them are separate groups, however small', () => {
  for (let run = 0; run < 20; run++) {
    expect(sizes(mixed(cloud(300, 0, 0, 0, 1), cloud(100, 3, 3, 0, 1)))).toEqual([100, 300]);
    expect(sizes(mixed(cloud(200, 0, 0, 4), cloud(100, 5, 0, 0), cloud(140, 0, 6, 0)))).toEqual([
      100, 140, 200,
    ]);
  }
});

test('one item alone makes no groups, nor does a handful', () => {
  expect(sizes(mixed(cloud(300, 0, 0, 0), cloud(300, 4, 0, 0)))).toEqual([600]);
  expect(sizes(mixed(cloud(590, 0, 0, 0), cloud(10, 4, 4, 0)))).toEqual([600]);
  expect(groupsOf(cloud(50, 0, 0)).sure).toBe(false);
  expect(groupsOf(Array.from({ length: 200 }, () => Float64Array.of(1, 1)))).toMatchObject({ sure: true });
});
