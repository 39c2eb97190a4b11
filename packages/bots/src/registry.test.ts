import { expect, test } from 'vitest';
import { plainBot } from './parse-bot.ts';
import { botsFor, defaultBot } from './bot-infos.ts';
import { GAMES } from './games.ts';
import { createBot } from './registry.ts';

test('every bot listed for a game can be made and gives its name', () => {
  for (const game of [...Object.keys(GAMES), 'some-other-game'])
    for (const { name, needsFile } of botsFor(game))
      if (!needsFile) expect(createBot(game, plainBot(name), 1)?.name).toBe(name);
});

test.each(Object.entries(GAMES))('every bot that %s has is listed', (game, { bots }) => {
  expect(botsFor(game).map(({ name }) => name)).toEqual(expect.arrayContaining([...bots.keys()]));
});

test('a bot that does not play a game is not made, but the default one is', () => {
  expect(createBot('some-other-game', plainBot('heuristic'), 1)).toBeUndefined();
  expect(createBot('trains', plainBot('__proto__'), 1)).toBeUndefined();
  expect(createBot('some-other-game', plainBot(defaultBot('some-other-game')), 1)).toBeDefined();
});

test('a search imagines the strategy in its spec, if it is for the game', () => {
  const spec = { name: 'search:10@mine/own', bot: 'search', iterations: 10 };
  const strategy = { game: 'trains', buy: [] };
  expect(createBot('trains', { ...spec, strategy }, 1)?.name).toBe('search:10@mine/own');
  expect(createBot('trains', { ...spec, strategy: { game: 'chess' } }, 1)).toBeUndefined();
});

test.each([
  ['trains', 'heuristic'],
  ['game-of-trains', 'random'],
  ['freight-train', 'heuristic'],
])('in %s, a search imagines the bot in its spec, if there is one', (game, imagines) => {
  const spec = { name: `search:10@${imagines}`, bot: 'search', iterations: 10, imagines };
  expect(createBot(game, spec, 1)?.name).toBe(spec.name);
  expect(createBot(game, { ...spec, imagines: 'nobody' }, 1)).toBeUndefined();
});

test('if none is named, the bot that uses the whole game plays, not the strongest', () => {
  expect(['trains', 'game-of-trains', 'freight-train', 'some-other-game'].map(defaultBot)).toEqual([
    'heuristic',
    'heuristic',
    'heuristic',
    'random',
  ]);
});
