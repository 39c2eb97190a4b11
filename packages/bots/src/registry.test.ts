import { expect, test } from 'vitest';
import { botsFor, createBot, defaultBot } from './registry.ts';

test('every bot that is listed for a game can be made and says its name', () => {
  for (const game of ['trains', 'game-of-trains', 'freight-train', 'some-other-game'])
    for (const { name } of botsFor(game)) expect(createBot(game, name, 1)?.name).toBe(name);
});

test('a bot that does not play a game is not made, the default one is', () => {
  expect(createBot('some-other-game', 'heuristic', 1)).toBeUndefined();
  expect(createBot('trains', '__proto__', 1)).toBeUndefined();
  expect(createBot('some-other-game', defaultBot('some-other-game'), 1)).toBeDefined();
});
