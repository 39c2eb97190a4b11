// Learned players on the command line: trained, kept, resumed, and used as bots.
import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { RELEASE } from '@railwright/engine/program';
import { expectFits, expectNoStack, makeFolder, runCli } from './run-cli.ts';

const SETUP = 'homebrew-fenland/fenland-duel';
const QUICK = ['learn', SETUP, '--players', '2', '--games', '8', '--held-out', '4'];

test('games that measured a player and are in a store are not played again', async () => {
  const cwd = makeFolder();
  const run = [...QUICK, '--store', 'runs.db', '-o', 'duel.player', '--force', '--json'];
  const first = await runCli(run, { cwd });
  expect(first).toMatchObject({ code: 0, err: '' });
  expect(await runCli(run, { cwd })).toEqual({
    ...first,
    err: 'Games that are in runs.db are not played again.\n',
  });
});

test('a player file says how it was made, and is the same for any number of jobs', async () => {
  const cwd = makeFolder();
  const made = await runCli([...QUICK, '--jobs', '2', '-o', 'duel.player'], { cwd });
  expect(made.code).toBe(0);
  expect(made.out).toMatch(/for 2 players: one player from \d+ games/);
  expect(made.out).toMatch(/investor/);
  const bytes = readFileSync(join(cwd, 'duel.player'));
  expect(bytes.length).toBeLessThan(300_000);
  const header = JSON.parse(bytes.subarray(0, bytes.indexOf(10)).toString()) as Record<string, unknown>;
  expect(header).toMatchObject({
    format: 3,
    game: 'trains',
    setups: [{ id: SETUP, seats: [2] }],
    learned: { seed: 1 },
  });

  const reports = ['learned.html', 'learned.md', 'learned.json'];
  const again = await runCli(
    [...QUICK, '--jobs', '1', '-o', 'again.player', ...reports.flatMap((file) => ['--report', file])],
    { cwd },
  );
  expect(again.code).toBe(0);
  const [page = '', text = '', figures = ''] = reports.map((file) => readFileSync(join(cwd, file), 'utf8'));
  expect(page).toContain('<h2>How far it can be trusted</h2>');
  expect(text).toMatch(/\*\*Strength\*\*: .* at 2 seats/);
  expect(text).toContain('-o again.player --report learned.html');
  const learned: unknown = JSON.parse(figures);
  expectFits('learning-result', learned);
  expect(learned).toMatchObject({ members: [{ seed: 1, file: 'again.player' }] });
  expect(readFileSync(join(cwd, 'again.player'))).toEqual(bytes);

  const there = await runCli([...QUICK, '-o', 'duel.player'], { cwd });
  expect(there.code).toBe(2);
  expect(there.err).toMatch(/duel\.player already exists/);

  const args = ['simulate', SETUP, '--players', '2', '--games', '2', '--bots', 'duel.player,random'];
  const played = await runCli(args, { cwd });
  expect(played.code).toBe(0);
  expect(played.out).toMatch(/played by duel, random/);
  const said = played.out.replaceAll(/\s+/g, ' ');
  expect(said).toMatch(
    /Player duel It learned homebrew-fenland\/fenland-duel for 2 players from \d+ games, seed 1\. Measured at 2 seats, it won against/,
  );
  expect(said).toContain('How far it can be beaten is not known');
  const data = await runCli([...args, '--json'], { cwd });
  const result = JSON.parse(data.out) as { readonly players: readonly { readonly bot: string }[] };
  expectFits('simulation-result', result);
  expect(result.players.map(({ bot }) => bot)).toEqual(['duel']);
  const compared = await runCli(['rate', SETUP, '--games', '2', '--bots', 'duel.player,random'], { cwd });
  expect(compared.out).toMatch(/Player duel/);
});

test.each([
  ['game-of-trains', '4', ['--teacher', 'heuristic']],
  ['freight-train', '3', []],
])('%s is learned for %s players', async (game, seats, more) => {
  const cwd = makeFolder();
  const setup = `${game}/standard`;
  const args = ['learn', setup, '--players', seats, '--games', '8', '--held-out', '4', '-o', 'own.player'];
  const made = await runCli([...args, ...more], { cwd });
  expect(made.code).toBe(0);
  expect(made.out).toMatch(new RegExp(`for ${seats} players: one player from \\d+ games[^]*heuristic`));
  const play = ['simulate', setup, '--players', seats, '--games', '2', '--bots', 'own.player,heuristic'];
  expect((await runCli(play, { cwd })).out).toMatch(/played by own, heuristic/);
  const header = readFileSync(join(cwd, 'own.player'), 'latin1').split('\n')[0] ?? '';
  expect(JSON.parse(header)).toMatchObject({ learned: more.length > 0 ? { teacher: 'heuristic' } : {} });
});

/** Presses Ctrl-C once it reports that it is learning. */
function stopOnce(child: ChildProcess): void {
  child.stderr?.once('data', () => child.kill('SIGINT'));
}

