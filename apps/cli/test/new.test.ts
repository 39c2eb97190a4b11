// `railwright new`: its output is valid from the start, whatever the names, and it overwrites nothing.
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { NEW_GAMES } from '@railwright/content/new';
import { expectNoStack, makeFolder, runCli } from './run-cli.ts';

test.each(NEW_GAMES)('a new pack for %s has no findings, and its tests pass', async (game) => {
  const cwd = makeFolder();
  const made = await runCli(['new', 'my-rails', '--game', game], { cwd });
  expect(made).toMatchObject({ code: 0, err: '' });
  const inside = { cwd: join(cwd, 'my-rails') };
  expect(await runCli(['validate'], inside)).toMatchObject({ code: 0 });
  expect(await runCli(['test'], inside)).toMatchObject({ code: 0 });
});

test('no template keeps its own name', async () => {
  const cwd = makeFolder();
  await runCli(['new', 'old-coast', '--title', 'Old Coast', '--author', 'Ann'], { cwd });
  const files = readdirSync(cwd, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(11);
  for (const { parentPath, name } of files) {
    expect(name).not.toMatch(/my-pack|^dot-/);
    expect(readFileSync(join(parentPath, name), 'utf8')).not.toMatch(/my-pack|My Pack|Your Name/);
  }
});

test('names with quotes, accents, emoji and spaces are kept as they are', async () => {
  const cwd = makeFolder();
  const title = `He said "L'Été" \\ #1: 🚂 [x]`;
  const made = await runCli(['new', "Vieux Rails d'Été", '--title', title, '--author', 'A "B" C'], { cwd });
  expect(made.code).toBe(0);
  const inside = { cwd: join(cwd, "Vieux Rails d'Été") };
  expect(await runCli(['validate'], inside)).toMatchObject({ code: 0 });
  const pack = readFileSync(join(inside.cwd, 'content', 'vieux-rails-d-ete', 'pack.yaml'), 'utf8');
  expect(pack).toContain(`title: ${JSON.stringify(title)}`);
});

test.each([
  ['Größe', 'grosse', 'Größe'],
  ['Œuvre d’Ærø', 'oeuvre-d-aero', 'Œuvre d’Ærø'],
  ['Łódź-Đakovo', 'lodz-dakovo', 'Łódź-Đakovo'],
  // As a Mac keeps it.
  ['größe_nord'.normalize('NFD'), 'grosse-nord', 'Größe Nord'],
  ['old-coast', 'old-coast', 'Old Coast'],
])('%s gives the id %s and the title %s', async (folder, id, title) => {
  const cwd = makeFolder();
  expect(await runCli(['new', folder, '--pack-only'], { cwd })).toMatchObject({ code: 0 });
  expect(readFileSync(join(cwd, folder, 'content', id, 'pack.yaml'), 'utf8')).toContain(
    `\nid: ${id}\ngame: trains\ntitle: "${title}"\n`,
  );
});

test('the rules extend the requested edition', async () => {
  const cwd = makeFolder();
  await runCli(['new', 'x1', '--rules', 'trains/okazu-2012'], { cwd });
  expect(readFileSync(join(cwd, 'x1/content/x1/rules/x1.yaml'), 'utf8')).toContain(
    'extends: trains/okazu-2012',
  );
});

test('an existing package.json keeps its content and gets what it lacks', async () => {
  const cwd = makeFolder();
  const own = {
    name: 'mine',
    scripts: { test: 'mine', studio: 'own' },
    dependencies: { railwright: 'file:x.tgz' },
  };
  writeFileSync(join(cwd, 'package.json'), JSON.stringify(own));
  expect((await runCli(['new', '.', '--id', 'mine'], { cwd })).code).toBe(0);
  const written: unknown = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'));
  expect(written).toMatchObject({ ...own, scripts: { ...own.scripts, validate: 'railwright validate' } });
  expect(written).not.toHaveProperty('devDependencies');
});

test('a tarball is named by its path from the new folder', async () => {
  const cwd = makeFolder();
  await runCli(['new', 'a/b', '--railwright', 'railwright-0.1.0.tgz'], { cwd });
  const { devDependencies } = JSON.parse(readFileSync(join(cwd, 'a/b/package.json'), 'utf8')) as {
    devDependencies: unknown;
  };
  expect(devDependencies).toEqual({ railwright: 'file:../../railwright-0.1.0.tgz' });
});

test('existing files prevent writing, and one more pack fits next to the first', async () => {
  const cwd = makeFolder();
  await runCli(['new', 'first'], { cwd });
  const inside = { cwd: join(cwd, 'first') };
  writeFileSync(join(inside.cwd, 'README.md'), 'mine');
  const again = await runCli(['new', 'first', '--id', 'second'], { cwd });
  expect(again.code).toBe(2);
  expect(again.err).toContain('.gitignore');
  expect(existsSync(join(inside.cwd, 'content', 'second'))).toBe(false);
  expect(readFileSync(join(inside.cwd, 'README.md'), 'utf8')).toBe('mine');
  expect((await runCli(['new', '.', '--pack-only', '--id', 'second'], inside)).code).toBe(0);
  expect(await runCli(['validate'], inside)).toMatchObject({ code: 0 });
});

test('the commands that it names work where it was typed', async () => {
  const cwd = makeFolder();
  const { out } = await runCli(['new', 'packs', '--id', 'mine', '--pack-only'], { cwd });
  const named = Array.from(out.matchAll(/npx railwright (.*?) {2}/g), ([, words = '']) => words);
  expect(named).toEqual(['validate packs', 'test packs', 'simulate mine/mine --content packs']);
  const short = ['--games', '2', '--bots', 'random'];
  for (const words of named) {
    const typed = words.startsWith('simulate') ? [...words.split(' '), ...short] : words.split(' ');
    expect(await runCli(typed, { cwd })).toMatchObject({ code: 0 });
  }
});

describe('impossible requests are rejected with a fix', () => {
  test.each([
    [['new'], 'Name the folder', 'railwright new my-pack'],
    [['new', '🚂'], 'No id can be made', '--id my-pack'],
    [['new', 'trains'], 'The id trains is taken', '--id my-pack'],
    [['new', 'null'], 'The id null is taken', '--id my-pack'],
    [['new', 'a', '--id', '__proto__'], '"__proto__" is not a valid id', '--id my-pack'],
    [['new', 'a', '--title', 'a\nb'], 'This title cannot be used', ''],
    [['new', 'a', '--title', ' '], 'This title cannot be used', ''],
    [['new', 'a', '--author', '\u001b[31m'], 'This author cannot be used', ''],
    [['new', 'a', '--game', 'chess'], 'trains, game-of-trains, freight-train', ''],
    [['new', 'a', '--game', 'freight-train', '--rules', 'trains/aeg-2013'], 'is for trains', ''],
  ])('%j', async (args, message, help) => {
    const cwd = makeFolder();
    const outcome = await runCli(args, { cwd });
    expect(outcome.code).toBe(2);
    expect(outcome.err).toContain(message);
    expect(outcome.err).toContain(help);
    expectNoStack(outcome);
    expect(readdirSync(cwd)).toEqual([]);
  });

  test('a file in place of the folder and an unwritable folder are rejected', async () => {
    const cwd = makeFolder();
    writeFileSync(join(cwd, 'a'), '');
    expect(await runCli(['new', 'a'], { cwd })).toMatchObject({ code: 2 });
    mkdirSync(join(cwd, 'b'));
    chmodSync(join(cwd, 'b'), 0o500);
    // Root can write there anyway.
    const outcome = await runCli(['new', 'b/c'], { cwd });
    expectNoStack(outcome);
    expect(outcome.code).toBe(process.getuid?.() === 0 ? 0 : 2);
  });
});
