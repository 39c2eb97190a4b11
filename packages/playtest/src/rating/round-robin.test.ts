import { describe, expect, test } from 'vitest';
import { createRandomBot, plainBot, type BotSpec } from '@railwright/bots';
import { createToy } from '../../test/toy-game.ts';
import { playMatch, type MatchResult } from '../match/match.ts';
import { WIN } from '@railwright/figures';
import { summarizeRatings } from './round-robin.ts';
import { countTables, tablesOf, type RoundRobin } from './tables.ts';

/** In this toy, a draw of 1 is worth 1.5 points and any other 1 or less. */
const createBot = (_game: string, { name }: BotSpec, seed: number) =>
  name === 'steady' ? { name, choose: () => 1 } : createRandomBot(seed);

const fieldOf = (letters: string): readonly BotSpec[] => [...letters].map(plainBot);
const tournament: RoundRobin = { bots: fieldOf('abc'), seats: 2, games: 3, seed: 7 };
const setup = { setup: 'toys/toy', content: 'abc' };
const parts = (...wins: readonly number[]): number[] => wins.map((won) => won * WIN);
const NONE = { unwon: 0, bySeat: [0, 0], begun: 0, firstGames: [2, 2], firstWins: [0, 0], shares: [] };

describe('tables', () => {
  const shown = (bots: string, seats: number, games = 1) =>
    tablesOf({ bots: fieldOf(bots), seats, games, seed: 7 }).map(
      (table) => `${table.bots.map(({ name }) => name).join('')} ${table.first}+${table.games}`,
    );

  test('of two are pairs, with their own games and equally often in either seat', () => {
    expect(shown('abc', 2, 3)).toEqual(['ab 0+4', 'ac 4+4', 'bc 8+4']);
  });

  test('of more are all combinations of the field, with as many games as every pair needs', () => {
    // Each pair is at 2 of the 4 tables of three; 12 games are 6 a table.
    expect(shown('abcd', 3, 12)).toEqual(['abc 0+6', 'abd 6+6', 'acd 12+6', 'bcd 18+6']);
    expect(shown('abcd', 4, 10)).toEqual(['abcd 0+12']);
  });

  test('of more seats than bots seat some twice, everybody equally often', () => {
    expect(shown('ab', 3, 2)).toEqual(['aab 0+3', 'abb 3+3']);
    expect(shown('ab', 4, 2)).toEqual(['aabb 0+4']);
    expect(shown('abc', 4)).toEqual(['aabc 0+4', 'abbc 4+4', 'abcc 8+4']);
  });

  test.each([
    [13, 2],
    [13, 5],
    [4, 4],
    [2, 5],
    [3, 4],
  ])('of %i bots in %i seats are counted without being made, and treat all alike', (count, seats) => {
    const bots = Array.from({ length: count }, (_, i) => plainBot(String(i)));
    const tables = tablesOf({ bots, seats, games: 10, seed: 1 });
    expect(countTables(count, seats)).toBe(tables.length);
    const taken = bots.map((_, i) =>
      tables.reduce((sum, { entries }) => sum + entries.filter((entry) => entry === i).length, 0),
    );
    expect(new Set(taken).size).toBe(1);
    const met = tables.filter(({ entries }) => entries.includes(0) && entries.includes(1));
    expect(met.reduce((sum, { games }) => sum + games, 0)).toBeGreaterThanOrEqual(10);
    expect(tables.every(({ games }) => games % seats === 0)).toBe(true);
  });
});

test('shares, leads and seats match the games', () => {
  const result = summarizeRatings(
    tournament,
    [
      { ...NONE, wins: parts(2.5, 1.5), points: [12, 10], bySeat: parts(3, 1), begun: 3 * WIN },
      { ...NONE, wins: parts(3, 1), points: [8, 6], bySeat: parts(2, 2), begun: 2 * WIN },
      { ...NONE, wins: parts(2, 2), points: [5, 5], bySeat: parts(1, 3), begun: WIN },
    ],
    setup,
  );
  expect(result.pairs.map(({ won, lost, share, lead }) => [won, lost, share, lead])).toEqual([
    [2.5, 1.5, 0.625, 0.5],
    [3, 1, 0.75, 0.5],
    [2, 2, 0.5, 0],
  ]);
  expect(result.ratings.map(({ bot, wins }) => [bot, wins.count, wins.of])).toEqual([
    ['a', 5.5, 8],
    ['b', 3.5, 8],
    ['c', 3, 8],
  ]);
  expect(result.winsBySeat.map(({ wins }) => wins.share)).toEqual([0.5, 0.5]);
  expect(result.firstSeat.share).toBe(0.5);
  expect(result).toMatchObject({ complete: true, games: 12, tables: 3, played: 3 });
});

