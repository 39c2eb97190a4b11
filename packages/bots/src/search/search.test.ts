// What a search makes of playouts that say little each, tried on a game of one choice whose chances of winning are known.
import { expect, test } from 'vitest';
import { createRng, nextUint32, type Game, type State } from '@railwright/engine';
import type { Bot } from '../bot.ts';
import { createSearchBot, SEARCH_OPTIONS } from './search-bot.ts';

/** Seat 0 chooses once and wins with the chance of its choice; what comes of it lies in the generator, dealt anew each time. */
function lottery(chances: readonly number[]): Game {
  const chosen = (s: State): number => s.data[0]! - 1;
  const wins = (s: State): boolean => s.rng[0]! / 2 ** 32 < chances[chosen(s)]!;
  const game: Partial<Game> = {
    name: 'lottery',
    seats: 2,
    maxChoices: chances.length,
    createState: () => ({ data: new Int16Array(1), rng: new Uint32Array(4), events: null }),
    seatToAct: (s) => (chosen(s) < 0 ? 0 : -1),
    legalChoices(_s, out) {
      chances.forEach((_chance, i) => (out[i] = i));
      return chances.length;
    },
    applyChoice: (s, choice) => void (s.data[0] = choice + 1),
    resample: (s, _seat, rng) => void (s.rng[0] = nextUint32(rng)),
    score: (s, seat) => (wins(s) === (seat === 0) ? 1 : 0),
    winners: (s) => (wins(s) ? 0b01 : 0b10),
    turn: () => 1,
    viewFor: (s) => ({ game: 'lottery', seats: 2, chosen: chosen(s) }),
  };
  return game as Game;
}

const FIRST: Bot = { name: 'first', choose: (_game, _s, legal) => legal[0]! };

/** What thirty searches choose, whose policy always takes the first choice. */
function choices(chances: readonly number[], iterations: number, options = SEARCH_OPTIONS): number[] {
  const game = lottery(chances);
  const legal = new Int16Array(chances.length);
  return Array.from({ length: 30 }, (_, i) => {
    const s = game.createState();
    s.rng.set(createRng(i));
    const count = game.legalChoices(s, legal);
    return createSearchBot(i + 1, () => FIRST, { iterations }, options).choose(game, s, legal, count);
  });
}

const shareOf = (choice: number, all: readonly number[]): number =>
  all.filter((one) => one === choice).length / all.length;

test('a better choice than the policy knows is found, though it may lose the first time it is tried', () => {
  const chances = [0.5, 0.3, 0.4, 0.7, 0.45];
  expect(shareOf(3, choices(chances, 1000))).toBeGreaterThanOrEqual(0.9);
});

test('more thought finds it more often', () => {
  const chances = [0.5, 0.4, 0.6, 0.45];
  const [few, more, many] = [60, 500, 4000].map((n) => shareOf(2, choices(chances, n)));
  expect(few).toBeLessThan(more!);
  expect(more).toBeLessThan(many!);
  expect(many).toBeGreaterThanOrEqual(0.9);
});

test('chance alone does not lead away from the policy: where nothing is better, it is followed', () => {
  for (const iterations of [10, 100, 1000])
    expect(shareOf(0, choices([0.5, 0.4, 0.4, 0.4], iterations))).toBeGreaterThanOrEqual(0.9);
});

test('without trust in the policy a few tries are enough to go by', () => {
  const chances = [0.1, 0.1, 0.9, 0.1];
  expect(shareOf(2, choices(chances, 40, { ...SEARCH_OPTIONS, trust: 0 }))).toBeGreaterThanOrEqual(0.9);
});
