// Batches from the command line, with the shipped content: no folder of the tests has a `content` of its own.
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { isRecordProblem, parseRecord } from '@railwright/engine';
import type { SimulationResult } from '@railwright/playtest';
import { expectNoStack, makeCopy, makeFolder, runCli, writeIn, type Outcome } from './run-cli.ts';

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

test('the data fit the published schema', async () => {
  const fits = new Ajv2020({ strict: true }).compile(JSON.parse(readFileSync(SCHEMA, 'utf8')) as object);
  fits(await resultOf('--games', '20', '--players', '3', '--bots', 'heuristic'));
  expect(fits.errors).toBeNull();
});

test('the seed decides, and game numbers go on from --first', async () => {
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
  // Whoever is better wins from either seat.
  expect(result.winsBySeat[0]!.wins.count).toBeGreaterThan(10);
  expect(result.winsBySeat[0]!.wins.count).toBeLessThan(30);
});

test('people get tables, without colors and without a bar when it is no terminal', async () => {
  const { code, out, err } = await simulate('--games', '20', '--players', '4', '--bots', 'heuristic');
  expect(code).toBe(0);
  expect(err).toBe('');
  for (const text of [
    '20 games, 4 seats',
    '95% interval',
    'Rounds',
    'Gained',
    'landfill',
    'Even chances: 25.0%',
    '#',
  ])
    expect(out).toContain(text);
  expect(out).not.toContain('\u001b');
});

test('people count seats from 1, data counts them from 0', async () => {
  const flags = ['--games', '4', '--players', '2', '--bots', 'heuristic,random', '--measure', 'maps'];
  const [text, data] = await Promise.all([simulate(...flags), simulate(...flags, '--json')]);
  expect(text.out).toMatch(/\n {2}1 .*\n {2}2 /);
  expect(text.out).toContain('seat 1, whichever bot sits there');
  expect(text.out).toMatch(/Start, chosen by bots .* seat 1 +seat 2\n/);
  expect(text.out).not.toMatch(/seat 0|\n {2}0 /);
  const result = JSON.parse(data.out) as SimulationResult;
  expect(result.winsBySeat.map(({ seat }) => seat)).toEqual([0, 1]);
});

test('colors can be asked for', async () => {
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

  test('--save with a file in the place of the folder', async () => {
    const cwd = makeFolder();
    writeFileSync(join(cwd, 'games'), '');
    const outcome = await runCli(['simulate', SETUP, '--games', '1', '--save', 'games'], { cwd });
    expect(outcome.code).toBe(2);
    expect(outcome.err).toMatch(/The folder games cannot be created: .*games is a file\./);
    expectNoStack(outcome);
  });
});

