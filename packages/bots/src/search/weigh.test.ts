// What bots that look ahead say of each choice: chances that add up to one, how often it was tried and won, the same for the same seed.
import { expect, test } from 'vitest';
import { cloneState, createRng, hashState, type Game } from '@railwright/engine';
import { lottery } from '../../test/lottery.ts';
import { shippedGame } from '../../test/shipped-game.ts';
import type { Bot, Weighed } from '../bot.ts';
import { createRandomBot } from '../random.ts';
import { createBot } from '../registry.ts';
import { chancesToBeBest } from './best-of.ts';
import { createGuidedBot, createSearchBot, SEARCH_OPTIONS } from './search-bot.ts';

function weighed(bot: Bot | undefined, game: Game, seed: number): readonly Weighed[] {
  const s = game.createState();
  (game as Partial<Game>).start?.(s, seed);
  s.rng.set(createRng(seed));
  const legal = new Int16Array(game.maxChoices);
  const count = game.legalChoices(s, legal);
  const before = hashState(cloneState(s));
  const all = bot?.weigh?.(game, s, legal, count) ?? [];
  expect(all.map(({ choice }) => choice)).toEqual([...legal.subarray(0, count)]);
  expect(hashState(s)).toBe(before);
  return all;
}

const sum = (all: readonly Weighed[], of: 'chance' | 'tries' | 'won'): number =>
  all.reduce((whole, one) => whole + one[of], 0);

test('a search is surest of the choice that wins most, and tells how often it won', () => {
  const game = lottery([0.2, 0.5, 0.9]);
  const bot = createSearchBot(1, createRandomBot, { iterations: 3000 }, { ...SEARCH_OPTIONS, trust: 0 });
  const all = weighed(bot, game, 1);
  expect(sum(all, 'chance')).toBeCloseTo(1, 10);
  expect(sum(all, 'tries')).toBe(3000);
  expect(all[2]?.chance).toBeGreaterThan(0.95);
  // Three standard errors: it is tried nearly always.
  expect((all[2]?.won ?? 0) / (all[2]?.tries ?? 1)).toBeCloseTo(0.9, 1);
});

test('a search between equal choices is sure of none', () => {
  const bot = createSearchBot(2, createRandomBot, { iterations: 600 }, { ...SEARCH_OPTIONS, trust: 0 });
  const all = weighed(bot, lottery([0.5, 0.5]), 3);
  for (const { chance } of all) expect(chance).toBeLessThan(0.98);
});

test('a guided search tells how likely its net would take each choice', () => {
  const policy = [0.7, 0.1, 0.2];
  const mind = { think: () => 0, policy, chanceToWin: () => 0.5, obvious: () => -1 };
  const all = weighed(
    createGuidedBot(1, () => mind, { iterations: 500 }),
    lottery([0.2, 0.5, 0.9]),
    1,
  );
  expect(all.map(({ chance }) => chance)).toEqual(policy);
  expect(sum(all, 'tries')).toBe(500);
  const obvious = { ...mind, obvious: () => 1 };
  const sure = weighed(
    createGuidedBot(1, () => obvious),
    lottery([0.2, 0.5, 0.9]),
    1,
  );
  expect(sure.map(({ chance }) => chance)).toEqual([0, 1, 0]);
});

test.each(['trains/tokyo-beginners', 'game-of-trains/standard', 'freight-train/standard'])(
  'the search of %s weighs every choice, the same for the same seed, within its time',
  async (setup) => {
    const game = await shippedGame(setup, 2);
    const think = (seed: number): readonly Weighed[] =>
      weighed(createBot(game.name, { name: 'search', bot: 'search', iterations: 60 }, seed), game, 5);
    const all = think(7);
    expect(sum(all, 'chance')).toBeCloseTo(1, 10);
    expect(sum(all, 'tries')).toBe(60);
    expect(sum(all, 'won')).toBeLessThanOrEqual(60);
    expect(think(7)).toEqual(all);
    const quick = createBot(game.name, { name: 'search', bot: 'search', milliseconds: 100 }, 1);
    const begun = performance.now();
    weighed(quick, game, 5);
    // The last game is played to its end, on a machine that may be busy.
    expect(performance.now() - begun).toBeLessThan(2000);
  },
);

test('the chances of uncertain values follow what is known of them', () => {
  const rng = createRng(1);
  const [a = 0, b = 0] = chancesToBeBest([{ mean: 0.6, error: 0.1 }, { mean: 0.5, error: 0.1 }], rng); // prettier-ignore
  // The difference is 0.1 with an error of 0.141: above 0 with a chance of 76%.
  expect(a).toBeCloseTo(0.76, 1);
  expect(a + b).toBeCloseTo(1, 10);
});
