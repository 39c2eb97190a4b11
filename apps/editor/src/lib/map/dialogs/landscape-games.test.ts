import { expect, test } from 'vitest';
import type { GeneratedMap } from '@railwright/content/generate';
import { fairestFirst, idOf, type Found } from './landscape-games.svelte.ts';

test('the fairest landscapes come first, those without games last, others stay in their order', () => {
  const maps = [0, 1, 2, 3, 4].map((number): GeneratedMap => ({
    ...{ number, cells: [], qualities: { starts: 1, contest: 0, cityDistance: 1 } },
  }));
  const wins = new Map([
    [0, 0.7],
    [2, 0.45],
    [3, 0.52],
  ]);
  const found = new Map(
    [...wins].map(([number, value]): [string, Found] => [
      idOf({ number }),
      { games: 100, first: { value, low: 0, high: 1 }, used: 0, contested: 0, rounds: 9 },
    ]),
  );
  expect(fairestFirst(maps, found, 2).map(({ number }) => number)).toEqual([3, 2, 0, 1, 4]);
  // Of three players, a third of the wins is even.
  expect(fairestFirst(maps, found, 3).map(({ number }) => number)).toEqual([2, 3, 0, 1, 4]);
});
