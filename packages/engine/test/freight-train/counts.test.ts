// Counting positions to a depth, as chess people use perft: a change of any legal list shows here. Draws follow the seed.
import { expect, test } from 'vitest';
import { countPositions } from '../battery.ts';
import { given, started } from './given.ts';
import { standardGame } from './standard.ts';

test('counts that can be worked by hand', () => {
  // Call, rearrange (which ends the turn of an empty yard), or take; three takes from one siding of equal cars.
  const { game, s } = given({ main: [['coal', 'coal', 'coal'], ['reefer'], ['reefer'], ['reefer']] });
  expect(countPositions(game, s, 1)).toBe(2 + 4);
  // After a call or a rearrangement the other seat has as many choices; after a take any siding that has a car left.
  expect(countPositions(game, s, 2)).toBe(6 + 6 + (4 + 3 + 3 + 3));
});

test('placing three different cars with all places open', () => {
  const { game, s } = given({ table: ['coal', 'reefer', 'boxcar'] });
  // Each to a train, the mixed train, or the first siding, the second being equal to it.
  expect(countPositions(game, s, 1)).toBe(3 * 3);
  // The next: train, mixed and one siding for two cars, a second siding too once the first is not empty.
  expect(countPositions(game, s, 2)).toBe(3 * (2 * 3) + 3 * (2 * 3) + 3 * (2 * 4));
});

test.each([
  [2, 1, [11, 65, 438, 4122]],
  [2, 2, [11, 65, 443, 4308]],
  [3, 1, [11, 65, 440, 4228]],
  [4, 1, [11, 65, 440, 4229]],
  [5, 1, [11, 65, 440, 4229]],
])('%i seats, seed %i: %j', (seats, seed, counts) => {
  const { game, s } = started(seed, standardGame(seats));
  expect(counts.map((_, i) => countPositions(game, s, i + 1))).toEqual(counts);
});
