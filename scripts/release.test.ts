// One version everywhere, changesets that can be applied, and the checks before a package is published.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { npmTag, publishProblems, statedVersions, stateVersion, versionPlaces } from './lib/release.mjs';
import { readJson, ROOT } from './lib/workspace.mjs';

let folder = '';
afterEach(() => {
  if (folder) rmSync(folder, { recursive: true, force: true });
  folder = '';
});
const makeFolder = (): string => (folder = mkdtempSync(join(tmpdir(), 'railwright-release-')));
const { version } = readJson(join(ROOT, 'apps', 'cli', 'package.json')) as { version: string };

test('every place states the same version', () => {
  const stated = statedVersions(ROOT);
  expect(stated.length).toBeGreaterThan(30);
  expect(stated.filter((one) => one.version !== version)).toEqual([]);
});

test('a new version is written to every place, and nothing else changes', () => {
  const copy = makeFolder();
  const files = new Set(versionPlaces().map(({ file }) => file));
  for (const file of files) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file));
  }
  stateVersion(copy, '7.8.9-beta.1');
  expect(new Set(statedVersions(copy).map((one) => one.version))).toEqual(new Set(['7.8.9-beta.1']));
  stateVersion(copy, version);
  for (const file of files)
    expect(readFileSync(join(copy, file), 'utf8')).toBe(readFileSync(join(ROOT, file), 'utf8'));
});

test('changesets name railwright alone, which the other packages follow', () => {
  const names = readdirSync(join(ROOT, '.changeset')).filter((name) => name.endsWith('.md'));
  for (const name of names)
    expect(readFileSync(join(ROOT, '.changeset', name), 'utf8'), name).toMatch(
      /^---\n(['"]?)railwright\1: (major|minor|patch)\n---\n\n\S/,
    );
});

test('only a version without a suffix becomes the one that npm installs', () => {
  expect([npmTag('1.0.0'), npmTag('1.0.0-beta.1')]).toEqual(['latest', 'next']);
});

function writePackage(changes: object = {}): string {
  const made = makeFolder();
  const manifest = { version: '1.2.3', repository: { url: 'git+https://example.org/r.git' }, ...changes };
  for (const [file, text] of Object.entries({
    'package.json': JSON.stringify(manifest),
    'README.md': '',
    'CHANGELOG.md': '# Changelog\n\n## 1.2.3\n\n- New.\n',
    LICENSE: '',
    'LICENSES-OF-OTHERS.txt': '',
    'bin/run.js': '',
    'lib/main.js': '',
  })) {
    mkdirSync(join(made, dirname(file)), { recursive: true });
    writeFileSync(join(made, file), text);
  }
  return made;
}

test('a complete package of the version may be published', () => {
  expect(publishProblems(writePackage(), '1.2.3')).toEqual([]);
});

test.each([
  [
    'an old version',
    { version: '1.2.2' },
    ['It has version 1.2.2 instead of 1.2.3. Run npm run package -w apps/cli again.'],
  ],
  ['private', { private: true }, ['Its package.json says private.']],
  ['without a repository', { repository: undefined }, ['Its package.json names no repository.']],
])('a package that is %s is not published', (_, changes, problems) => {
  expect(publishProblems(writePackage(changes), '1.2.3')).toEqual(problems);
});

test('a package without its files or its section of the changelog is not published', () => {
  const made = writePackage({ version: '1.2.4' });
  rmSync(join(made, 'lib'), { recursive: true });
  expect(publishProblems(made, '1.2.4')).toEqual([
    'lib/main.js is missing.',
    'CHANGELOG.md has no section 1.2.4.',
  ]);
  const none = join(made, 'none');
  expect(existsSync(none)).toBe(false);
  expect(publishProblems(none, '1.2.4')).toEqual([
    `${none} holds no package. Run npm run package -w apps/cli first.`,
  ]);
});
