// Games without senses of their own can be learned too. Learning is measured in games, so these are the same players every time.
import { describe, expect, test } from 'vitest';
import { base64Of, createBot, plainBot, type BotSpec } from '@railwright/bots';
import type { Game } from '@railwright/engine';
import { formatPlayer, measureStrength, playerOf, playMatch, SETTINGS } from '@railwright/playtest';
import { SoloLearning } from '../src/learning/solo-learning.ts';
import { createShunting } from '../../../test/shunting/engine/shunting.ts';
import { createToy } from './toy-game.ts';

const SETTINGS_FOR_TOYS = { ...SETTINGS, decisions: 1000, minibatch: 128, rate: 5e-3 };

function learn(game: Game, games: number): BotSpec {
  const plan = { tables: [], seed: 1, settings: SETTINGS_FOR_TOYS, budget: { games } };
  const learning = new SoloLearning(plan, [game]);
  while (learning.progress < 1) learning.round();
  const source = { setups: [{ id: 'test/toy', seats: [game.seats] }], engine: '', strength: [], seed: 1 };
  const bytes = formatPlayer(playerOf([game], SETTINGS_FOR_TOYS, learning.learned, source));
  return { name: 'learned', bot: 'learned', player: base64Of(bytes) };
}

async function wonAgainstRandom(game: Game, player: BotSpec): Promise<number> {
  const play = (match: Parameters<typeof playMatch>[1]) => Promise.resolve(playMatch(game, match, createBot));
  const { low } = await measureStrength(play, player, plainBot('random'), game.seats, 600, 5);
  return low;
}

describe('without a line of code about it', () => {
  test('shunting is learned by two', async () => {
    const game = createShunting({ wagons: 9 }, 2);
    expect(await wonAgainstRandom(game, learn(game, 3000))).toBeGreaterThan(0.75);
  });

  test('shunting is learned by three', async () => {
    const game = createShunting({ wagons: 9 }, 3);
    expect(await wonAgainstRandom(game, learn(game, 3000))).toBeGreaterThan(0.55);
  });

  test('the toy of the playtests is learned, although its choices are mostly random', async () => {
    const game = createToy({ game: 'toy', turns: 12 }, 2);
    expect(await wonAgainstRandom(game, learn(game, 1500))).toBeGreaterThan(0.8);
  });
});
