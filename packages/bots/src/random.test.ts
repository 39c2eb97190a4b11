import { expect, test } from 'vitest';
import { State, type Game } from '@railwright/engine';
import { createRandomBot } from './random.ts';

// The random bot looks at neither of them.
const game = {} as Game;
const state = new State(0);
const legal = Int16Array.of(3, 5, 8, 13);

function picks(seed: number, count: number, times: number): number[] {
  const bot = createRandomBot(seed);
  return Array.from({ length: times }, () => bot.choose(game, state, legal, count));
}

test('every choice within the count is about equally frequent, and none beyond it comes up', () => {
  const counts = new Map<number, number>();
  for (const pick of picks(1, 3, 30_000)) counts.set(pick, (counts.get(pick) ?? 0) + 1);
  expect([...counts.keys()].sort((a, b) => a - b)).toEqual([3, 5, 8]);
  // Five standard deviations of a binomial(30000, 1/3) are 408.
  for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(408);
});

test('the same seed makes the same choices, another seed different ones', () => {
  expect(picks(7, 4, 50)).toEqual(picks(7, 4, 50));
  expect(picks(8, 4, 50)).not.toEqual(picks(7, 4, 50));
});
