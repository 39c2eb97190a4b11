// Games of people on the command line: playtests of packs and records, beside games of bots.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** A pack to write groups into. */
function makePack(): string {
  const folder = makeFolder();
  mkdirSync(join(folder, 'ours/setups'), { recursive: true });
  const about = 'title: Ours\nversion: 1.0.0\nlicence: CC0-1.0\nauthors: [me]\nextends: [trains]\n';
  writeFileSync(join(folder, 'ours/pack.yaml'), `format: 1\nid: ours\ngame: trains\n${about}`);
  return folder;
}

test('a player is fitted to people, written into the pack, and plays wherever bots do', async () => {
  const folder = makePack();
  const group = 'ours/groups/our-group.yaml';
  const own = (...args: string[]): Promise<Outcome> => runCli(args, { cwd: folder });
  const fitting = ['games', join(cwd, 'games'), '--fit', group];
  const { code, out } = await own(...fitting, '--report', 'group.html');
  expect(code).toBe(0);
  expect(out).toContain('A player like the people of 5 games');
  expect(out).toContain('5 games tell little');
  expect(out).toMatch(/every choice alike +\d/);
  expect(out).toContain(`The group is ${group}.`);
  expect(readFileSync(join(folder, 'group.html'), 'utf8')).toContain('How well it predicts');
  const text = readFileSync(join(folder, group), 'utf8');
  expect(text).toContain('player: any-market');
  expect(await own('validate', 'ours')).toMatchObject({
    code: 0,
    out: expect.stringContaining('nothing found') as unknown,
  });

  const again = await own(...fitting);
  expect(again.code).toBe(2);
  expect(again.err).toContain('our-group.yaml already exists.');
  mkdirSync(join(folder, 'groups'));
  const homeless = await own('games', join(cwd, 'games'), '--fit', 'groups/ours.yaml');
  expect(homeless.out).toContain('Move it to the folder groups of a pack to use it as --bots ours.');
  expect((await own(...fitting, '--force', '--json')).code).toBe(0);
  expect(readFileSync(join(folder, group), 'utf8')).toBe(text);

  const content = ['--content', 'ours', '--games', '4'];
  const simulated = await own('simulate', SETUP, '--bots', 'our-group,heuristic', '--json', ...content);
  expect(simulated.code).toBe(0);
  expect((JSON.parse(simulated.out) as { bots: string[] }).bots).toContain('ours/our-group');
  for (const [bots, message] of [
    ['our-grup', 'Did you mean our-group?'],
    ['our-group:casual', 'our-group plays at the level of its people, so it has no level "casual".'],
    ['search@our-group', 'plays at a lower level, cannot guide it'],
  ] as const) {
    const wrong = await own('simulate', SETUP, '--bots', bots, ...content);
    expect(wrong.code, bots).toBe(2);
    expect(wrong.err).toContain(message);
  }
  writeFileSync(join(folder, group), text.replace('player: any-market', 'player: any-markt'));
  const gone = await own('simulate', SETUP, '--bots', 'our-group', ...content);
  expect(gone.code).toBe(1);
  expect(gone.out).toContain(
    'There is no player “any-markt” for trains in this pack or the packs it extends.',
  );
  expect(gone.out).toContain('Did you mean any-market?');
}, 120_000);

test('games that say nothing of a group are refused with the reason', async () => {
  const folder = makeFolder();
  const [first, second] = readdirSync(join(cwd, 'games')).sort();
  for (const name of [first, second]) copyFileSync(join(cwd, 'games', name!), join(folder, name!));
  writeFileSync(join(folder, 'torn.json'), '{');
  const few = await run(folder, '--fit', join(folder, 'ours.yaml'));
  expect(few.code).toBe(1);
  expect(few.err).toContain('A fit needs at least 3 games of people; only 2 of these can be used.');
  expect(few.err).toContain('torn.json: ');
  mkdirSync(join(cwd, 'freight'));
  writeFileSync(join(cwd, 'freight/pack.yaml'), 'format: 1\nid: freight\ngame: freight-train\n');
  for (const [args, message] of [
    [['--fit', 'Ours.yaml'], '"Ours" cannot be the id of a group.'],
    [['--fit', 'Ours.yaml'], 'such as my-group-2.yaml.'],
    [['--fit', 'heuristic.yaml'], '"heuristic" already names the bot heuristic'],
    [['--fit', 'learned.yaml'], '"learned" already names the bot learned'],
    [['--fit', 'big-money.yaml'], '"big-money" already names the bot trains/big-money'],
    [
      ['--fit', 'freight/groups/ours.yaml'],
      'The pack freight is for Freight Train, and these are games of Trains.',
    ],
    [['--fit', 'ours.json'], 'ours.json is not a group file name.'],
    [['--fit', 'nowhere/ours.yaml'], 'there is no folder nowhere'],
    [['--fit', 'ours.yaml', '--bots', 'heuristic'], '--fit starts from one learned player without a level'],
    [
      ['--fit', 'ours.yaml', '--bots', 'learned:casual'],
      '--fit starts from one learned player without a level',
    ],
    [['--fit', 'ours.yaml', '--bots', 'gone.player'], 'The player gone.player cannot be read'],
  ] as const) {
    const outcome = await run('games', ...args);
    expect(outcome.code, args.join(' ')).toBe(2);
    expect(outcome.err).toContain(message);
    expectNoStack(outcome);
  }
  expect(existsSync(join(cwd, 'ours.yaml'))).toBe(false);
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
