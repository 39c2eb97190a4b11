import { createRng, nextUint32 } from '@railwright/engine';
import { expect, test } from 'vitest';
import { intervalAt } from '../src/panel/answers/estimate.ts';
import { redealOf, type Alike } from '@railwright/statistics';

const rng = createRng(7);

/** A block per game. */
function play(chances: readonly number[], games: number): Alike {
  const won = chances.map(() => new Float64Array(games));
  for (let game = 0; game < games; game++) {
    let left = nextUint32(rng) / 2 ** 32;
    const winner = chances.findIndex((p) => (left -= p) < 0);
    won[Math.max(0, winner)]![game] = 1;
  }
  return won;
}

test('of four games of which one seat won three, three of the six pairs have another winner', () => {
  const won = [
    [1, 1, 1, 0],
    [0, 0, 0, 1],
  ];
  expect(redealOf([won], 4)!.value).toBeCloseTo(3 / 6, 12);
});

test('a game without a winner counts as another outcome than a game with one', () => {
  expect(redealOf([[[1, 1, 0, 0]]], 4)!.value).toBeCloseTo(4 / 6, 12);
});

test('a shared win counts as drawn by lot', () => {
  const half = new Array<number>(10).fill(0.5);
  expect(redealOf([[half, half]], 10)!.value).toBeCloseTo(0.5, 12);
});

test('if one seat won every game, the deal may still decide a few', () => {
  const always = redealOf([[new Array<number>(100).fill(1)]], 100)!;
  expect(always.value).toBe(0);
  const { high } = intervalAt(always, 0.05);
  // The rule of three: 3% may have been lost, so 6% of pairs may differ.
  expect(high).toBeGreaterThan(0.06);
  expect(high).toBeLessThan(0.09);
});

test('for several kinds of games, it is the mean', () => {
  const [sure, even] = [[new Array<number>(50).fill(1)], play([0.5, 0.5], 50)];
  const { value } = redealOf([even], 50)!;
  expect(redealOf([sure, even], 100)!.value).toBeCloseTo(value / 2, 12);
});

test('two blocks say nothing about the uncertainty', () => {
  expect(redealOf([[[1, 0]]], 2)).toBeUndefined();
  expect(redealOf([], 0)).toBeUndefined();
});

test.each([[[0.5, 0.5]], [[0.71, 0.29]], [[0.97, 0.03]], [[0.5, 0.3, 0.2]]])(
  'few games do not bias it, and its interval contains the true value: %o',
  (chances) => {
    const [runs, games] = [400, 120];
    const truth = 1 - chances.reduce((sum, p) => sum + p * p, 0);
    let [sum, held] = [0, 0];
    for (let run = 0; run < runs; run++) {
      const estimate = redealOf([play(chances, games)], games)!;
      const { low, high } = intervalAt(estimate, 0.05);
      sum += estimate.value;
      if (low <= truth && truth <= high) held++;
    }
    expect(Math.abs(sum / runs - truth)).toBeLessThan(0.006);
    expect(held / runs).toBeGreaterThan(0.93);
  },
);
