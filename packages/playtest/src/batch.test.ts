import { expect, test } from 'vitest';
import { plainBot } from '@railwright/bots';
import { chunkAt, countChunks, entryAt, fillSeats, type Batch } from './batch.ts';

const batchOf = (games: number, seats = 2, first = 0): Batch => ({
  definition: {},
  source: { setup: 'toys/toy', content: '0' },
  seats,
  games,
  first,
  seed: 1,
  bots: ['a', 'b', 'c', 'd'].slice(0, seats).map(plainBot),
});

test.each([1, 2, 199, 200, 201, 999, 20_000, 20_001, 1_000_000])(
  'the chunks of %i games contain each game once, in order',
  (games) => {
    const batch = batchOf(games, 2, 17);
    let next = 17;
    for (let i = 0; i < countChunks(batch); i++) {
      const chunk = chunkAt(batch, i);
      expect(chunk.index).toBe(i);
      expect(chunk.first).toBe(next);
      expect(chunk.games).toBeGreaterThan(0);
      next += chunk.games;
    }
    expect(next).toBe(17 + games);
  },
);

test.each([2, 3, 4])('with %i seats, every bot sits in every seat equally often', (seats) => {
  const batch = batchOf(12, seats);
  const sat = new Map<string, number>();
  for (let game = 0; game < 12; game++) {
    const entries = Array.from({ length: seats }, (_, seat) => entryAt(batch, game, seat));
    expect(new Set(entries).size).toBe(seats);
    entries.forEach((entry, seat) => sat.set(`${entry}@${seat}`, (sat.get(`${entry}@${seat}`) ?? 0) + 1));
  }
  expect(sat.size).toBe(seats * seats);
  expect(new Set(sat.values())).toEqual(new Set([12 / seats]));
});

test('a short list of bots is repeated', () => {
  expect(fillSeats(['a'], 3)).toEqual(['a', 'a', 'a']);
  expect(fillSeats(['a', 'b'], 3)).toEqual(['a', 'b', 'a']);
});