describe('an interrupted run', () => {
  const cwd = makeFolder();
  const file = join(cwd, 'long.player');
  const unfinished = `${file}.unfinished`;
  const args = ['learn', SETUP, '--players', '2', '--held-out', '0', '--jobs', '1', '-o', file];
  let bytes: Buffer;
  beforeAll(async () => {
    const stopped = await runCli([...args, '--minutes', '5'], { cwd, onStart: stopOnce });
    expect(stopped.code).toBe(130);
    expect(stopped.err).toMatch(/Run the same command again to resume/);
    bytes = readFileSync(unfinished);
  });

  test('of another program, or a damaged one, is refused with the way out', async () => {
    const head = bytes.indexOf('\n') + 1;
    const body = Buffer.from(bytes.subarray(head));
    const start = `"program":"${RELEASE}-`;
    const at = body.indexOf(start) + start.length;
    body.write('0123456789', at);
    for (const [content, message, help] of [
      [
        Buffer.concat([Buffer.from(`railwright-learning ${crc32(body).toString(16)}\n`), body]),
        `${unfinished} was begun by railwright ${RELEASE}-0123456789, which may learn differently`,
        'Resume it with that version, or delete the file to begin again with this one.',
      ],
      [
        Buffer.concat([bytes.subarray(0, head), body]),
        `${unfinished} is damaged`,
        'Delete it to begin again.',
      ],
    ] as const) {
      writeFileSync(unfinished, content);
      const refused = await runCli([...args, '--minutes', '0.001'], { cwd });
      expect(refused.code).toBe(2);
      expect(refused.err).toContain(message);
      expect(refused.err).toContain(help);
      expect(readFileSync(unfinished).equals(content)).toBe(true);
    }
  });

  test('keeps what was learned, and the same command resumes it', async () => {
    writeFileSync(unfinished, bytes);
    const on = await runCli([...args, '--minutes', '0.001'], { cwd });
    expect(on.err).toMatch(/Resuming after \d+ games/);
    expect(on.code).toBe(0);
    expect(existsSync(unfinished)).toBe(false);
  });
});

test('the bot learned trains a player first if there is none', async () => {
  const cwd = makeFolder();
  const env = { RAILWRIGHT_CACHE: join(cwd, 'cache') };
  const learn = await runCli([...QUICK], { cwd, env });
  expect(learn.out).toMatch(/--bots learned/);
  const args = ['simulate', SETUP, '--players', '2', '--games', '2', '--bots', 'learned'];
  const played = await runCli(args, { cwd, env });
  expect(played.code).toBe(0);
  expect(played.err).not.toMatch(/No player has learned/);

  const level = async (bots: string) =>
    await runCli(['simulate', SETUP, '--players', '2', '--games', '2', '--bots', bots], { cwd, env });
  const uneven = await level('learned:casual,learned');
  expect(uneven.code).toBe(0);
  expect(uneven.out).toMatch(/played by learned:casual, learned/);
});

test.each(['learned:casul', 'nowhere.player:casul'])(
  'a level that there is none of is told, with the nearest, before a player is looked for: %s',
  async (bots) => {
    const outcome = await runCli(['simulate', SETUP, '--bots', bots], { cwd: makeFolder() });
    expect(outcome.code).toBe(2);
    expect(outcome.err).toMatch(/no level "casul"[^]*Did you mean casual\?/);
    expectNoStack(outcome);
  },
);

test('a shipped player of many markets plays any of its setups at once', async () => {
  const cwd = makeFolder();
  const env = { RAILWRIGHT_CACHE: join(cwd, 'cache') };
  const args = ['simulate', 'trains/osaka-beginners', '--games', '2', '--players', '3', '--bots', 'learned'];
  const played = await runCli(args, { cwd, env });
  expect(played.code).toBe(0);
  expect(played.err).toMatch(/any-market\.player plays, which knows many markets/);
});

test('one player learns several markets and numbers of seats', async () => {
  const cwd = makeFolder();
  const learn = ['learn', 'trains/tokyo-any-eight', '--players', '2,3', '--markets', '3', '--games', '8'];
  const made = await runCli([...learn, '--held-out', '4', '-o', 'any.player'], { cwd });
  expect(made.code).toBe(0);
  expect(made.out).toMatch(/for 2 or 3 players/);
  expect(made.out).toMatch(/Wins at 3 seats against/);
});

test.each([
  ['a name that is not a player’s', [...QUICK, '-o', 'duel.txt'], /Such a file ends in \.player/],
  ['a folder that is not there', [...QUICK, '-o', 'nowhere/duel.player'], /there is no folder nowhere/],
  [
    'a time that is not a number',
    ['learn', SETUP, '--minutes', 'long'],
    /--minutes long is not a number of minutes/,
  ],
  [
    'an unknown preference',
    ['learn', SETUP, '--preference', 'rail-barron'],
    /There is no preference rail-barron|Name it with --output/,
  ],
  [
    'a report of no known form',
    [...QUICK, '--report', 'x.csv'],
    /x\.csv: reports cannot be written as \.csv\./,
  ],
  ['one seat too many', ['learn', SETUP, '--players', '5'], /for 2/],
])('%s is refused before anything is learned', async (_what, args, message) => {
  const outcome = await runCli(args, { cwd: makeFolder() });
  expect(outcome.code).toBe(2);
  expect(outcome.err).toMatch(message);
  expectNoStack(outcome);
});

test.each([
  ['nothing of the kind', Buffer.from('hello'), /does not begin with a line of JSON/],
  ['JSON of something else', Buffer.from('{"format":2}\n'), /"game" is missing/],
])('a file with %s is not a player', async (_what, bytes, message) => {
  const cwd = makeFolder();
  writeFileSync(join(cwd, 'odd.player'), bytes);
  const outcome = await runCli(['simulate', SETUP, '--bots', 'odd.player'], { cwd });
  expect(outcome.code).toBe(2);
  expect(outcome.err).toMatch(message);
  expectNoStack(outcome);
});
