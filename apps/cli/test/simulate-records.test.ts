// Records that `simulate --save` writes, and what a run leaves that is killed or stopped.
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isRecordProblem, parseRecord } from '@railwright/engine';
import type { SimulationResult } from '@railwright/playtest';
import { expectNoStack, makeFolder, runCli, writeIn, type Outcome } from './run-cli.ts';

const SETUP = 'trains/tokyo-beginners';

/** The name that an earlier version gave to a file it had not finished. */
const LEFTOVER = '.0123456789abcdef.railwright-tmp';

describe('saved records', () => {
  const save = (cwd: string, ...flags: string[]): Promise<Outcome> =>
    runCli(['simulate', SETUP, '--games', '3', '--save', 'games', ...flags], { cwd });
  const recordsIn = (cwd: string): Map<string, string> =>
    new Map(
      readdirSync(join(cwd, 'games')).map((name) => [name, readFileSync(join(cwd, 'games', name), 'utf8')]),
    );

  test('of different players, rules, maps, markets and starts share one folder', async () => {
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

  test('never replace an existing file', async () => {
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

  test('are written where a killed run left unfinished files, which are removed', async () => {
    const cwd = makeFolder();
    for (const folder of ['games', 'rows', 'reports']) writeIn(cwd, `${folder}/${LEFTOVER}`, 'half');
    for (const folder of ['games', 'rows', 'reports']) utimesSync(join(cwd, folder, LEFTOVER), 1, 1);
    const outcome = await save(cwd, '--rows', 'rows/a.csv', '--report', 'reports/a.html');
    expect(outcome.code).toBe(0);
    expect(readdirSync(join(cwd, 'games'))).toHaveLength(3);
    expect(readdirSync(join(cwd, 'rows'))).toEqual(['a.csv']);
    expect(readdirSync(join(cwd, 'reports'))).toEqual(['a.html']);
  });

  test('may be replayed by a pattern', async () => {
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

describe('a run cut short', () => {
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

  test('by Ctrl-C prints the figures of its first games', async () => {
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
    if (result.games === 0) return;
    const whole = await runCli(['simulate', SETUP, '--games', String(result.games), ...flags]);
    expect({ ...result, requested: result.games, complete: true }).toEqual(JSON.parse(whole.out));
  });

  test('by a second Ctrl-C ends at once, and the next run removes unfinished files', async () => {
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

  test('by a reader that closes the pipe ends quietly', async () => {
    const outcome = await runCli(['simulate', SETUP, '--games', '200', '--bots', 'heuristic'], {
      onStart: (child) => child.stdout!.destroy(),
    });
    expect(outcome.err).toBe('');
    expect(outcome.code).toBe(141);
  });
});
