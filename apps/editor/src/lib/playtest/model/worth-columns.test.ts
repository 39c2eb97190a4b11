import { expect, test } from 'vitest';
import { columnsOf, levelOf } from './worth-columns.ts';

test('cards stand in a column for their cost, and none hides another', () => {
  const spots = Array.from({ length: 40 }, (_, i) => ({
    ...{ item: `card-${i}`, cost: 2 + (i % 3), worth: Math.sin(i) / 5, isForced: false },
  }));
  const columns = columnsOf(spots, 0.2);
  expect(columns.map(({ cost }) => cost)).toEqual([2, 3, 4]);
  expect(columns.flatMap(({ lanes }) => lanes.flat())).toHaveLength(spots.length);
  for (const { cost, lanes } of columns)
    for (const lane of lanes) {
      expect(lane.every((spot) => spot.cost === cost)).toBe(true);
      const levels = lane.map(({ worth }) => levelOf(worth, 0.2));
      for (const [i, level] of levels.entries())
        expect(level - (levels[i - 1] ?? -Infinity)).toBeGreaterThanOrEqual(20);
    }
  // Where there is room, one lane will do.
  const two = [0.2, -0.2].map((worth) => ({ item: String(worth), cost: 2, worth, isForced: false }));
  expect(columnsOf(two, 0.2)[0]?.lanes).toHaveLength(1);
});
