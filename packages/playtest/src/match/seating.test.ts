import { expect, test } from 'vitest';
import { seatingOf, wholeRounds } from './seating.ts';

test.each([2, 3, 4, 5])('in every round of %i games, everybody is in every seat once', (seats) => {
  for (let round = 0; round < 20; round++) {
    const games = Array.from({ length: seats }, (_, i) => seatingOf(7, round * seats + i, seats));
    for (let seat = 0; seat < seats; seat++)
      expect(new Set(games.map((seating) => seating[seat])).size).toBe(seats);
  }
});

test('neighbours change from round to round, and the same seed gives the same seats', () => {
  const orders = (seed: number): string[] =>
    Array.from({ length: 60 }, (_, round) => {
      const seating = seatingOf(seed, round * 4, 4);
      const at = seating.indexOf(0);
      return [...seating.slice(at), ...seating.slice(0, at)].join('');
    });
  expect(new Set(orders(1)).size).toBe(6);
  expect(orders(1)).toEqual(orders(1));
  expect(orders(2)).not.toEqual(orders(1));
});

test('games are rounded up to whole rounds', () => {
  expect([wholeRounds(200, 2), wholeRounds(201, 2), wholeRounds(200, 3), wholeRounds(1, 5)]).toEqual([
    200, 202, 201, 5,
  ]);
});