test('the effect of going first is measured by who began: unequal bots leave less to chance than equal ones', () => {
  const even = { ...NONE, wins: parts(2, 2), points: [0, 0], begun: 2 * WIN };
  const widthOf = (result: MatchResult): number => {
    const { firstSeat } = summarizeRatings(tournament, [result, result, result], setup);
    expect(firstSeat.share).toBe(0.5);
    return firstSeat.high - firstSeat.low;
  };
  const unequal = widthOf({ ...even, firstWins: parts(2, 0) });
  expect(unequal).toBeLessThan(widthOf({ ...even, firstWins: parts(1, 1) }));
});

test('games without a winner make no bot stronger', () => {
  const drawn: MatchResult = { ...NONE, wins: [0, 0], points: [0, 0], unwon: 4 };
  const { ratings, unwon } = summarizeRatings(tournament, [drawn, drawn, drawn], setup);
  expect(unwon).toBe(12);
  for (const { rating } of ratings) expect(rating).toBeCloseTo(0, 8);
});

test('tables that were not played are left out and reported', () => {
  const one = { ...NONE, wins: parts(3, 1), points: [4, 2] };
  const result = summarizeRatings(tournament, [one, undefined, undefined], setup);
  expect(result.pairs).toHaveLength(1);
  expect(result).toMatchObject({ complete: false, played: 1, tables: 3, games: 4 });
  expect(result.ratings.every(({ rating }) => Number.isFinite(rating))).toBe(true);
});

test.each([2, 3, 4])('a match of %i gives the same games whole and in parts', (seats) => {
  const toy = createToy({ game: 'toy', turns: 5 * seats }, seats);
  const bots = ['steady', 'random', 'random', 'random'].slice(0, seats).map(plainBot);
  const match = { bots, seed: 3, first: 0, games: 60 };
  const whole = playMatch(toy, match, createBot);
  const parts = [
    { ...match, games: 17 },
    { ...match, first: 17, games: 43 },
  ].map((part) => playMatch(toy, part, createBot));
  expect(parts.flatMap(({ shares }) => shares)).toEqual(whole.shares);
  expect(whole.shares).toHaveLength(60);
  expect(whole.wins.reduce((sum, won) => sum + won, 0)).toBe(60 * WIN);
  expect(whole.wins[0]! / WIN).toBeCloseTo(
    whole.shares.reduce((sum, won) => sum + won, 0),
    9,
  );
  expect(whole.bySeat.reduce((sum, won) => sum + won, 0)).toBe(60 * WIN);
});

test('a better bot wins from any seat and is rated so at tables of three', () => {
  const toy = createToy({ game: 'toy', turns: 15 }, 3);
  const field: RoundRobin = {
    bots: ['random', 'steady', 'other', 'another'].map(plainBot),
    seats: 3,
    games: 60,
    seed: 5,
  };
  const results = tablesOf(field).map((table) => playMatch(toy, table, createBot));
  const { ratings, winsBySeat, complete } = summarizeRatings(field, results, setup);
  expect(complete).toBe(true);
  expect(ratings[0]!.bot).toBe('steady');
  expect(ratings[0]!.low).toBeGreaterThan(ratings[1]!.high);
  expect(ratings.every(({ wins }) => wins.of === ratings[0]!.wins.of)).toBe(true);
  // All sit everywhere equally often: no seat has more of the steady one.
  for (const { wins } of winsBySeat) expect(wins.low < 1 / 3 && 1 / 3 < wins.high).toBe(true);
});
