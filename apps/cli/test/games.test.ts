// Games of people on the command line: playtests of packs and records, beside games of bots.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { GameRecord } from '@railwright/engine';
import type { PeopleResult } from '@railwright/playtest';
import { expectNoStack, makeFolder, runCli, type Outcome } from './run-cli.ts';

const SETUP = 'homebrew-fenland/fenland-duel';
const FENLAND = join(import.meta.dirname, '../../../content/homebrew-fenland');
const PLAYTEST = join(FENLAND, 'playtests/two-bots.yaml');

let cwd: string;
const run = (...args: string[]): Promise<Outcome> => runCli(['games', '--games', '40', ...args], { cwd });
const dataOf = async (...args: string[]): Promise<PeopleResult> =>
  JSON.parse((await run('--json', ...args)).out) as PeopleResult;

beforeAll(async () => {
  cwd = makeFolder();
  const saved = ['simulate', SETUP, '--games', '5', '--bots', 'random', '--save', 'games'];
  expect((await runCli(saved, { cwd })).code).toBe(0);
});

test('records and playtests are compared with bots, and what was said is listed', async () => {
  const { code, out, err } = await run('games', PLAYTEST, '--report', 'games.html');
  expect(err).toBe('The report is in games.html.\n');
  expect(code).toBe(0);
  expect(out).toContain('6 finished games of people');
  expect(out).toContain('6 games tell little');
  expect(out).toContain('None of the three cards of this pack was bought.');
  expect(readFileSync(join(cwd, 'games.html'), 'utf8')).toContain('How much fun was it?');

  const { groups, answers, notes, leftOut } = await dataOf('games', PLAYTEST);
  expect(leftOut).toEqual([]);
  const [group] = groups;
  expect(groups).toHaveLength(1);
  expect(group).toMatchObject({ setup: SETUP, seats: 2, games: 6, botGames: 40, botSeats: 2 });
  // Bots that choose at random do not buy as others do, which a few games are enough to tell.
  expect(group?.figures.some(({ stands }) => stands)).toBe(true);
  for (const { people, bots } of group?.winsBySeat ?? [])
    expect(people.high - people.low).toBeGreaterThan(bots.high - bots.low);
  expect(notes.map(({ about }) => about)).toEqual(['E2', 'C4', 'dredger', null]);
  expect(answers.map(({ question, count }) => [question, count])).toEqual([
    ['fun', 0],
    ['swamps', 0],
    ['length', 0],
    ['change', 1],
  ]);
});

test('games that cannot be counted are listed with the reason', async () => {
  const folder = makeFolder();
  const [first] = readdirSync(join(cwd, 'games')).sort();
  const record = JSON.parse(readFileSync(join(cwd, 'games', first!), 'utf8')) as GameRecord;
  const put = (name: string, value: unknown): void =>
    writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));
  const { final: _, ...unfinished } = record;
  put('1.json', record);
  put('2.json', record);
  put('3.json', { ...record, content: '0'.repeat(32) });
  put('4.json', { ...record, setup: 'homebrew-fenland/fenland-duo' });
  put('5.json', { ...unfinished, choices: record.choices.slice(0, 4) });
  put('6.json', { ...record, choices: ['start Z9', ...record.choices.slice(1)] });
  put('7.json', '{');
  put('8.json', {});
  put('9.json', { format: 1, setup: record.setup, games: 200 });
  const { leftOut, groups } = await dataOf(folder);
  expect(groups[0]?.games).toBe(1);
  const reasons = new Map(leftOut.map(({ file, reason }) => [file.slice(-6, -5), reason]));
  expect(reasons.get('2')).toMatch(/^It is the same game as .*1\.json\.$/);
  expect(reasons.get('3')).toMatch(/another version of .*All its choices can still be made/);
  expect(reasons.get('4')).toBe('There is no setup “homebrew-fenland/fenland-duo”.');
  expect(reasons.get('5')).toBe('It was not played to its end.');
  expect(reasons.get('6')).toMatch(/Choice 1 of the record, "start Z9", is not legal/);
  expect(reasons.get('7')).toMatch(/It is not JSON/);
  expect(reasons.get('8')).toMatch(/this one has no format/);
  expect(reasons.get('9')).toBe('This is not the record of a game: it has no choices.');
  const only = await run(join(folder, '3.json'));
  expect(only.code).toBe(1);
  expect(only.out).toContain('another version');
});

test('a mistake in the command line is said', async () => {
  for (const [args, message] of [
    [['nowhere'], 'There is no file or folder nowhere.'],
    [[], 'There are no games of people in the packs here.'],
    [[], 'Name the records that the player saved: railwright games FILE.json'],
    [[join(FENLAND, 'cards')], 'There are no games of people in'],
    [['games', '--bots', 'heuristik'], 'heuristik'],
    [['games', '--report', 'games.xls'], 'games.xls'],
  ] as const) {
    const outcome = await run(...args);
    expect(outcome.code, args.join(' ')).toBe(2);
    expect(outcome.err).toContain(message);
    expectNoStack(outcome);
  }
});
