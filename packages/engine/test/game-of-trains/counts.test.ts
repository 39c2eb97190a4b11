// Counts positions to a depth (perft), so that any change of a legal list shows. Draws follow the seed.
import { expect, test } from 'vitest';
import { countPositions } from '../battery.ts';
import { given, HIGH, LOW, started } from './given.ts';
import { standardGame } from './standard.ts';

test.each([
  // No face-up cards: draw, then seven places.
  [[], 1, 1],
  [[], 2, 7],
  // Swap adjacent (6 pairs), swap over one (5), right (5), left (5), protect (3); a removal (1) asks nothing.
  [[4], 1, 2],
  [[4], 2, 7 + 6],
  [[8, 1, 3, 2], 2, 7 + 5 + 5 + 5 + 3],
])('with %j beside the draw pile, %i choices lead to %i positions', (faceUp, depth, count) => {
  const { game, s } = given({ trains: [HIGH, LOW], faceUp });
  expect(countPositions(game, s, depth)).toBe(count);
});

// The exchange can be worked out by hand: 7 places for the first card, then 2 to keep with 7 places, 3 with 7, 4 with 7.
test.each([
  [2, 1, [7, 14, 98, 270, 1394, 4854]],
  [2, 2, [7, 14, 98, 262, 1356, 4136]],
  [3, 1, [7, 14, 98, 294, 2058, 7224]],
  [4, 1, [7, 14, 98, 294, 2058, 8232]],
])('%i seats, seed %i: %j', (seats, seed, counts) => {
  const { game, s } = started(seed, standardGame(seats));
  expect(counts.map((_, i) => countPositions(game, s, i + 1))).toEqual(counts);
});
