// Ratings from the command line, with the shipped content.
import { describe, expect, test } from 'vitest';
import type { RatingResult } from '@railwright/playtest';
import { expectFits, expectNoStack, runCli } from './run-cli.ts';

const SETUP = 'trains/tokyo-beginners';
const rate = (...flags: string[]) => runCli(['rate', SETUP, ...flags]);

test('bots are rated, the best first, and every bot met every other', async () => {
  const { code, out, err } = await rate(
    '--bots',
    'random,trains/big-money,heuristic',
    '--games',
    '20',
    '--json',
  );
  expect([code, err]).toEqual([0, '']);
  const result = JSON.parse(out) as RatingResult;
  expectFits('rating-result', result);
  expect(result).toMatchObject({ setup: SETUP, seats: 2, games: 60, complete: true, steadied: true });
  expect(result.ratings.map(({ bot }) => bot).at(-1)).toBe('random');
  expect(result.ratings.every(({ wins }) => wins.of === 40)).toBe(true);
  expect(result.pairs.map(({ bots }) => bots.join('-'))).toEqual([
    'random-trains/big-money',
    'random-heuristic',
    'trains/big-money-heuristic',
  ]);
  for (const { rating, low, high } of result.ratings) expect(low < rating && rating < high).toBe(true);
});

test('with three and four seats, every bot plays equally often, in every seat', async () => {
  const field = ['random', 'eager', 'big-money', 'rail-racer', 'heuristic'];
  const flags = ['--bots', field.join(','), '--games', '6', '--json'];
  const [three, four] = await Promise.all(['3', '4'].map((seats) => rate(...flags, '--players', seats)));
  for (const [outcome, seats, tables] of [
    [three!, 3, 10],
    [four!, 4, 5],
  ] as const) {
    expect([outcome.code, outcome.err]).toEqual([0, '']);
    const result = JSON.parse(outcome.out) as RatingResult;
    expectFits('rating-result', result);
    expect(result).toMatchObject({ seats, tables, played: tables, complete: true });
    expect(result.winsBySeat).toHaveLength(seats);
    expect(result.pairs).toHaveLength(10);
    expect(result.pairs.every(({ games }) => games >= 6)).toBe(true);
    for (const { wins } of result.ratings) expect(wins.of).toBe((result.games * seats) / field.length);
  }
});

test('two bots fill the five seats of a game by sitting twice', async () => {
  const { code, out } = await runCli([
    ...['rate', 'freight-train/standard', '--players', '5'],
    ...['--games', '10', '--json'],
  ]);
  expect(code).toBe(0);
  const result = JSON.parse(out) as RatingResult;
  expectFits('rating-result', result);
  expect(result).toMatchObject({ seats: 5, tables: 2, games: 10 });
});

test('--explain says how ratings are computed', async () => {
  const { out } = await rate('--bots', 'random,eager', '--games', '4', '--explain');
  for (const text of ['Luce 1959', 'Bradley and Terry', 'Example: Two bots, 30 wins to 10'])
    expect(out).toContain(text);
});

test('any number of jobs gives the same bytes, another seed different ones', async () => {
  const flags = ['--bots', 'big-money,rail-racer', '--games', '30', '--json'];
  const [one, two, other] = await Promise.all([
    rate(...flags, '--jobs', '1'),
    rate(...flags, '--jobs', '2'),
    rate(...flags, '--seed', '2'),
  ]);
  expect(two.out).toBe(one.out);
  expect(other.out).not.toBe(one.out);
});

test('the text output has a table, who beats whom, and what the figures mean', async () => {
  const { code, out } = await rate('--bots', 'balanced,rail-racer', '--games', '10');
  expect(code).toBe(0);
  for (const text of [
    'Tokyo, beginners',
    'rating',
    '95% interval',
    'trains/balanced',
    'Wins against',
    'Every bot sat in every seat equally often',
    '400 points',
  ])
    expect(out).toContain(text);
});

test("a strategy's unused part is reported once", async () => {
  const { err } = await rate('--bots', 'engine-builder,rail-racer', '--games', '2');
  expect(err).toContain(
    'warning: trains/engine-builder: The setup trains/tokyo-beginners has no tourist-train',
  );
});

describe('what cannot be rated exits with 2 and a fix', () => {
  test.each([
    [[SETUP, '--bots', 'heuristic'], 'A single bot has no opponent', '--bots a,b'],
    [[SETUP, '--bots', 'heuristic,heuristic'], 'heuristic is named twice', ''],
    [[SETUP, '--bots', 'big-money,trains/big-money'], 'trains/big-money is named twice', ''],
    [[SETUP, '--bots', 'big-mony,heuristic'], 'No bot "big-mony"', 'Did you mean big-money?'],
    [[SETUP, '--bots', 'heuristic,'], 'No bot ""', ''],
    [[SETUP, '--bots', 'search:none,heuristic'], '"none" is not a budget', 'search:200ms'],
    [['trains/tokio'], 'There is no setup', ''],
    [[SETUP, '--games', '0'], '', '--help'],
    [[SETUP, '--players', '5'], 'is for 2 to 4 players, not for 5', ''],
    [[SETUP, '--players', '1'], 'is for 2 to 4 players, not for 1', ''],
    [
      ['freight-train/standard', '--bots', 'trains/big-money,random'],
      'No bot "trains/big-money" plays freight-train',
      '',
    ],
  ])('%j', async (args, message, help) => {
    const outcome = await runCli(['rate', ...args]);
    expect(outcome.code).toBe(2);
    expect(outcome.out).toBe('');
    expect(outcome.err).toContain(message);
    expect(outcome.err).toContain(help);
    expectNoStack(outcome);
  });
});

test('other games are rated with their own bots', async () => {
  const { code, out } = await runCli(['rate', 'game-of-trains/standard', '--games', '10', '--json']);
  expect(code).toBe(0);
  expect((JSON.parse(out) as RatingResult).ratings.map(({ bot }) => bot).sort()).toEqual([
    'heuristic',
    'random',
  ]);
});

test('Ctrl-C rates the pairs that were played', async () => {
  const { code, err, out } = await runCli(['rate', SETUP, '--games', '200', '--jobs', '1', '--json'], {
    // The warning about a strategy appears right before the first game.
    onStart: (child) => child.stderr!.once('data', () => setTimeout(() => child.kill('SIGINT'), 700)),
  });
  expect(code).toBe(130);
  expect(err).toMatch(/Stopped after \d+ of 78 pairs\.\n$/);
  expect((JSON.parse(out) as RatingResult).complete).toBe(false);
});
