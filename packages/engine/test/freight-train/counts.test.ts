// Counts positions to a depth (perft), so that any change of a legal list shows. Draws follow the seed.
import { expect, test } from 'vitest';
import { countPositions } from '../battery.ts';
import { given, started } from './given.ts';
import { standardGame } from './standard.ts';

test('counts worked out by hand', () => {
  // Call, rearrange (which ends the turn with an empty yard), or take; three takes from one siding of equal cars.
  const { game, s } = given({ main: [['coal', 'coal', 'coal'], ['reefer'], ['reefer'], ['reefer']] });
  expect(countPositions(game, s, 1)).toBe(2 + 4);
  // After a call or a rearrangement, the other seat has as many choices; after a take, any siding that still has a car.
  expect(countPositions(game, s, 2)).toBe(6 + 6 + (4 + 3 + 3 + 3));
});

test('places three different cars with all places open', () => {
  const { game, s } = given({ table: ['coal', 'reefer', 'boxcar'] });
  // Each to a train, the mixed train, or the first siding, which equals the second.
  expect(countPositions(game, s, 1)).toBe(3 * 3);
  // The next: train, mixed and one siding for two cars, and a second siding once the first is not empty.
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
