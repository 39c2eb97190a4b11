// The commands that change files: `validate --fix`, `format`, `migrate`.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { COMMAND, expectNoStack, makeFolder, runCli, writeIn, type Outcome } from './run-cli.ts';

const PACK = `# Mine.
format: 1
id: mine
game: trains
title: Mine
version: 1.0.0
licence: MIT
authors: [Me]
extends: [trains]
`;
const MISSPELT = `# My cards.
cards:
  # The first.
  - id: post-train   # one
    name: Post
    kinds: [goods]
    csot: 4

    effect:
      - gain: { where: { card: landfil }, to: hand }
`;
const MENDED = `# My cards.
format: 1
cards:
  # The first.
  - id: post-train   # one
    name: Post
    categories: [goods]
    cost: 4

    effect:
      - gain: { where: { card: landfill }, to: hand }
`;
const MAP = `format: 1
id: m
name: M
orientation: pointy
terrain: |
    F F C
     M F${'  '}
places: [{ at: A3, city: 2 }]
barriers:
  - [B1, A1] # second
  - [A2, A1]
`;

let cwd: string;
const path = (file: string): string => join(cwd, file);
const read = (file: string): string => readFileSync(path(file), 'utf8');

const write = (file: string, text: string): void => writeIn(cwd, file, text);

const run = async (args: readonly string[], input?: string): Promise<Outcome> => {
  const outcome = await runCli(args, { cwd, ...(input !== undefined && { input }) });
  expectNoStack(outcome);
  return outcome;
};

beforeEach(() => {
  cwd = makeFolder();
  write('mine/pack.yaml', PACK);
});

describe('validate --fix', () => {
  test('fixes what can be fixed safely, keeps comments and layout, and changes nothing the second time', async () => {
    write('mine/cards/c.yaml', `\ufeff${MISSPELT}`);
    chmodSync(path('mine/cards/c.yaml'), 0o640);
    const dry = await run(['validate', 'mine', '--fix', '--dry-run']);
    expect(dry.out).toContain('-    kinds: [goods]\n-    csot: 4\n+    categories: [goods]\n+    cost: 4\n');
    expect(read('mine/cards/c.yaml')).toBe(`\ufeff${MISSPELT}`);
    const { code, out, err } = await run(['validate', 'mine', '--fix']);
    expect(code).toBe(0);
    expect(out).toBe('Checked mine (pack mine)\n2 files checked, nothing found.\n');
    expect(err).toContain('fixed mine/cards/c.yaml:6:5 schema-former-key: categories');
    expect(read('mine/cards/c.yaml')).toBe(`\ufeff${MENDED}`);
    expect(statSync(path('mine/cards/c.yaml')).mode & 0o777).toBe(0o640);
    expect(await run(['validate', 'mine', '--fix'])).toMatchObject({ code: 0, err: '' });
    expect(readdirSync(path('mine/cards'))).toEqual(['c.yaml']);
  });

  test('leaves files alone that were not named', async () => {
    write('mine/cards/c.yaml', MISSPELT);
    expect((await run(['validate', 'mine/pack.yaml', '--fix'])).code).toBe(0);
    expect(read('mine/cards/c.yaml')).toBe(MISSPELT);
  });
});

