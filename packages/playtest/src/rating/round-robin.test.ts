import { expect, test } from 'vitest';
import { createRandomBot, plainBot, type BotSpec } from '@railwright/bots';
import { createToy } from '../../test/toy-game.ts';
import { playMatch } from '../match/match.ts';
import { pairings, summarizeRatings, type RoundRobin } from './round-robin.ts';

/** In this toy a draw of 1 is worth 1.5 points and any other 1 or less. */
const createBot = (_game: string, { name }: BotSpec, seed: number) =>
  name === 'steady' ? { name, choose: () => 1 } : createRandomBot(seed);

const tournament: RoundRobin = { bots: ['a', 'b', 'c'].map(plainBot), games: 3, seed: 7 };

test('every pair meets once, over an even number of games with the same seeds', () => {
  expect(
    pairings(tournament).map(({ bots, games, seed, first }) => [bots.map((b) => b.name), games, seed, first]),
  ).toEqual([
    [['a', 'b'], 4, 7, 0],
    [['a', 'c'], 4, 7, 0],
    [['b', 'c'], 4, 7, 0],
  ]);
});

test('shares, leads and the first seat are what the games say', () => {
  const result = summarizeRatings(tournament, [
    { shares: [1, 1, 0.5, 0], leads: [3, 1, 0, -2], firstSeat: 2.5 },
    { shares: [1, 1, 1, 0], leads: [1, 1, 1, -1], firstSeat: 2 },
    { shares: [1, 0, 0.5, 0.5], leads: [1, -1, 0, 0], firstSeat: 1.5 },
  ]);
  expect(result.pairs.map(({ wins, share, lead }) => [wins, share, lead])).toEqual([
    [2.5, 0.625, 0.5],
    [3, 0.75, 0.5],
    [2, 0.5, 0],
  ]);
  // a won 2.5 and 3 of 8, b 1.5 and 2, c 1 and 2.
  expect(result.ratings.map(({ bot, share, games }) => [bot, share, games])).toEqual([
    ['a', 5.5 / 8, 8],
    ['b', 3.5 / 8, 8],
    ['c', 3 / 8, 8],
  ]);
  expect(result.firstSeat.share).toBe(0.5);
  expect(result.complete).toBe(true);
});

test('pairs that were not played are left out, and it is said', () => {
  const result = summarizeRatings(tournament, [
    { shares: [1, 0], leads: [1, -1], firstSeat: 1 },
    undefined,
    undefined,
  ]);
  expect(result.pairs).toHaveLength(1);
  expect(result.complete).toBe(false);
  expect(result.ratings.every(({ rating }) => Number.isFinite(rating))).toBe(true);
});

test('a match gives the same games whole and in parts, and its bots change seats', () => {
  const toy = createToy({ game: 'toy', turns: 10 }, 2);
  const match = { bots: [plainBot('steady'), plainBot('random')], seed: 3, first: 0, games: 40 };
  const whole = playMatch(toy, match, createBot);
  const parts = [0, 17].map((first) =>
    playMatch(toy, { ...match, first, games: first === 0 ? 17 : 23 }, createBot),
  );
  expect(parts.flatMap(({ shares }) => shares)).toEqual(whole.shares);
  const turned = playMatch(toy, { ...match, bots: match.bots.toReversed() }, createBot);
  expect(turned.shares).not.toEqual(whole.shares);
  // Whoever is better wins from either seat.
  const mean = (values: readonly number[]) => values.reduce((sum, x) => sum + x, 0) / values.length;
  expect(mean(whole.shares)).toBeGreaterThan(0.7);
  expect(mean(turned.shares)).toBeLessThan(0.3);
  expect(whole.leads).toHaveLength(40);
});
