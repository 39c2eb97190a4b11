// Separates the effects of seats and bots, worked out by hand and on a game in which both are known.
import { describe, expect, test } from 'vitest';
import { plainBot } from '@railwright/bots';
import type { Batch } from '../src/index.ts';
import { botWins, effectsOf, seatWins } from '../src/summary/effects.ts';
import { createTally, type Tally } from '../src/tally.ts';
import { createToy } from './toy-game.ts';

const batchOf = (names: readonly string[]): Batch => ({
  definition: {},
  source: { setup: 'toys/toy', content: '0' },
  seats: names.length,
  games: 1,
  first: 0,
  seed: 1,
  bots: names.map(plainBot),
});

/** Wins by rotation and seat. */
function tallyOf(games: number, wins: readonly (readonly number[])[]): Tally {
  const tally = createTally(createToy({ game: 'toy', turns: 1 }, wins.length));
  wins.forEach((bySeat, r) => {
    tally.rotations[r]!.games = games;
    bySeat.forEach((won, seat) => (tally.rotations[r]!.wins[seat] = won * 840));
  });
  tally.games = games * wins.length;
  return tally;
}

describe('two bots in two seats, 100 games each way', () => {
  // Even games: A in seat 0, B in seat 1. Odd games: B in seat 0, A in seat 1.
  const tally = tallyOf(100, [
    [60, 40],
    [48, 52],
  ]);
  const { seatEffects, botEffects, winsBySeatAndBot } = effectsOf(batchOf(['A', 'B']), tally);

  test('seat 0 is worth (0.60 + 0.48) / 2 - 0.5, whichever bot sits there', () => {
    expect(seatEffects.map(({ effect }) => effect.value)).toEqual([
      expect.closeTo(0.04, 12),
      expect.closeTo(-0.04, 12),
    ]);
  });

  test('A is worth (0.60 + 0.52) / 2 - 0.5, wherever it sits', () => {
    expect(botEffects.map(({ bot, effect }) => [bot, effect.value])).toEqual([
      ['A', expect.closeTo(0.06, 12)],
      ['B', expect.closeTo(-0.06, 12)],
    ]);
  });

  test('the interval by hand: two groups, two more games each, half of them won', () => {
    const [p, q] = [61 / 102, 49 / 102];
    const reach = 1.959963984540054 * Math.sqrt((0.25 * p * (1 - p)) / 102 + (0.25 * q * (1 - q)) / 102);
    const { effect } = seatEffects[0]!;
    expect(effect.low).toBeCloseTo((p + q) / 2 - 0.5 - reach, 12);
    expect(effect.high).toBeCloseTo((p + q) / 2 - 0.5 + reach, 12);
  });

  test('each bot in each seat has its own share', () => {
    expect(winsBySeatAndBot.map(({ bot, seat, wins }) => [bot, seat, wins.count, wins.of])).toEqual([
      ['A', 0, 60, 100],
      ['A', 1, 52, 100],
      ['B', 0, 48, 100],
      ['B', 1, 40, 100],
    ]);
  });
});

test('a bot in two of three seats is worth what one of its seats wins', () => {
  // A A B, rotated; A wins 80 of 100 games in every rotation, B 20.
  const tally = tallyOf(100, [
    [50, 30, 20],
    [50, 20, 30],
    [20, 50, 30],
  ]);
  const { botEffects } = effectsOf(batchOf(['A', 'A', 'B']), tally);
  expect(botEffects.map(({ effect }) => effect.value)).toEqual([
    expect.closeTo(0.4 - 1 / 3, 12),
    expect.closeTo(0.2 - 1 / 3, 12),
  ]);
});

test('a strong bot that sat in one seat more often does not make the seat look good', () => {
  // A wins always; one more game was played with A in seat 0.
  const tally = createTally(createToy({ game: 'toy', turns: 1 }, 2));
  tally.games = 21;
  Object.assign(tally.rotations[0]!, { games: 11, wins: [11 * 840, 0] });
  Object.assign(tally.rotations[1]!, { games: 10, wins: [0, 10 * 840] });
  const { seatEffects } = effectsOf(batchOf(['A', 'B']), tally);
  expect(seatEffects[0]!.effect.value).toBe(0);
});

test('the intervals of win shares account for who sat where, so that unequal bots narrow them', () => {
  // A beats B in 90 of 100 games from either seat: seat 0 wins 90 of 100 with A there and 10 of 100 with B.
  const tally = tallyOf(100, [
    [90, 10],
    [10, 90],
  ]);
  const [seat, bot] = [seatWins(batchOf(['A', 'B']), tally, 0), botWins(batchOf(['A', 'B']), tally, 'A')];
  expect(seat).toMatchObject({ count: 100, of: 200, share: 0.5 });
  // Two groups of 102, half of each: 1.96 · sqrt(2 · (1/4) · p (1 - p) / 102), p = 91 / 102.
  const reach = 1.959963984540054 * Math.sqrt((((1 / 4) * 2 * 91) / 102) * (11 / 102 / 102));
  expect(seat.high - seat.low).toBeCloseTo(2 * reach, 12);
  expect(bot.share).toBe(0.9);
  expect(bot.low).toBeGreaterThan(0.84);
});

test('a bot in all seats has exactly its share, and one in two of three as certain a share as its wins', () => {
  const alone = botWins(
    batchOf(['A', 'A']),
    tallyOf(500, [
      [250, 250],
      [260, 240],
    ]),
    'A',
  );
  expect(alone.share).toBe(0.5);
  expect(alone.high).toBe(0.5);
  expect(alone.low).toBeGreaterThan(0.497);
  // A A B: the two seats of A win 80 of 100 games together, so each 40%, with half the error of a share of games.
  const { share, low, high } = botWins(
    batchOf(['A', 'A', 'B']),
    tallyOf(100, [
      [50, 30, 20],
      [50, 20, 30],
      [20, 50, 30],
    ]),
    'A',
  );
  expect(share).toBeCloseTo(0.4, 12);
  expect(high - low).toBeLessThan(0.048);
});

test('until every bot has sat in every seat, effects cannot be separated', () => {
  const tally = tallyOf(0, [
    [0, 0],
    [0, 0],
  ]);
  tally.rotations[0]!.games = 1;
  tally.rotations[0]!.wins[0] = 840;
  tally.games = 1;
  expect(effectsOf(batchOf(['A', 'B']), tally)).toMatchObject({ seatEffects: [], botEffects: [] });
});
