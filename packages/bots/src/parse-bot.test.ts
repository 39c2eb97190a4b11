import { expect, test } from 'vitest';
import type { BotSpec } from './bot.ts';
import { parseBot, plainBot } from './parse-bot.ts';

const strategies = new Map([
  ['trains/big-money', { buy: [] }],
  ['mine/hoarder', { buy: [1] }],
  ['other/hoarder', { buy: [2] }],
]);
const problemOf = (text: string) => {
  const parsed = parseBot('trains', text, strategies);
  return parsed.ok ? undefined : parsed.problem;
};

test('the name of a bot means that bot', () => {
  expect(parseBot('trains', ' heuristic ')).toEqual({ ok: true, spec: plainBot('heuristic') });
  expect(parseBot('freight-train', 'random')).toEqual({ ok: true, spec: plainBot('random') });
});

test('a strategy is named by pack and id, or by its id if only one pack has it', () => {
  const spec = { name: 'trains/big-money', bot: 'strategy', strategy: { buy: [] } };
  expect(parseBot('trains', 'trains/big-money', strategies)).toEqual({ ok: true, spec });
  expect(parseBot('trains', 'big-money', strategies)).toEqual({ ok: true, spec });
  expect(problemOf('hoarder')?.message).toBe('No bot "hoarder" plays trains.');
});

test('an unknown name is refused with a list of those that exist', () => {
  for (const [text, known] of [
    ['heuristics', 'big-money'],
    ['', 'hoarder'],
    ['__proto__', 'heuristic'],
    ['strategy', 'heuristic'],
    ['trains/small-money', 'trains/big-money'],
  ])
    expect(problemOf(text!)).toMatchObject({
      word: text,
      known: expect.arrayContaining([known]) as unknown,
    });
});

test.each([
  ['search:1000', { iterations: 1000 }, 'search:1000'],
  ['search:200ms', { milliseconds: 200 }, 'search:200ms'],
  ['search:2s', { milliseconds: 2000 }, 'search:2000ms'],
])('%s is a bot with a budget', (text, budget, name) => {
  expect(parseBot('trains', text)).toEqual({ ok: true, spec: { name, bot: 'search', ...budget } });
});

test.each([
  'search:',
  'search:0',
  'search:-5',
  'search:1.5',
  'search:10h',
  'search:99999999999',
  'search:900s',
])('%s has an invalid budget', (text) => {
  expect(problemOf(text)?.message).toContain('is not a budget for search');
});

test.each([
  ['search:1000@trains/big-money', { iterations: 1000 }, 'search:1000@trains/big-money'],
  ['search:200ms@big-money', { milliseconds: 200 }, 'search:200ms@trains/big-money'],
  [' search @ big-money ', {}, 'search@trains/big-money'],
])('%s imagines a strategy', (text, budget, name) => {
  const spec = { name, bot: 'search', ...budget, strategy: { buy: [] } };
  expect(parseBot('trains', text, strategies)).toEqual({ ok: true, spec });
});

test.each([
  ['trains', 'search:1000@heuristic', { iterations: 1000 }, 'heuristic'],
  ['trains', 'search@eager', {}, 'eager'],
  ['game-of-trains', 'search:50ms@random', { milliseconds: 50 }, 'random'],
])('in %s, %s imagines a bot', (game, text, budget, imagines) => {
  expect(parseBot(game, text)).toEqual({
    ok: true,
    spec: { name: text, bot: 'search', ...budget, imagines },
  });
});

test('only a strategy or a bot that chooses at once can be imagined, by a bot and in a game that can imagine it', () => {
  expect(problemOf('search:1000@big-mony')).toMatchObject({
    message:
      'A search cannot imagine "big-mony" in trains: it is neither a bot that chooses at once nor a strategy.',
    word: 'big-mony',
    known: expect.arrayContaining(['big-money', 'heuristic']) as unknown,
  });
  expect(problemOf('search@search')?.message).toContain('cannot imagine "search" in trains');
  expect(problemOf('search@learned')?.message).toContain('cannot imagine "learned" in trains');
  expect(problemOf('search@')?.message).toContain('cannot imagine "" in trains');
  expect(problemOf('search:x@big-money')?.message).toContain('is not a budget for search');
  expect(problemOf('heuristic@big-money')?.message).toBe(
    'The bot heuristic does not search, so it cannot imagine another bot.',
  );
  expect(problemOf('big-money@big-money')?.message).toBe(
    'The bot trains/big-money does not search, so it cannot imagine another bot.',
  );
  expect(parseBot('freight-train', 'search@big-money', strategies)).toMatchObject({
    problem: { message: expect.stringContaining('cannot imagine "big-money" in freight-train') as unknown },
  });
});

test('a bot that chooses at once has no budget', () => {
  expect(problemOf('heuristic:100')?.message).toBe('The bot heuristic has no budget.');
});

test('the result is plain JSON', () => {
  const parsed = parseBot('trains', 'big-money', strategies);
  expect(JSON.parse(JSON.stringify(parsed))).toEqual(parsed);
});

test('a learned player is named by its file, and can guide a search', () => {
  const duel: BotSpec = { name: 'duel', bot: 'learned', player: 'AAAA' };
  const players = new Map([
    ['duel.player', duel],
    ['duel.player:casual', { ...duel, name: 'duel:casual', certainty: 0.7 }],
  ]);
  const parse = (text: string) => parseBot('freight-train', text, undefined, players);
  expect(parse('duel.player')).toEqual({ ok: true, spec: duel });
  expect(parse('search:200@duel.player')).toEqual({
    ok: true,
    spec: { name: 'search:200@duel', bot: 'search', iterations: 200, player: 'AAAA' },
  });
  expect(parse('heuristic@duel.player')).toMatchObject({
    problem: { message: 'The bot heuristic does not search, so no player can guide it.' },
  });
  expect(parse('search@duel.player:casual')).toMatchObject({
    problem: {
      message:
        'A search uses everything a player has learned, so duel:casual, which plays at a lower level, cannot guide it.',
    },
  });
});
