// The bot's strength and its fairness. Positions come from shipped cards through the content package.
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadContent, resolveSetup } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { cloneState, createGame, createRng, hashState, type Game } from '@railwright/engine';
import { shippedGame } from '../../test/shipped-game.ts';
import { nextChoice, type BotFactory } from '../bot.ts';
import { createRandomBot } from '../random.ts';
import { createTrainsBot } from './heuristic.ts';

const CONTENT = join(import.meta.dirname, '../../../../content');
const SETUPS = ['trains/tokyo-beginners', 'trains/osaka-beginners'];
const games = new Map<string, Game>();

beforeAll(async () => {
  const content = await loadContent(folderSource(CONTENT));
  for (const id of SETUPS) {
    const resolved = resolveSetup(content, id);
    if (!resolved.ok) throw new Error(resolved.diagnostics.map((d) => d.message).join('\n'));
    games.set(id, createGame(resolved.setup.definition, 2));
  }
});

const gameOf = (id: string): Game => games.get(id) as Game;

/** Plays a game and returns the bit mask of the winners. */
function play(game: Game, seed: number, seats: readonly BotFactory[]): number {
  const s = game.createState();
  const bots = seats.map((make, seat) => make(seed * 8 + seat));
  const out = new Int16Array(game.maxChoices);
  game.start(s, seed);
  for (let seat = game.seatToAct(s); seat >= 0; seat = game.seatToAct(s)) {
    const count = game.legalChoices(s, out);
    game.applyChoice(s, bots[seat]?.choose(game, s, out, count) as number);
  }
  return game.winners(s);
}

describe.each(SETUPS)('%s', (id) => {
  test('beats random in at least 95 of 100 games, from either seat', { timeout: 60_000 }, () => {
    let won = 0;
    for (let seed = 1; seed <= 100; seed++) {
      const own = seed & 1;
      const seats = own === 0 ? [createTrainsBot, createRandomBot] : [createRandomBot, createTrainsBot];
      if (play(gameOf(id), seed, seats) === 1 << own) won++;
    }
    expect(won).toBeGreaterThanOrEqual(95);
  });

  test('leaves the position unchanged, makes legal choices, and does not look at hidden cards', () => {
    const game = gameOf(id);
    const s = game.createState();
    const out = new Int16Array(game.maxChoices);
    const rng = createRng(3);
    const bot = createTrainsBot(1);
    game.start(s, 5);
    for (let step = 0; step < 400 && game.seatToAct(s) >= 0; step++) {
      const count = game.legalChoices(s, out);
      const before = hashState(s);
      const dealtAnew = cloneState(s);
      game.resample(dealtAnew, game.seatToAct(s), rng);
      const blind = createTrainsBot(step);
      const seeing = createTrainsBot(step);
      expect(blind.choose(game, dealtAnew, out, count)).toBe(seeing.choose(game, s, out, count));
      expect(hashState(s)).toBe(before);
      const choice = bot.choose(game, s, out, count);
      expect(out.subarray(0, count)).toContain(choice);
      game.applyChoice(s, choice);
    }
  });
});

test('with four seats, choosing the first start is no disadvantage', async () => {
  // From the middle of the map, where everybody passes through, that seat won only 13 of 100.
  const game = await shippedGame('trains/tokyo-beginners', 4);
  const s = game.createState();
  const out = new Int16Array(game.maxChoices);
  const games = 160;
  let won = 0;
  for (let seed = 0; seed < games; seed++) {
    const bots = [0, 1, 2, 3].map((seat) => createTrainsBot(4 * seed + seat));
    game.start(s, seed);
    for (let seat = game.seatToAct(s); seat >= 0; seat = game.seatToAct(s))
      game.applyChoice(s, nextChoice(bots[seat]!, game, s, out));
    const winners = [0, 1, 2, 3].filter((seat) => (game.winners(s) >> seat) & 1);
    if (winners.includes(0)) won += 1 / winners.length;
  }
  expect(won / games).toBeGreaterThan(0.21);
});
