// Control characters in content reach neither the terminal nor any generated file.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { expectNoStack, makeFolder, runCli } from './run-cli.ts';

const FENLAND = fileURLToPath(new URL('../../../content/homebrew-fenland', import.meta.url));
const SETUP = 'homebrew-fenland/fenland-duel';
/** An escape sequence, a bell, the same sequence in one character, a change of writing direction, a deletion. */
const BAD = '\\e[31m\\a\\x9b2J\\u202e\\x7f';
const OBEYED =
  // eslint-disable-next-line no-control-regex -- control characters are what it looks for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/;

let cwd: string;
beforeAll(() => {
  cwd = makeFolder();
  const pack = join(cwd, 'content', 'homebrew-fenland');
  cpSync(FENLAND, pack, { recursive: true });
  for (const file of [
    'pack.yaml',
    'cards/fenland.yaml',
    'maps/fenland.yaml',
    'rules/fenland.yaml',
    'setups/fenland-duel.yaml',
  ]) {
    const text = readFileSync(join(pack, file), 'utf8');
    const changed = text
      .replace(
        /\b(en|fr): (?:"([^"]*)"|([^,}"\n]+?))(?= *[},])/g,
        (_, key: string, a?: string, b?: string) => `${key}: "${a ?? b}${BAD}"`,
      )
      .replace(/^(title|description): (?!\{)(.+)$/gm, `$1: "$2${BAD}"`)
      .replace(/name: ([A-Z][\w' ]*) \}/g, `name: "$1${BAD}" }`);
    expect(changed).not.toBe(text);
    writeFileSync(join(pack, file), changed);
  }
  const tests = join(pack, 'tests', 'fenland.yaml');
  writeFileSync(tests, readFileSync(tests, 'utf8').replace(/^( *- name): (.+)$/gm, `$1: "$2${BAD}"`));
});

test.each<[string, readonly string[], string?]>([
  ['validate', ['validate', 'content']],
  ['validate as JSON', ['validate', 'content', '--format', 'json']],
  ['validate as annotations', ['validate', 'content', '--format', 'github']],
  ['validate as SARIF', ['validate', 'content', '--format', 'sarif']],
  ['validate as JUnit', ['validate', 'content', '--format', 'junit']],
  ['validate as Markdown', ['validate', 'content', '--format', 'markdown']],
  ['test', ['test', 'content']],
  ['test as JSON', ['test', 'content', '--format', 'json']],
  ['simulate', ['simulate', SETUP, '--games', '4', '--measure', 'all', '--save', 'games']],
  ['simulate as JSON', ['simulate', SETUP, '--games', '4', '--measure', 'all', '--json']],
  [
    'a report as HTML',
    ['simulate', SETUP, '--games', '4', '--measure', 'all', '--report', 'r.html'],
    'Fenland, a duel',
  ],
  [
    'a report as Markdown',
    ['simulate', SETUP, '--games', '4', '--measure', 'all', '--report', 'r.md'],
    'Fenland, a duel',
  ],
  ['a report as CSV', ['simulate', SETUP, '--games', '4', '--measure', 'all', '--report', 'r.csv']],
  ['a report as JSON', ['simulate', SETUP, '--games', '4', '--measure', 'all', '--report', 'r.json']],
  ['rows', ['simulate', SETUP, '--games', '4', '--rows', 'rows.csv']],
  ['replay', ['replay', 'games/*-game0.json']],
  ['a position', ['replay', 'games/*-game0.json', '--at', '20']],
  ['events', ['replay', 'games/*-game0.json', '--events']],
  ['a bundle', ['bundle', SETUP, '-o', 'bundle.json'], 'Fenland, a duel'],
  ['a map as SVG', ['render', 'map', 'homebrew-fenland/fenland', '-o', 'map.svg'], 'The Fens'],
  ['a setup as SVG', ['render', 'setup', SETUP, '-o', 'setup.svg'], 'Fenland, a duel'],
  ['cards as SVG', ['render', 'cards', SETUP, '-o', 'card.svg'], 'Dredger'],
  ['cards as CSV', ['export', 'cards', 'homebrew-fenland', '-o', 'cards.csv'], 'Dredger'],
  ['a map for Tiled', ['export', 'map', 'homebrew-fenland/fenland', '-o', 'map.tmj']],
  ['the worth of a card', ['influence', SETUP, '--card', 'dredger', '--games', '4']],
  ['a comparison', ['compare', SETUP, 'trains/tokyo-beginners', '--players', '2', '--games', '4']],
])('%s holds none', async (_name, args, shows = '') => {
  const before = new Set(textFiles());
  const outcome = await runCli(args, { cwd });
  expectNoStack(outcome);
  expect(outcome.code).toBeLessThan(2);
  expect(outcome.out).not.toMatch(OBEYED);
  expect(outcome.err).not.toMatch(OBEYED);
  const texts = textFiles()
    .filter((file) => !before.has(file))
    .map((file) => readFileSync(join(cwd, file), 'utf8'));
  for (const text of texts) expect(OBEYED.exec(text)).toBeNull();
  if (shows !== '') expect(texts.join('')).toContain(shows);
});

function textFiles(): string[] {
  return readdirSync(cwd, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !file.startsWith('content') && /\.(html|md|csv|json|svg|tmj)$/.test(file),
  );
}
