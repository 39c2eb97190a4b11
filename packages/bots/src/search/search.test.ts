// A search with playouts that each say little, tested on a game of one choice with known chances of winning.
import { expect, test } from 'vitest';
import { createRng } from '@railwright/engine';
import { lottery } from '../../test/lottery.ts';
import type { Bot } from '../bot.ts';
import { createSearchBot, SEARCH_OPTIONS } from './search-bot.ts';

const FIRST: Bot = { name: 'first', choose: (_game, _s, legal) => legal[0]! };

/** The choices of thirty searches whose policy always takes the first choice. */
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

test('a choice better than the one of the policy is found, even if its first try loses', () => {
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

test('luck alone does not lead away from the policy: if nothing is better, it is followed', () => {
  for (const iterations of [10, 100, 1000])
    expect(shareOf(0, choices([0.5, 0.4, 0.4, 0.4], iterations))).toBeGreaterThanOrEqual(0.9);
});

test('without trust in the policy, a few tries decide', () => {
  const chances = [0.1, 0.1, 0.9, 0.1];
  expect(shareOf(2, choices(chances, 40, { ...SEARCH_OPTIONS, trust: 0 }))).toBeGreaterThanOrEqual(0.9);
});
