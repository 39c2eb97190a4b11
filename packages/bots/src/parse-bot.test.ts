import { expect, test } from 'vitest';
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

test('the name of a bot is the bot', () => {
  expect(parseBot('trains', ' heuristic ')).toEqual({ ok: true, spec: plainBot('heuristic') });
  expect(parseBot('freight-train', 'random')).toEqual({ ok: true, spec: plainBot('random') });
});

test('a strategy goes by its pack and id, or by its id where only one pack has it', () => {
  const spec = { name: 'trains/big-money', bot: 'strategy', strategy: { buy: [] } };
  expect(parseBot('trains', 'trains/big-money', strategies)).toEqual({ ok: true, spec });
  expect(parseBot('trains', 'big-money', strategies)).toEqual({ ok: true, spec });
  expect(problemOf('hoarder')?.message).toBe('No bot "hoarder" plays trains.');
});

test('what names no bot comes back with the names that do', () => {
  for (const text of ['heuristics', '', '__proto__', 'strategy', 'trains/small-money'])
    expect(problemOf(text)).toMatchObject({
      word: text,
      known: expect.arrayContaining(['heuristic', 'trains/big-money', 'mine/hoarder']) as unknown,
    });
});

test('a bot that chooses at once takes no budget', () => {
  expect(problemOf('heuristic:100')?.message).toBe('The bot heuristic takes no budget.');
});

test('what was parsed is plain JSON', () => {
  const parsed = parseBot('trains', 'big-money', strategies);
  expect(JSON.parse(JSON.stringify(parsed))).toEqual(parsed);
});
