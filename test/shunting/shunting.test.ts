// A game that exists only in this folder works in every layer: nothing in packages and apps knows it. The player plays it in
// apps/player/test/shunting.spec.ts.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { buildBundle, PACK, railwright } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'shunting-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('without its folder, nobody knows the game', async () => {
  const [{ GAME_NAMES }, { GAMES }] = await Promise.all([
    import('../../packages/content/src/game-named.ts'),
    import('../../packages/engine/src/games.ts'),
  ]);
  expect(GAME_NAMES).not.toContain('shunting');
  expect(GAMES).not.toHaveProperty('shunting');
});

describe('the pack', () => {
  test('is validated', () => {
    expect(railwright('validate', PACK)).toMatchObject({
      code: 0,
      out: expect.stringContaining('3 files checked, nothing found') as string,
    });
  });

  test('is checked by the schemas of its game', () => {
    const { code, out } = railwright('validate', join(import.meta.dirname, 'broken-pack'));
    expect(code).toBe(1);
    expect(out).toContain('Unknown key “waggons”');
    expect(out).toContain('No game ends by “derailed”');
    expect(out).toContain('No choice is called “fist”');
    expect(out).toContain('Did you mean first?');
  });

  test('has tests that pass', () => {
    expect(railwright('test', PACK).out).toContain('2 tests passed');
  });
});

test('games are played in threads by bots that know the game, measured, recorded and replayed', () => {
  const play = ['simulate', 'yard/nine', '--content', PACK, '--games', '200', '--jobs', '2'];
  const { code, out, err } = railwright(...play, '--bots', 'greedy,random', '--save', folder, '--json');
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    game: 'shunting',
    measures: [{ group: 'taken', items: [{ item: 'first' }, { item: 'last' }] }],
  });
  const [first = ''] = readdirSync(folder);
  expect(readFileSync(join(folder, first), 'utf8')).toContain('"shunting"');
  const replayed = railwright('replay', join(folder, first), '--content', PACK);
  expect(replayed.out).toContain('Ended by empty.');
  expect(replayed.out).toContain('Verified');
});

test('its targets are judged, its restrictions work, and a report names its items', () => {
  const targets = railwright('simulate', 'yard/nine', '--content', PACK, '--games', '100', '--check');
  expect(targets.out).toMatch(/turns/);
  expect(targets.code).toBe(0);
  const cards = railwright('cards', 'yard/nine', '--content', PACK, '--games', '100', '--json');
  expect((JSON.parse(cards.out) as { readonly cards: object[] }).cards).toHaveLength(2);
  const report = join(folder, 'report.html');
  const simulate = [
    'simulate',
    'yard/nine',
    '--content',
    PACK,
    '--bots',
    'random',
    '--games',
    '20',
    '--report',
    report,
  ];
  expect(railwright(...simulate)).toMatchObject({ code: 0 });
  expect(readFileSync(report, 'utf8')).toContain('The last wagon');
});

test('a player learns it', () => {
  const file = join(folder, 'yard.player');
  const learn = ['learn', 'yard/nine', '--content', PACK, '--games', '300', '-o', file];
  expect(railwright(...learn)).toMatchObject({ code: 0 });
});

test('a bundle contains it', () => {
  expect(buildBundle()).toMatchObject({ definition: { game: 'shunting', setup: 'yard/nine', wagons: 9 } });
});
