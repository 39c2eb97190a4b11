import { expect, test } from 'vitest';
import { carsInOrder, orderedCars } from './order.ts';

test.each([
  [
    [12, 73, 32, 54, 55, 25, 11],
    [0, 2, 3, 4],
  ],
  [
    [0, 2, 0, 3],
    [1, 3],
  ],
])('of %j the cars at %j are in order', (train, positions) => {
  expect(orderedCars(train)).toEqual(positions);
});

test.each([
  [[], 0],
  [[5], 1],
  [[9, 7, 5, 3], 1],
  [[12, 73, 32, 54, 55, 25, 11], 4],
  [[1, 2, 3, 4, 5, 6, 7], 7],
  [[0, 2, 0, 3], 2],
])('of %j %i are in order', (train, count) => {
  expect(carsInOrder(train)).toBe(count);
});
