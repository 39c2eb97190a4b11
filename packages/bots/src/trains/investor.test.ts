// The bot's strength, and what it has in common with every bot. Winning with cards is what its name promises.
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { listStrategies, loadContent, resolveSetup } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import {
  cloneState,
  createRng,
  createTrains,
  hashState,
  trainsReader,
  type TrainsDefinition,
  type TrainsGame,
} from '@railwright/engine';
import type { BotFactory } from '../bot.ts';
import { createBot } from '../registry.ts';
import { createTrainsBot } from './heuristic.ts';
import { createInvestorBot } from './investor.ts';

const SETUPS = ['trains/tokyo-beginners', 'trains/osaka-beginners'];
const games = new Map<string, TrainsGame>();
let strategies: ReturnType<typeof listStrategies>;

beforeAll(async () => {
  const content = await loadContent(folderSource(join(import.meta.dirname, '../../../../content')));
  strategies = listStrategies(content, 'trains');
  for (const id of SETUPS) {
    const resolved = resolveSetup(content, id);
    if (!resolved.ok) throw new Error(resolved.diagnostics.map((d) => d.message).join('\n'));
    games.set(id, createTrains(resolved.setup.definition as TrainsDefinition, 2));
  }
});

function engineBuilder(seed: number) {
  const { strategy } = strategies.find(({ id }) => id === 'trains/engine-builder')!;
  return createBot('trains', { name: 'engine-builder', bot: 'strategy', strategy }, seed)!;
}

/** Games won by the investor and rails it laid per game; seats change from game to game. */
function meet(game: TrainsGame, opponent: BotFactory, count: number): { won: number; rails: number } {
  const s = game.createState();
  const legal = new Int16Array(game.maxChoices);
  let won = 0;
  let rails = 0;
  for (let seed = 1; seed <= count; seed++) {
    const own = seed & 1;
    const bots = [0, 1].map((seat) => (seat === own ? createInvestorBot : opponent)(seed * 8 + seat));
    game.start(s, seed);
    for (let seat = game.seatToAct(s); seat >= 0; seat = game.seatToAct(s))
      game.applyChoice(s, bots[seat]!.choose(game, s, legal, game.legalChoices(s, legal)));
    if (game.winners(s) === 1 << own) won++;
    rails += game.tables.railTokens - trainsReader.railsLeft(game.tables, s, own);
  }
  return { won, rails: rails / count };
}

describe.each(SETUPS)('%s', (id) => {
  test('beats the heuristic in nearly all games, and the strongest strategy more often than not', () => {
    expect(meet(games.get(id)!, createTrainsBot, 60).won).toBeGreaterThanOrEqual(57);
    expect(meet(games.get(id)!, engineBuilder, 120).won).toBeGreaterThan(60);
  });

  test('leaves the position unchanged, makes legal choices, and does not look at hidden cards', () => {
    const game = games.get(id)!;
    const s = game.createState();
    const legal = new Int16Array(game.maxChoices);
    const rng = createRng(3);
    game.start(s, 5);
    for (let step = 0; step < 400 && game.seatToAct(s) >= 0; step++) {
      const count = game.legalChoices(s, legal);
      const before = hashState(s);
      const dealtAnew = cloneState(s);
      game.resample(dealtAnew, game.seatToAct(s), rng);
      const choice = createInvestorBot(step).choose(game, s, legal, count);
      expect(createInvestorBot(step).choose(game, dealtAnew, legal, count)).toBe(choice);
      expect(hashState(s)).toBe(before);
      expect(legal.subarray(0, count)).toContain(choice);
      game.applyChoice(s, choice);
    }
  });
});

test('lays few rails, and only where they are worth their price', () => {
  const { rails } = meet(games.get('trains/osaka-beginners')!, createTrainsBot, 40);
  expect(rails).toBeGreaterThan(0);
  expect(rails).toBeLessThan(6);
});
