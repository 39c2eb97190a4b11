// A search guided by a net: it finds better choices that the net thinks unlikely, otherwise follows the net, and keeps the
// laws of all searches.
import { expect, test } from 'vitest';
import {
  cloneState,
  createRng,
  hashState,
  observerOf,
  randomBelow,
  type Game,
  type State,
} from '@railwright/engine';
import { contentsOf, countRows, formatPlayer, rounded } from '@railwright/net';
import { lottery } from '../../test/lottery.ts';
import { shippedGame } from '../../test/shipped-game.ts';
import { createBot, type BotSpec } from '../index.ts';
import type { Guide } from './guided-search.ts';
import { createGuidedBot } from './search-bot.ts';

/** Opinions about the choices of a lottery, which is over before anybody asks what it is worth. */
const thinking = (policy: readonly number[]): Guide => ({
  think: () => policy.indexOf(Math.max(...policy)),
  policy,
  chanceToWin: () => expect.fail('there is nothing left to judge'),
  obvious: () => -1,
});

/** The choices made by thirty searches. */
function choices(chances: readonly number[], thought: readonly number[], iterations: number): number[] {
  const game = lottery(chances);
  const legal = new Int16Array(chances.length);
  return Array.from({ length: 30 }, (_, i) => {
    const s = game.createState();
    s.rng.set(createRng(i));
    const count = game.legalChoices(s, legal);
    return createGuidedBot(i + 1, () => thinking(thought), { iterations }).choose(game, s, legal, count);
  });
}

const shareOf = (choice: number, all: readonly number[]): number =>
  all.filter((one) => one === choice).length / all.length;

test('a choice better than the likeliest is found', () => {
  expect(shareOf(2, choices([0.4, 0.3, 0.7, 0.4], [0.6, 0.1, 0.2, 0.1], 1000))).toBeGreaterThanOrEqual(0.9);
});

test('if nothing is better, it follows the net', () => {
  for (const iterations of [20, 200, 1000])
    expect(
      shareOf(1, choices([0.3, 0.5, 0.3, 0.3], [0.1, 0.7, 0.1, 0.1], iterations)),
    ).toBeGreaterThanOrEqual(0.9);
});

/** A player whose weights are small random numbers. */
function stranger(game: Game, iterations: number): BotSpec {
  const width = 32;
  const contents = contentsOf(observerOf(game), width);
  const rng = createRng(5);
  const weights = Float32Array.from(
    { length: countRows(contents) * width },
    () => randomBelow(rng, 1000) / 1000 - 0.5,
  );
  const bytes = formatPlayer({
    header: {
      format: 3,
      game: game.name,
      engine: '1',
      setups: [{ id: 'trains/tokyo-beginners', content: 'x', seats: [2] }],
      learned: { seed: 1, games: 0, decisions: 0 },
      strength: [],
      contents,
    },
    weights: rounded(weights, width),
  });
  return {
    name: 'search@stranger',
    bot: 'search',
    iterations,
    player: Buffer.from(bytes).toString('base64'),
  };
}

test.each([2, 3])(
  'at tables of %i it plays legally, does not look at hidden cards, and leaves everything unchanged',
  async (seats) => {
    const game = await shippedGame('trains/tokyo-beginners', seats);
    const spec = stranger(game, 12);
    const legal = new Int16Array(game.maxChoices);
    const rng = createRng(4);
    const make = () => Array.from({ length: seats }, (_, seat) => createBot('trains', spec, seat)!);
    const [seeing, blind] = [make(), make()];
    const s = game.createState();
    game.start(s, 9);
    for (let step = 0; step < 150 && game.seatToAct(s) >= 0; step++) {
      const seat = game.seatToAct(s);
      const count = game.legalChoices(s, legal);
      const dealtAnew: State = cloneState(s);
      game.resample(dealtAnew, seat, rng);
      const before = hashState(s);
      const choice = seeing[seat]!.choose(game, s, legal, count);
      expect(hashState(s)).toBe(before);
      expect([...legal.subarray(0, count)]).toContain(choice);
      expect(blind[seat]!.choose(game, dealtAnew, legal, count)).toBe(choice);
      game.applyChoice(s, choice);
    }
  },
);

test('a player for another game cannot guide a search', async () => {
  const spec = stranger(await shippedGame('trains/tokyo-beginners', 2), 10);
  expect(createBot('freight-train', spec, 1)).toBeUndefined();
});