test('a setup with a fault is shown with the fault, and 1', async () => {
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

/** As an earlier version named what it had not finished. */
const LEFTOVER = '.0123456789abcdef.railwright-tmp';

describe('records', () => {
  const save = (cwd: string, ...flags: string[]): Promise<Outcome> =>
    runCli(['simulate', SETUP, '--games', '3', '--save', 'games', ...flags], { cwd });
  const recordsIn = (cwd: string): Map<string, string> =>
    new Map(
      readdirSync(join(cwd, 'games')).map((name) => [name, readFileSync(join(cwd, 'games', name), 'utf8')]),
    );

  test('of other players, rules, maps, markets and starts lie beside each other in one folder', async () => {
    const cwd = makeFolder();
    const wishes = [
      [],
      ['--players', '2'],
      ['--bots', 'random'],
      ['--bots', 'random,eager'],
      ['--bots', 'trains/big-money'],
      ['--rules', 'trains/aeg-2013'],
      ['--map', 'trains/osaka'],
      ['--starts', 'random'],
      ['--seed', '2'],
    ];
    for (const flags of wishes) expect(await save(cwd, ...flags)).toMatchObject({ code: 0, err: '' });
    for (const seed of ['7', '8']) {
      const random = ['simulate', 'trains/tokyo-random', '--games', '3', '--save', 'games'];
      expect((await runCli([...random, '--market-seed', seed], { cwd })).code).toBe(0);
    }
    const records = recordsIn(cwd);
    expect(records.size).toBe(3 * (wishes.length + 2));
    for (const name of records.keys())
      expect(name).toMatch(/^trains-tokyo-(beginners|random)-[24]p-[0-9a-f]{8}-seed[12]-game[012]\.json$/);
    // The same command again writes the same.
    expect(await save(cwd, '--players', '2')).toMatchObject({ code: 0, err: '' });
    expect(recordsIn(cwd)).toEqual(records);
  });

  test('never replace a file that is there', async () => {
    const cwd = makeFolder();
    await save(cwd);
    const before = recordsIn(cwd);
    const [name = ''] = [...before.keys()].filter((one) => one.endsWith('game1.json'));
    writeFileSync(join(cwd, 'games', name), 'mine');
    const outcome = await save(cwd);
    expect(outcome.code).toBe(2);
    expect(outcome.err).toContain(`games/${name} already exists and is not the record of this game.`);
    expectNoStack(outcome);
    expect(recordsIn(cwd)).toEqual(new Map(before).set(name, 'mine'));
  });

  test('are written where a killed run left something, which is cleared away', async () => {
    const cwd = makeFolder();
    for (const folder of ['games', 'rows', 'reports']) writeIn(cwd, `${folder}/${LEFTOVER}`, 'half');
    for (const folder of ['games', 'rows', 'reports']) utimesSync(join(cwd, folder, LEFTOVER), 1, 1);
    const outcome = await save(cwd, '--rows', 'rows/a.csv', '--report', 'reports/a.html');
    expect(outcome.code).toBe(0);
    expect(readdirSync(join(cwd, 'games'))).toHaveLength(3);
    expect(readdirSync(join(cwd, 'rows'))).toEqual(['a.csv']);
    expect(readdirSync(join(cwd, 'reports'))).toEqual(['a.html']);
  });

  test('may be named by a pattern to replay them', async () => {
    const cwd = makeFolder();
    await save(cwd);
    const one = await runCli(['replay', 'games/*-game1.json'], { cwd });
    expect(one).toMatchObject({ code: 0, err: '' });
    expect(one.out).toContain('Verified');
    const several = await runCli(['replay', 'games/*'], { cwd });
    expect(several.code).toBe(2);
    expect(several.err).toContain('3 files match games/*');
    const none = await runCli(['replay', 'games/*-game7.json'], { cwd });
    expect(none.code).toBe(2);
    expect(none.err).toContain('Nothing matches games/*-game7.json.');
  });
});

test('the other games are played by the same command', async () => {
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

describe('a run that is cut short', () => {
  /** Resolves once the folder holds some records. */
  async function waitForRecords(folder: string): Promise<void> {
    while (readdirSync(folder).filter((name) => name.endsWith('.json')).length < 5)
      await new Promise((resolve) => setTimeout(resolve, 10));
  }

  function readRecords(folder: string): number {
    const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
    for (const name of names)
      expect(isRecordProblem(parseRecord(JSON.parse(readFileSync(join(folder, name), 'utf8'))))).toBe(false);
    return names.length;
  }

  test('by a kill leaves only whole records', async () => {
    const cwd = makeFolder();
    mkdirSync(join(cwd, 'games'));
    const { code } = await runCli(['simulate', SETUP, '--games', '1000000', '--save', 'games'], {
      cwd,
      onStart: (child) => void waitForRecords(join(cwd, 'games')).then(() => child.kill('SIGKILL')),
    });
    expect(code).toBeNull();
    expect(readRecords(join(cwd, 'games'))).toBeGreaterThanOrEqual(5);
  });

  test('by Ctrl-C prints what the games so far show, and they are the first ones', async () => {
    const cwd = makeFolder();
    mkdirSync(join(cwd, 'games'));
    const flags = ['--bots', 'random', '--json'];
    const { code, out, err } = await runCli(
      ['simulate', SETUP, '--games', '1000000', ...flags, '--save', 'games'],
      {
        cwd,
        onStart: (child) =>
          void waitForRecords(join(cwd, 'games')).then(() => setTimeout(() => child.kill('SIGINT'), 300)),
      },
    );
    expect(code).toBe(130);
    expect(err).toMatch(/^Stopped after \d+ of 1000000 games\.\n$/);
    const result = JSON.parse(out) as SimulationResult;
    expect(result.complete).toBe(false);
    expect(readRecords(join(cwd, 'games'))).toBeGreaterThanOrEqual(result.games);
    expect(readdirSync(join(cwd, 'games')).every((name) => name.endsWith('.json'))).toBe(true);
    if (result.games > 0)
      expect({ ...result, requested: result.games, complete: true }).toEqual(
        await resultOf('--games', String(result.games), '--bots', 'random'),
      );
  });

  test('by Ctrl-C and another one ends at once, and the next run clears away what was not finished', async () => {
    const cwd = makeFolder();
    mkdirSync(join(cwd, 'games'));
    const outcome = await runCli(['simulate', SETUP, '--games', '1000000', '--save', 'games'], {
      cwd,
      onStart: (child) =>
        void waitForRecords(join(cwd, 'games')).then(() => {
          child.kill('SIGINT');
          child.kill('SIGINT');
        }),
    });
    expect([null, 130]).toContain(outcome.code);
    expectNoStack(outcome);
    await runCli(['simulate', SETUP, '--games', '1', '--save', 'games'], { cwd });
    expect(readdirSync(join(cwd, 'games')).every((name) => name.endsWith('.json'))).toBe(true);
    readRecords(join(cwd, 'games'));
  });

  test('by a reader who has had enough ends quietly', async () => {
    const outcome = await runCli(['simulate', SETUP, '--games', '200', '--bots', 'heuristic'], {
      onStart: (child) => child.stdout!.destroy(),
    });
    expect(outcome.err).toBe('');
    expect(outcome.code).toBe(0);
  });
});
