// The search with players whose strength is a number, so that the right answer is known.
import { expect, test } from 'vitest';
import { plainBot } from '@railwright/bots';
import { createRng, randomBelow } from '@railwright/engine';
import type { Match, MatchResult } from '../match/match.ts';
import { gameSeed } from '../seeds.ts';
import { improve, opposing, type Improvement } from './improve.ts';

/** Bot `7` beats bot `5` with probability 1/2 + 2/20; the seed alone decides. */
function play({ bots, seed, first, games }: Match): Promise<MatchResult> {
  const [own, other] = bots.map(({ name }) => Number(name));
  const shares = Array.from({ length: games }, (_, i) => {
    const draw = randomBelow(createRng(gameSeed(seed, first + i)), 1000) / 1000;
    return draw < 0.5 + (own! - other!) / 20 ? 1 : 0;
  });
  return Promise.resolve({
    shares,
    wins: [],
    points: [],
    bySeat: [],
    begun: 0,
    firstGames: [],
    firstWins: [],
    unwon: 0,
  });
}

function task(seed: number, change: (value: number) => number, over: Partial<Improvement<number>> = {}) {
  return improve<number>({
    start: 4,
    seats: 2,
    field: ['3', '5'].map(plainBot),
    specOf: (value) => plainBot(String(value)),
    change: (value) => ({ value: change(value), what: `${value} to ${change(value)}` }),
    play,
    seed,
    games: 200,
    heldOut: 1000,
    tries: 20,
    ...over,
  });
}

test('keeps what is better and measures the gain with other cards', async () => {
  const { value, kept, gain, opponents } = await task(9, (v) => Math.min(v + 1, 9), { games: 1000 });
  expect(value).toBe(9);
  expect(kept.map(({ what }) => what)).toEqual(['4 to 5', '5 to 6', '6 to 7', '7 to 8', '8 to 9']);
  // Five steps of 1/20 each.
  expect(gain.low).toBeLessThan(0.25);
  expect(gain.high).toBeGreaterThan(0.25);
  expect(opponents.map(({ bots }) => bots)).toEqual([['3'], ['5']]);
  expect(opponents.every(({ before, after }) => after > before)).toBe(true);
});

test('keeps nothing that is worse or the same', async () => {
  for (const change of [(v: number) => v - 1, (v: number) => v]) {
    const { value, kept, gain, tries } = await task(2, change);
    expect([value, kept, tries]).toEqual([4, [], 20]);
    expect(gain.gain).toBe(0);
    expect(gain.high).toBeGreaterThan(0);
    expect(gain.low).toBeCloseTo(-gain.high, 12);
  }
});

test('keeps a change that wins every game that was lost before', async () => {
  const { value, gain } = await task(7, () => 30, { start: -30, tries: 1 });
  expect(value).toBe(30);
  expect(gain.gain).toBe(1);
  expect(gain.low).toBeGreaterThan(0.9);
});

test('the same seed finds the same, another one plays other games', async () => {
  const change = (v: number) => Math.min(v + 1, 9);
  const [one, again, other] = [await task(3, change), await task(3, change), await task(4, change)];
  expect(again).toEqual(one);
  expect(other.gain).not.toEqual(one.gain);
});

test('stopping ends the search and measures the result so far', async () => {
  const stop = new AbortController();
  const { tries, kept, gain } = await task(5, (v) => v + 1, {
    signal: stop.signal,
    onTry: (n) => {
      if (n === 2) stop.abort();
    },
  });
  expect(tries).toBe(2);
  expect(kept.length).toBeGreaterThan(0);
  expect(gain.games).toBe(2000);
});

test('with more seats, opponents play together, each equally often', () => {
  const names = (field: string, seats: number): string[] =>
    opposing({ field: [...field].map(plainBot), seats }).map((bots) => bots.map(({ name }) => name).join(''));
  expect(names('abc', 2)).toEqual(['a', 'b', 'c']);
  expect(names('abcd', 4)).toEqual(['abc', 'bcd', 'cda', 'dab']);
  expect(names('ab', 4)).toEqual(['aba', 'bab']);
  expect(names('a', 3)).toEqual(['aa']);
});

test('games are rounded up to whole rounds, so that the player is in every seat equally often', async () => {
  const played: Match[] = [];
  await task(6, (v) => v + 1, {
    seats: 3,
    games: 100,
    heldOut: 1000,
    tries: 3,
    play(match) {
      played.push(match);
      return play({ ...match, bots: match.bots.slice(0, 2) });
    },
  });
  expect(
    played.every(({ bots, games, first }) => bots.length === 3 && games % 3 === 0 && first % 3 === 0),
  ).toBe(true);
  expect(played.at(-1)!.games).toBe(1002);
});
