// A game that exists only in this folder works in every layer: nothing in packages and apps knows it. The player plays it in
// apps/player/test/shunting.spec.ts.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { endWarm, runWarm, type Outcome } from '../../apps/cli/test/warm.ts';
import { buildBundle, COMMAND, PACK, REGISTER } from './command.ts';

/** In one process that knows the game, for all tests. */
vi.stubEnv('NODE_OPTIONS', `--import ${REGISTER}`);
const railwright = (...args: string[]): Promise<Outcome> => runWarm(COMMAND, { args, cwd: folder, env: {} });

const folder = mkdtempSync(join(tmpdir(), 'shunting-'));
afterAll(() => {
  endWarm();
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
  test('is validated', async () => {
    expect(await railwright('validate', PACK)).toMatchObject({
      code: 0,
      out: expect.stringContaining('3 files checked, nothing found') as string,
    });
  });

  test('is checked by the schemas of its game', async () => {
    const { code, out } = await railwright('validate', join(import.meta.dirname, 'broken-pack'));
    expect(code).toBe(1);
    expect(out).toContain('Unknown key “waggons”');
    expect(out).toContain('No game ends by “derailed”');
    expect(out).toContain('No choice is called “fist”');
    expect(out).toContain('Did you mean first?');
  });

  test('has tests that pass', async () => {
    expect((await railwright('test', PACK)).out).toContain('2 tests passed');
  });
});

test('games are played in threads by bots that know the game, measured, recorded and replayed', async () => {
  const play = ['simulate', 'yard/nine', '--content', PACK, '--games', '200', '--jobs', '2'];
  const { code, out, err } = await railwright(...play, '--bots', 'greedy,random', '--save', folder, '--json');
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    game: 'shunting',
    measures: [{ group: 'taken', items: [{ item: 'first' }, { item: 'last' }] }],
  });
  const [first = ''] = readdirSync(folder);
  expect(readFileSync(join(folder, first), 'utf8')).toContain('"shunting"');
  const replayed = await railwright('replay', join(folder, first), '--content', PACK);
  expect(replayed.out).toContain('Ended by empty.');
  expect(replayed.out).toContain('Verified');
});

test('its targets are judged, its restrictions work, and a report names its items', async () => {
  const targets = await railwright('simulate', 'yard/nine', '--content', PACK, '--games', '100', '--check');
  expect(targets.out).toMatch(/turns/);
  expect(targets.code).toBe(0);
  const cards = await railwright('influence', 'yard/nine', '--content', PACK, '--games', '100', '--json');
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
  expect(await railwright(...simulate)).toMatchObject({ code: 0 });
  expect(readFileSync(report, 'utf8')).toContain('The last wagon');
});

test('a player learns it', async () => {
  const file = join(folder, 'yard.player');
  const learn = ['learn', 'yard/nine', '--content', PACK, '--games', '300', '--held-out', '4', '-o', file];
  expect(await railwright(...learn)).toMatchObject({ code: 0 });
});

test('a bundle contains it', () => {
  expect(buildBundle()).toMatchObject({ definition: { game: 'shunting', setup: 'yard/nine', wagons: 9 } });
});
