// A pack that is asked about while something that it needs is broken in another one, or is hidden as known or unchanged.
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { makeFolder, runCli, writeIn, type Outcome } from './run-cli.ts';

const SHIPPED = fileURLToPath(new URL('../../../content/', import.meta.url));
const SETUP = 'homebrew-fenland/fenland-duel';
const PLAY = ['simulate', SETUP, '--bots', 'random', '--games', '1', '--content', '.'];

let cwd: string;

beforeEach(() => {
  cwd = makeFolder();
  for (const pack of ['trains', 'homebrew-fenland'])
    cpSync(join(SHIPPED, pack), join(cwd, pack), { recursive: true });
});

const run = (...args: readonly string[]): Promise<Outcome> => runCli(args, { cwd });

function change(file: string, from: RegExp, to: string): void {
  const text = readFileSync(join(cwd, file), 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeIn(cwd, file, changed);
}

test.each([
  ['trains/pack.yaml', /^id: .*$/m, 'id: [1'],
  ['trains/pack.yaml', /^format: 1$/m, 'format: 9'],
  ['trains/rules/aeg-2013.yaml', /$/, '\nzz: ['],
])('%s broken by %s: nothing is green, and each says why', async (file, from, to) => {
  change(file, from, to);
  for (const args of [
    ['validate', 'homebrew-fenland'],
    ['validate', 'homebrew-fenland/setups/fenland-duel.yaml'],
    ['test', 'homebrew-fenland'],
    PLAY,
  ]) {
    const { code, out } = await run(...args);
    expect(code).toBe(1);
    if (args[0] !== 'test' || file.endsWith('pack.yaml')) expect(out).toContain(`--> ${file}:`);
  }
});

test('a mistake in a pack that is not needed is none of its business', async () => {
  writeIn(cwd, 'other/pack.yaml', 'format: 1\nid: other\ntitle: [');
  expect((await run('validate', 'homebrew-fenland')).code).toBe(0);
});

test('a file that nothing can be read of is shown though it is known, or did not change', async () => {
  change('homebrew-fenland/rules/fenland.yaml', /$/, '\nzz: [');
  const wrote = await run('validate', 'homebrew-fenland', '--baseline', 'known.json', '--write-baseline');
  expect(wrote.err).toContain('1 error cannot be in a baseline');
  expect(wrote.code).toBe(1);
  const git = (...args: string[]): unknown =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.org', ...args], {
      cwd,
      stdio: 'pipe',
    });
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'First');
  for (const flags of [
    ['--baseline', 'known.json'],
    ['--changed-since', 'HEAD'],
  ]) {
    const { code, out } = await run('validate', 'homebrew-fenland', ...flags);
    expect(code).toBe(1);
    expect(out).toContain('--> homebrew-fenland/rules/fenland.yaml:');
  }
});

test('tests are run again when a pack.yaml that they depend on changes', async () => {
  const git = (...args: string[]): unknown =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.org', ...args], {
      cwd,
      stdio: 'pipe',
    });
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'First');
  change('trains/pack.yaml', /^title: .*$/m, 'title: Trains, again');
  const { code, out } = await run('test', 'homebrew-fenland', '--changed-since', 'HEAD');
  expect(code).toBe(0);
  expect(out).toContain('12 tests passed');
});

test('what has errors is shown with them, not as something that does not exist', async () => {
  writeIn(
    cwd,
    'homebrew-fenland/preferences/dry.yaml',
    'format: 1\nid: dry\nname: Dry\nlikes: { no-such: 1 }\nzz: 1\n',
  );
  change('homebrew-fenland/maps/fenland.yaml', /$/, '\nzz: [');
  change('homebrew-fenland/cards/fenland.yaml', /cost: \d+/, 'cost: much');
  for (const [file, args] of [
    [
      'homebrew-fenland/preferences/dry.yaml',
      ['learn', 'trains/tokyo-beginners', '--preference', 'dry', '--output', 'x.player'],
    ],
    ['homebrew-fenland/maps/fenland.yaml', ['export', 'map', 'fenland', '--output', 'x.tmj']],
    [
      'homebrew-fenland/maps/fenland.yaml',
      ['render', 'map', 'homebrew-fenland/fenland', '--output', 'x.svg'],
    ],
    [
      'homebrew-fenland/maps/fenland.yaml',
      ['simulate', 'tokyo-beginners', '--map', 'homebrew-fenland/fenland'],
    ],
  ] as const) {
    const { code, out, err } = await run(...args, '--content', '.');
    expect(out).toContain(`--> ${file}:`);
    expect(err).toMatch(/cannot be (used|played) as it is/);
    expect(code).toBe(1);
  }
  const cards = await run('export', 'cards', 'homebrew-fenland', '--output', 'x.csv', '--content', '.');
  expect(cards.err).toContain('dredger, which has errors');
});

test('nothing is shown with a shipped pack in place of one that cannot be read', async () => {
  change('trains/pack.yaml', /^id: .*$/m, 'id: [1');
  for (const args of [
    ['rules', 'homebrew-fenland'],
    ['export', 'map', 'homebrew-fenland/fenland', '--output', 'x.tmj'],
    ['export', 'cards', 'homebrew-fenland', '--output', 'x.csv'],
    ['render', 'card', 'homebrew-fenland/eel-trap', '--output', 'x.svg'],
  ]) {
    const { code, out } = await run(...args, '--content', '.');
    expect(out).toContain('--> trains/pack.yaml:');
    expect(code).toBe(1);
  }
});

test('what cannot be read does not look removed', async () => {
  const git = (...args: string[]): unknown =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@y', ...args], { cwd, stdio: 'pipe' });
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'First');
  change('trains/cards/selectable.yaml', /$/, '\nzz: [');
  const { code, out, err } = await run('diff', 'HEAD', 'trains');
  expect(code).toBe(1);
  expect(out).toContain('--> trains/cards/selectable.yaml:');
  expect(err).toContain('What changed is not known');
});

test('a conflict in a file that a program wrote is named', async () => {
  writeIn(cwd, 'known.json', '{\n<<<<<<< HEAD\n"version": 1\n=======\n"version": 2\n>>>>>>> other\n}\n');
  const known = await run('validate', 'homebrew-fenland', '--baseline', 'known.json');
  const record = await run('replay', 'known.json', '--content', '.');
  for (const { err } of [known, record])
    expect(err).toContain('It has an unresolved merge conflict, from line 2 to line 6.');
});
