// Batches from the command line, with the shipped content: no folder of the tests has a `content` of its own.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import type { SimulationResult } from '@railwright/playtest';
import { expectNoStack, makeCopy, makeFolder, runCli } from './run-cli.ts';

const SETUP = 'trains/tokyo-beginners';
const SCHEMA = new URL('../../../schemas/simulation-result.schema.json', import.meta.url);

const simulate = (...flags: string[]) => runCli(['simulate', SETUP, ...flags]);
const resultOf = async (...flags: string[]): Promise<SimulationResult> => {
  const { code, out, err } = await simulate('--json', ...flags);
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out) as SimulationResult;
};

test('one, two and three jobs print the same bytes', async () => {
  const [one, two, three] = await Promise.all(
    ['1', '2', '3'].map((jobs) => simulate('--json', '--games', '90', '--bots', 'random', '--jobs', jobs)),
  );
  expect(one!.code).toBe(0);
  expect(JSON.parse(one!.out)).toMatchObject({ games: 90, complete: true });
  expect(two!.out).toBe(one!.out);
  expect(three!.out).toBe(one!.out);
});

test('the JSON output fits the published schema', async () => {
  const fits = new Ajv2020({ strict: true }).compile(JSON.parse(readFileSync(SCHEMA, 'utf8')) as object);
  fits(await resultOf('--games', '20', '--players', '3', '--bots', 'heuristic'));
  expect(fits.errors).toBeNull();
});

test('the seed decides the games, and their numbers start at --first', async () => {
  const flags = ['--games', '10', '--bots', 'random'];
  const [all, again, other] = [
    await resultOf(...flags),
    await resultOf(...flags),
    await resultOf(...flags, '--seed', '2'),
  ];
  expect(again).toEqual(all);
  expect(other.length).not.toEqual(all.length);
  const longest = all.length!.choices.most;
  const alone = await resultOf('--bots', 'random', '--first', String(longest.game), '--games', '1');
  expect(alone.length!.choices).toMatchObject({ count: 1, most: longest });
});

test('bots of different names sit in each seat equally often', async () => {
  const result = await resultOf('--games', '40', '--players', '2', '--bots', 'heuristic,random');
  expect(result.winsByBot.map(({ bot, wins }) => [bot, wins.of])).toEqual([
    ['heuristic', 40],
    ['random', 40],
  ]);
  expect(result.winsByBot[0]!.wins.share).toBeGreaterThan(0.9);
  // The better player wins from either seat.
  expect(result.winsBySeat[0]!.wins.count).toBeGreaterThan(10);
  expect(result.winsBySeat[0]!.wins.count).toBeLessThan(30);
});

test('people get tables, without colours or a progress bar when the output is not a terminal', async () => {
  const flags = ['--games', '20', '--players', '4', '--bots', 'heuristic'];
  const { code, out, err } = await simulate(...flags, '--verbose');
  expect(code).toBe(0);
  expect(err).toBe('');
  for (const text of [
    '20 games, 4 seats',
    '95% interval',
    'Games by rounds',
    'Gained',
    'landfill',
    'Even chances: 25.0%',
    '#',
  ])
    expect(out).toContain(text);
  expect(out).not.toContain('\u001b');
});

test('without --verbose they get a summary of one screen', async () => {
  const { code, out } = await simulate('--games', '20', '--players', '4', '--bots', 'heuristic');
  expect(code).toBe(0);
  for (const text of ['95% interval', 'rounds', 'Gained', 'and 7 more', '--verbose'])
    expect(out).toContain(text);
  for (const text of ['Games by rounds', 'Played']) expect(out).not.toContain(text);
  expect(out.trimEnd().split('\n').length).toBeLessThanOrEqual(41);
});

test('tables count seats from 1, JSON counts them from 0', async () => {
  const flags = ['--games', '4', '--players', '2', '--bots', 'heuristic,random', '--measure', 'maps'];
  const [text, data] = await Promise.all([simulate(...flags), simulate(...flags, '--json')]);
  expect(text.out).toMatch(/\n {2}1 .*\n {2}2 /);
  expect(text.out).toContain('seat 1, whichever bot sits there');
  expect(text.out).toMatch(/Start, chosen by bots .* seat 1 +seat 2\n/);
  expect(text.out).not.toMatch(/seat 0|\n {2}0 /);
  const result = JSON.parse(data.out) as SimulationResult;
  expect(result.winsBySeat.map(({ seat }) => seat)).toEqual([0, 1]);
});

test('FORCE_COLOR turns colours on', async () => {
  const { out } = await runCli(['simulate', SETUP, '--games', '2', '--bots', 'heuristic'], {
    env: { FORCE_COLOR: '1' },
  });
  expect(out).toContain('\u001b[1m');
});

describe('what cannot be played ends with 2 and a way out', () => {
  test.each([
    [['trains/tokyo-beginers'], 'There is no setup', `Did you mean ${SETUP}?`],
    [[SETUP, '--bots', 'heuristics'], 'No bot "heuristics" plays trains', 'Did you mean heuristic?'],
    [[SETUP, '--bots', 'random,random,random', '--players', '2'], '3 bots for 2 seats', '--players'],
    [[SETUP, '--players', '7'], 'not for 7', ''],
    [[SETUP, '--rules', 'trains/aeg-2031'], 'aeg-2031', 'aeg-2013'],
    [[SETUP, '--content', 'nowhere'], 'nowhere', ''],
  ])('%j', async (args, message, help) => {
    const outcome = await runCli(['simulate', ...args]);
    expect(outcome.code).toBe(2);
    expect(outcome.out).toBe('');
    expect(outcome.err).toContain(message);
    expect(outcome.err).toContain(help);
    expectNoStack(outcome);
  });

  test('--save with a file where the folder should be', async () => {
    const cwd = makeFolder();
    writeFileSync(join(cwd, 'games'), '');
    const outcome = await runCli(['simulate', SETUP, '--games', '1', '--save', 'games'], { cwd });
    expect(outcome.code).toBe(2);
    expect(outcome.err).toMatch(/The folder games cannot be created: .*games is a file\./);
    expectNoStack(outcome);
  });
});

test('a setup with an error is shown with the error, and ends with 1', async () => {
  const cwd = makeCopy();
  const file = join(cwd, 'content', 'trains', 'setups', 'tokyo-beginners.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('map: tokyo', 'map: tokio'));
  const outcome = await runCli(['simulate', SETUP], { cwd });
  expect(outcome.code).toBe(1);
  expect(outcome.out).toContain('content/trains/setups/tokyo-beginners.yaml:');
  expect(outcome.out).toContain('map: tokio');
  expect(outcome.err).toContain('cannot be played as it is: There is no map “tokio”');
  expectNoStack(outcome);
});

test('simulate plays the other games too', async () => {
  const { code, out } = await runCli([
    'simulate',
    'game-of-trains/standard',
    '--games',
    '20',
    '--bots',
    'heuristic',
    '--json',
  ]);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ game: 'game-of-trains', games: 20, complete: true });
});
