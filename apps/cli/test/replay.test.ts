// Records on the command line: written by `simulate --save`, verified by `replay`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GameRecord } from '@railwright/engine';
import { expectNoStack, makeCopy, makeFolder, runCli, type Outcome } from './run-cli.ts';

const SETUP = 'trains/tokyo-beginners';

let cwd: string;
let file: string;
let record: GameRecord;

async function saveGame(folder: string, setup = SETUP, ...flags: string[]): Promise<string> {
  const { code, err } = await runCli(['simulate', setup, '--games', '1', '--save', 'games', ...flags], {
    cwd: folder,
  });
  expect(err).toBe('');
  expect(code).toBe(0);
  return `games/${readdirSync(join(folder, 'games'))[0]!}`;
}

const replay = (...args: string[]): Promise<Outcome> => runCli(['replay', ...args], { cwd });

describe('a record', () => {
  beforeAll(async () => {
    cwd = makeFolder();
    file = await saveGame(cwd);
    record = JSON.parse(readFileSync(join(cwd, file), 'utf8')) as GameRecord;
  });

  test('is verified', async () => {
    const { code, out } = await replay(file);
    expect(code).toBe(0);
    expect(out).toContain(
      `Verified: the ending, the scores and the final hash ${record.final!.hash} match the record.`,
    );
    expect(out).toContain(`${record.choices.length} choices`);
    const data = JSON.parse((await replay(file, '--json')).out) as unknown;
    expect(data).toMatchObject({
      verified: true,
      setup: SETUP,
      hash: record.final!.hash,
      scores: record.final!.scores,
      end: record.final!.end,
    });
  });

  test('prints its events, one JSON object per line, from setup to the end', async () => {
    const { code, out } = await replay(file, '--events');
    expect(code).toBe(0);
    const events = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { type: string });
    expect(events.length).toBeGreaterThan(record.choices.length / 2);
    expect(events.every(({ type }) => typeof type === 'string')).toBe(true);
    const types = new Set(events.map(({ type }) => type));
    for (const type of ['game', 'set-up', 'draw', 'turn', 'decision', 'end', 'score'])
      expect(types).toContain(type);
    expect(events.at(-1)).toMatchObject({ type: 'result', scores: record.final!.scores });
  });

  test('is rejected among others, whose events still follow', async () => {
    const folder = makeFolder();
    await runCli(
      ['simulate', SETUP, '--games', '3', '--bots', 'random', '--save', 'many', '--events', 'all.ndjson'],
      {
        cwd: folder,
      },
    );
    const [first, ...rest] = readdirSync(join(folder, 'many'));
    expect(rest).toHaveLength(2);
    const whole = await runCli(['replay', '--events', 'many'], { cwd: folder });
    expect(whole.code).toBe(0);
    const named = /"(?:file":"[^"]*"|number":\d+)/g;
    const played = readFileSync(join(folder, 'all.ndjson'), 'utf8');
    expect(played.split('\n').toSorted().join('\n').replace(named, '').length).toBe(
      whole.out.split('\n').toSorted().join('\n').replace(named, '').length,
    );
    const path = join(folder, 'many', first!);
    writeFileSync(path, readFileSync(path, 'utf8').replace('"end"', '"edn"'));
    const broken = await runCli(['replay', '--events', 'many'], { cwd: folder });
    expect(broken.code).toBe(1);
    expect(broken.err).toContain(`${join('many', first!)} is rejected.`);
    expect(broken.err).toContain('1 record of 3 rejected.');
    expect(broken.out.match(/"type":"result"/g)?.length).toBeGreaterThanOrEqual(2);
  });

  test('shows any position, as text and as data', async () => {
    for (const at of [0, 1, 40, record.choices.length]) {
      const text = await replay(file, '--at', String(at));
      expect(text.code).toBe(0);
      expect(text.out).toContain(`After ${at} of ${record.choices.length} choices`);
      const data = JSON.parse((await replay(file, '--at', String(at), '--json')).out) as {
        next: string | null;
        choices: string[];
        position: object;
      };
      expect(data).toMatchObject({ at, next: record.choices[at] ?? null });
      if (data.next === null) expect(text.out).toContain('The game is over.');
      else {
        expect(data.choices).toContain(data.next);
        expect(text.out).toContain(`> ${data.next}\n`);
      }
    }
  });

  test('counts seats from 1 for people and from 0 in data', async () => {
    const [verdict, text, data] = await Promise.all([
      replay(file),
      replay(file, '--at', '0'),
      replay(file, '--at', '0', '--json'),
    ]);
    expect(verdict.out).toMatch(/ {2}seat 1 \(.*\n {2}seat 2 \(/);
    expect(text.out).toContain('Seat 1 decides');
    expect(text.out).toContain('active: seat 1');
    expect(verdict.out + text.out).not.toMatch(/seat 0/i);
    expect(JSON.parse(data.out)).toMatchObject({ decision: { seat: 0 }, position: { active: 0 } });
  });

  test('has no position after its end', async () => {
    const { code, err } = await replay(file, '--at', String(record.choices.length + 1));
    expect(code).toBe(2);
    expect(err).toContain(`The record has ${record.choices.length} choices`);
  });

  test('shows events or a position, not both', async () => {
    expect((await replay(file, '--at', '1', '--events')).code).toBe(2);
  });

  test('made by another program is valid if it ends the same, and refused with the first difference if not', async () => {
    const other = { ...record, engine: '0.1.0-0123456789' };
    writeFileSync(join(cwd, 'other.json'), JSON.stringify(other));
    const same = await replay('other.json');
    expect(same).toMatchObject({ code: 0, err: '' });
    expect(same.out).toMatch(
      /It was made by railwright 0\.1\.0-0123456789, whose rules may differ; this is \S+-[0-9a-f]{10}\.\nVerified: /,
    );
    expect((await replay('other.json', '--events')).code).toBe(0);

    const last = other.choices.length - 1;
    for (const [changed, reason] of [
      [{ ...other, final: { ...other.final!, scores: other.final!.scores.with(0, 999) } }, ' and 999'],
      [{ ...other, choices: other.choices.with(last, 'fly') }, `Choice ${last + 1} of the record, "fly"`],
    ] as const) {
      writeFileSync(join(cwd, 'other.json'), JSON.stringify(changed));
      for (const more of [[], ['--events']]) {
        const refused = await replay('other.json', ...more);
        expect(refused.code).toBe(1);
        expect(refused.err).toContain(reason);
        expect(refused.err).toContain('It was made by railwright 0.1.0-0123456789, whose rules may differ');
        expect(refused.err).toContain('Replay it with that version.');
      }
    }
  });

  test.each<[string, (record: GameRecord) => unknown, string]>([
    ['another generator', (r) => ({ ...r, generator: 'xorshift' }), 'xorshift'],
    ['other content', (r) => ({ ...r, content: 'feedbeef' }), 'has changed since'],
    ['another format', (r) => ({ ...r, format: 7 }), '"format": 1'],
    ['no seed', ({ seed: _seed, ...r }) => r, '"seed"'],
    ['another seed', (r) => ({ ...r, seed: (r.seed + 1) >>> 0 }), 'record'],
    ['an illegal choice', (r) => ({ ...r, choices: ['fly', ...r.choices.slice(1)] }), '"fly"'],
    ['a choice too many', (r) => ({ ...r, choices: [...r.choices, 'pass'] }), 'over after'],
    ['a missing choice', (r) => ({ ...r, choices: r.choices.slice(0, -1) }), 'hash'],
    [
      'another hash',
      (r) => ({ ...r, final: { ...r.final!, hash: '0123456789abcdef' } }),
      'the record says 0123456789abcdef',
    ],
    [
      'other scores',
      (r) => ({ ...r, final: { ...r.final!, scores: r.final!.scores.map((s) => s + 1) } }),
      'scores',
    ],
    ['a setup that is not there', (r) => ({ ...r, setup: 'trains/no-such-setup' }), 'no-such-setup'],
    ['a setup called __proto__', (r) => ({ ...r, setup: '__proto__' }), '__proto__'],
    ['too many seats', ({ players: _players, ...r }) => ({ ...r, seats: 8 }), 'is for 2 to 4'],
    ['another end', (r) => ({ ...r, final: { ...r.final!, end: 'landslide' } }), 'says landslide'],
    ['no end', ({ final: _final, ...r }) => r, 'states no end'],
    ['a player too few', (r) => ({ ...r, players: r.players!.slice(1) }), 'a name for each seat'],
    ['the map as a number', (r) => ({ ...r, options: { ...r.options, map: 7 } }), '"map" must be text'],
    ['a map that is not there', (r) => ({ ...r, options: { ...r.options, map: 'x' } }), 'There is no map'],
    ['another map', (r) => ({ ...r, options: { ...r.options, map: 'trains/osaka' } }), 'has changed'],
    [
      'rules by another name',
      (r) => ({ ...r, options: { ...r.options, rules: 'okazu-2012' } }),
      'another "rules" than its game has, which is trains/okazu-2012',
    ],
    ['another market', (r) => ({ ...r, options: { ...r.options, market: ['viaduct'] } }), '"market"'],
    ['an option of no game', (r) => ({ ...r, options: { ...r.options, weather: 'rain' } }), '"weather"'],
    ['a field of no record', (r) => ({ ...r, winner: 0 }), '"winner"'],
    ['the id of its setup alone', (r) => ({ ...r, setup: 'tokyo-beginners' }), 'setup tokyo-beginners'],
    ['a list', () => [1, 2, 3], 'JSON object'],
    ['nothing', () => null, 'JSON object'],
  ])('with %s is refused', async (_what, change, reason) => {
    writeFileSync(join(cwd, 'changed.json'), JSON.stringify(change(record)));
    const outcome = await replay('changed.json');
    expectNoStack(outcome);
    expect(outcome.err).toContain('changed.json is rejected. ');
    expect(outcome.err).toContain(reason);
    expect(outcome.code).toBe(1);
  });

  test('with a wrong end is also rejected when showing a position or events', async () => {
    const wrong = { ...record, final: { ...record.final!, end: 'landslide' } };
    writeFileSync(join(cwd, 'wrong.json'), JSON.stringify(wrong));
    for (const [flags, shown] of [
      [['--at', '3'], 'After 3 of'],
      [['--events'], '"type":"end"'],
    ] as const) {
      const { code, out, err } = await replay('wrong.json', ...flags);
      expect(out).toContain(shown);
      expect(err).toContain('the record says landslide');
      expect(code).toBe(1);
    }
  });

  test('that is cut off is rejected', async () => {
    writeFileSync(join(cwd, 'cut.json'), readFileSync(join(cwd, file), 'utf8').slice(0, 500));
    const outcome = await replay('cut.json');
    expect(outcome.code).toBe(1);
    expect(outcome.err).toContain('It is not JSON');
    expectNoStack(outcome);
  });
});

test('a record of a game with other rules, another market and more seats finds its content again', async () => {
  cwd = makeFolder();
  const flags = ['--players', '3', '--rules', 'trains/aeg-2013', '--market-seed', '7'];
  file = await saveGame(cwd, 'trains/tokyo-random', ...flags);
  const { code, out, err } = await replay(file);
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(out).toContain('Verified');
});

test('a record is rejected once the content has changed', async () => {
  cwd = makeCopy();
  file = await saveGame(cwd);
  expect((await replay(file)).code).toBe(0);
  const cards = join(cwd, 'content', 'trains', 'cards', 'selectable.yaml');
  const text = readFileSync(cards, 'utf8');
  const changed = text.replace(/cost: (\d)/, (_all, cost: string) => `cost: ${Number(cost) + 1}`);
  expect(changed).not.toBe(text);
  writeFileSync(cards, changed);
  const outcome = await replay(file);
  expect(outcome.code).toBe(1);
  expect(outcome.err).toContain('has changed since the record was made');
});