describe('format', () => {
  test('previews changes, makes them, and changes nothing the second time', async () => {
    write('mine/maps/m.yaml', MAP);
    const check = await run(['format', '--check', 'mine']);
    expect(check.code).toBe(1);
    expect(check.out).toContain('--- a/mine/maps/m.yaml');
    expect(check.out).toContain('+  - [A1, B1] # second\n');
    expect((await run(['format', '--dry-run', 'mine'])).code).toBe(0);
    expect(read('mine/maps/m.yaml')).toBe(MAP);
    const { code, out } = await runCli(['format'], { cwd: makeFolder() });
    expect(code).toBe(2);
    expect(out).toBe('');
    expect((await run(['format', 'mine'])).out).toContain('formatted mine/maps/m.yaml');
    expect(read('mine/maps/m.yaml')).toContain(
      'terrain: |\n  F F C\n   M F\nplaces: [{ at: A3, city: 2 }]\nbarriers:\n  - [A1, A2]\n  - [A1, B1] # second\n',
    );
    expect(await run(['format', '--check', 'mine'])).toMatchObject({ code: 0 });
  });

  test('formats standard input under the name of a file that need not exist', async () => {
    const { code, out } = await run(['format', '-', '--stdin-filename', 'mine/maps/new.yaml'], MAP);
    expect(code).toBe(0);
    expect(out).toContain('  - [A1, A2]\n');
    const broken = await run(['format', '-', '--stdin-filename', 'mine/maps/new.yaml'], 'a: [\n');
    expect(broken).toMatchObject({ code: 1, out: 'a: [\n' });
    const latin1 = Buffer.from('title: Stra\u00dfe\n', 'latin1');
    const { stdout, status } = spawnSync(
      process.execPath,
      [COMMAND, 'format', '-', '--stdin-filename', 'mine/maps/new.yaml'],
      { cwd, input: latin1 },
    );
    expect([status, stdout]).toEqual([1, latin1]);
  });

  test('leaves a file that is not UTF-8 unchanged, and says where it is not', async () => {
    mkdirSync(join(cwd, 'mine', 'cards'), { recursive: true });
    const latin1 = Buffer.from('format: 1\ncards: [] # Stra\u00dfe\n', 'latin1');
    writeFileSync(join(cwd, 'mine', 'cards', 'a.yaml'), latin1);
    const { code, err } = await run(['format', 'mine']);
    expect(code).toBe(1);
    expect(err).toContain(
      'mine/cards/a.yaml is left unchanged: it is not UTF-8 text: a byte in line 2, column 17, cannot be here.',
    );
    expect(readFileSync(join(cwd, 'mine', 'cards', 'a.yaml'))).toEqual(latin1);
  });

  test('continues after a file that is not YAML', async () => {
    write('mine/cards/a.yaml', 'cards: [\n');
    write('mine/cards/b.yaml', 'format: 1  \ncards: []\n');
    const { code, err } = await run(['format', 'mine']);
    expect(code).toBe(1);
    expect(err).toContain('mine/cards/a.yaml is left unchanged: it cannot be read as YAML');
    expect(read('mine/cards/b.yaml')).toBe('format: 1\ncards: []\n');
  });
});

describe('migrate', () => {
  test('converts a pack of format 0 to one without findings', async () => {
    write('mine/pack.yaml', PACK.replace('format: 1', 'format: 0').replace('licence', 'license'));
    write('mine/cards/c.yaml', MENDED.replace('format: 1', 'format: 0').replace('categories', 'kinds'));
    const before = await run(['validate', 'mine']);
    expect(before.code).toBe(1);
    expect(before.out).toContain('railwright migrate');
    expect((await run(['migrate', 'mine', '--dry-run'])).out).toContain('+    categories: [goods]');
    const { code, out } = await run(['migrate', 'mine']);
    expect(code).toBe(0);
    expect(out).toContain('line 7: kinds is now categories');
    expect(read('mine/pack.yaml')).toBe(PACK);
    expect(read('mine/cards/c.yaml')).toBe(MENDED);
    expect(await run(['validate', 'mine'])).toMatchObject({ code: 0 });
    expect((await run(['migrate', 'mine'])).out).toContain('all have format 1');
  });

  test('gives the reason for each file that it cannot convert', async () => {
    write('mine/cards/later.yaml', 'format: 9\ncards: []\n');
    const { code, err } = await run(['migrate', 'mine']);
    expect(code).toBe(1);
    expect(err).toContain('mine/cards/later.yaml is left unchanged: It has format 9');
  });
});

test('a folder without packs is invalid usage', async () => {
  mkdirSync(path('empty'));
  for (const command of ['format', 'migrate'])
    expect(await run([command, 'empty'])).toMatchObject({ code: 2, out: '' });
});

test('ignores what a killed run left next to a file, and removes it when the file is written', async () => {
  const cwd = makeFolder();
  const leftover = 'mine/maps/.0123456789abcdef.railwright-tmp';
  writeIn(cwd, 'mine/pack.yaml', PACK);
  writeIn(cwd, 'mine/maps/m.yaml', MAP);
  writeIn(cwd, leftover, 'a: [');
  utimesSync(join(cwd, leftover), 1, 1);
  const check = await runCli(['format', '--check', 'mine'], { cwd });
  expect(check.out + check.err).not.toContain('railwright-tmp');
  expect(existsSync(join(cwd, leftover))).toBe(true);
  const done = await runCli(['format', 'mine'], { cwd });
  expect(done.out).toContain('formatted mine/maps/m.yaml');
  expect(readdirSync(join(cwd, 'mine/maps'))).toEqual(['m.yaml']);
});

test('schema lists, prints and writes schemas', async () => {
  expect((await run(['schema'])).out).toMatch(/^cards +a file of cards$/m);
  expect(JSON.parse((await run(['schema', 'cards.schema.json'])).out)).toHaveProperty('properties.cards');
  await run(['schema', 'map', '-o', 'schemas/v1']);
  expect(readdirSync(path('schemas/v1'))).toEqual(['map.schema.json']);
  expect((await run(['schema', 'crads'])).err).toContain('Did you mean cards?');
});
