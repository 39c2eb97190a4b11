// What differs from a commit, and committing: with git itself, in repositories of temporary folders.
import { execFileSync } from 'node:child_process';
import { chmod, copyFile, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { FolderChanges, VersionEntry } from '../src/protocol.ts';
import { serve, temporaryFolder, type Fixture } from './harness.ts';

type Found = Extract<FolderChanges, { kind: 'found' }>;

interface Repository extends Fixture {
  readonly root: string;
  readonly git: (...words: string[]) => string;
  readonly write: (path: string, text: string) => Promise<void>;
  readonly changes: (query?: string) => Promise<Found>;
  /** Commits files as they are now; undefined for a removed one. */
  readonly commit: (
    paths: readonly string[],
    message?: string,
    head?: string,
  ) => Promise<{ status: number; message: string }>;
}

/** A pack in a folder of a repository, committed once unless `isNew`. */
async function repository({ isNew = false } = {}): Promise<Repository> {
  const root = await temporaryFolder();
  const folder = join(root, 'content\nof mine');
  await mkdir(join(folder, 'own/cards'), { recursive: true });
  const git = (...words: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'commit.gpgsign=false', ...words], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
  git('init', '--quiet', '--initial-branch=main');
  for (const [name, value] of [
    ['user.name', 'Ann'],
    ['user.email', 'ann@example.com'],
    ['commit.gpgsign', 'false'],
    ['core.hooksPath', '.git/hooks'],
  ] as const)
    git('config', name, value);
  const write = (path: string, text: string) => writeFile(join(folder, path), text);
  await write('own/pack.yaml', 'id: own\n');
  await write('own/cards/a.yaml', 'cards: []\n');
  await write('own/cards/b.yaml', 'cards: [] # b\n');
  await writeFile(join(root, 'notes.md'), 'outside');
  if (!isNew) {
    git('add', '.');
    git('commit', '--quiet', '-m', 'Begin');
  }
  const fixture = await serve({ folder });
  const changes = async (query = '?texts') => (await fixture.ask(`/api/changes${query}`)).json<Found>();
  return {
    ...fixture,
    ...{ root, git, write, changes },
    async commit(paths, message = 'Change', head) {
      const files = await Promise.all(
        paths.map(async (path) => {
          const file = await fixture.ask(`/api/file?path=${encodeURIComponent(path)}`);
          return { path, version: file.status === 404 ? null : file.headers.etag?.replaceAll('"', '') };
        }),
      );
      const body = JSON.stringify({ message, head: head ?? (await changes()).head, files });
      const { status, json } = await fixture.change('POST', '/api/changes/commit', {}, body);
      return { status, message: json<{ message?: string }>().message ?? '' };
    },
  };
}

const told = ({ files }: Found): string[] =>
  files.map(({ path, change, text }) => `${change} ${path}${text === undefined ? '' : `: ${text}`}`);

test('lists new, changed and removed files of the folder with their texts, and nothing beside it', async () => {
  const { write, folder, root, changes, ask } = await repository();
  expect((await changes()).files).toEqual([]);
  for (const path of ['/api/changes', '/api/changes/versions'])
    expect((await ask(path)).headers['cache-control']).toBe('no-store');
  await write('own/cards/a.yaml', 'cards: [x]\n');
  await rm(join(folder, 'own/cards/b.yaml'));
  await write('own/cards/-näu: "1".yaml', 'cards: []\n');
  await write('own/cards/-neu ü.yaml', 'cards: []\n');
  await write('own/.hidden.yaml', '');
  await writeFile(join(root, 'notes.md'), 'changed');
  await symlink('a.yaml', join(folder, 'own/cards/link.yaml'));
  const found = await changes();
  expect(told(found)).toEqual([
    'added own/cards/-neu ü.yaml',
    'changed own/cards/a.yaml: cards: []\n',
    'removed own/cards/b.yaml: cards: [] # b\n',
    'added own/cards/link.yaml',
  ]);
  expect(found).toMatchObject({ branch: 'main', author: 'Ann <ann@example.com>', base: found.head });
  expect(told(await changes(''))).toContain('changed own/cards/a.yaml');
  const old = await ask(`/api/changes/file?commit=${found.base}&path=own/cards/b.yaml`);
  expect(old.text).toBe('cards: [] # b\n');
  for (const path of ['own/none.yaml', '../notes.md', '--version.yaml'])
    expect((await ask(`/api/changes/file?commit=${found.base}&path=${path}`)).status, path).toBeGreaterThan(
      399,
    );
});

test('compares with branches, tags and commits, and only with what is one', async () => {
  const { git, write, changes, ask } = await repository();
  git('tag', 'v1');
  await write('own/cards/a.yaml', 'cards: [x]\n');
  git('commit', '--quiet', '-am', 'Add – “x”');
  git('branch', 'try/it');
  const versions = (await ask('/api/changes/versions')).json<VersionEntry[]>();
  expect(versions.map(({ kind, title }) => `${kind} ${title}`).sort()).toEqual([
    'branch main',
    'branch try/it',
    'commit Add – “x”',
    'commit Begin',
    'tag v1',
  ]);
  const tag = versions.find(({ kind }) => kind === 'tag');
  expect(tag?.time).toBeGreaterThan(1_700_000_000);
  for (const [against, files] of [
    ['refs/tags/v1', ['changed own/cards/a.yaml: cards: []\n']],
    ['refs/heads/try/it', []],
    [versions.find(({ title }) => title === 'Begin')?.name ?? '', ['changed own/cards/a.yaml: cards: []\n']],
  ] as const)
    expect(told(await changes(`?texts&against=${encodeURIComponent(against)}`)), against).toEqual(files);
  for (const against of ['--output=x', 'HEAD~1', 'refs/heads/none', 'v1'])
    expect((await changes(`?against=${encodeURIComponent(against)}`)).kind).toBe('none');
});

test('commits the chosen files alone; what else is staged stays staged', async () => {
  const { git, write, folder, commit, changes } = await repository();
  await write('own/cards/a.yaml', 'cards: [x]\n');
  await rm(join(folder, 'own/cards/b.yaml'));
  await write('own/cards/-neu ü.yaml', 'cards: []\n');
  await write('own/cards/*.yaml'.replace('*', 'c'), 'cards: []\n');
  await write('own/pack.yaml', 'id: own # staged\n');
  git('add', 'notes.md', ':/content*/own/pack.yaml');
  await write('own/pack.yaml', 'id: own # later\n');
  const message = '-Make x\n\n# not a comment';
  expect(await commit(['own/cards/a.yaml', 'own/cards/b.yaml', 'own/cards/-neu ü.yaml'], message)).toEqual({
    status: 200,
    message: '',
  });
  expect(git('log', '-1', '--format=%B%an').trim()).toBe(`${message}\nAnn`);
  expect(git('show', '--name-status', '--format=', '-z', 'HEAD').split('\0').filter(Boolean)).toEqual([
    ...['A', 'content\nof mine/own/cards/-neu ü.yaml', 'M', 'content\nof mine/own/cards/a.yaml'],
    ...['D', 'content\nof mine/own/cards/b.yaml'],
  ]);
  expect(git('diff', '--cached', '--name-only', '-z')).toBe('content\nof mine/own/pack.yaml\0');
  expect(git('show', ':content\nof mine/own/pack.yaml')).toBe('id: own # staged\n');
  expect(told(await changes('')).sort()).toEqual(['added own/cards/c.yaml', 'changed own/pack.yaml']);
});

test('makes the first commit', async () => {
  const { git, commit, changes } = await repository({ isNew: true });
  expect(await changes()).toMatchObject({ base: '', head: '', branch: 'main' });
  expect((await commit(['own/pack.yaml'])).status).toBe(200);
  expect(git('ls-files', '-z')).toBe('content\nof mine/own/pack.yaml\0');
  expect((await changes()).files).toHaveLength(2);
});

test('shows what a hook says, and leaves everything as it was', async () => {
  const { git, root, write, commit } = await repository();
  await write('own/cards/new.yaml', 'cards: []\n');
  await write('own/cards/a.yaml', 'cards: [x]\n');
  const hook = join(root, '.git/hooks/pre-commit');
  await mkdir(join(root, '.git/hooks'), { recursive: true });
  await writeFile(hook, '#!/bin/sh\necho "<b>No</b> on Sundays" >&2\nexit 1\n');
  await chmod(hook, 0o755);
  const before = git('status', '--porcelain');
  expect(await commit(['own/cards/new.yaml', 'own/cards/a.yaml'])).toEqual({
    status: 500,
    message: 'git did not commit. It says:\n<b>No</b> on Sundays',
  });
  expect(git('status', '--porcelain')).toBe(before);
  const unborn = await repository({ isNew: true });
  await mkdir(join(unborn.root, '.git/hooks'), { recursive: true });
  await copyFile(hook, join(unborn.root, '.git/hooks/pre-commit'));
  expect((await unborn.commit(['own/pack.yaml'])).status).toBe(500);
  expect(unborn.git('ls-files')).toBe('');
  await writeFile(hook, '#!/bin/sh\nexit 1\n');
  expect((await commit(['own/cards/a.yaml'])).message).toContain(
    'A hook of this repository may have refused.',
  );
});

test('refuses, with a sentence, what is not as the page saw it or cannot be now', async () => {
  const { git, root, write, commit, changes, change } = await repository();
  await write('own/cards/a.yaml', 'cards: [x]\n');
  const { head } = await changes();
  const post = (body: unknown) => change('POST', '/api/changes/commit', {}, JSON.stringify(body));
  const files = [{ path: 'own/cards/a.yaml', version: 'f'.repeat(64) }];
  expect((await post({ message: 'x', head, files })).text).toContain(
    'own/cards/a.yaml has changed since you looked.',
  );
  expect((await commit(['own/cards/a.yaml'], 'x', 'f'.repeat(40))).message).toContain(
    'Somebody has committed',
  );
  expect((await commit(['own/cards/a.yaml'], ' \n')).message).toBe('Say in a few words what changed.');
  expect((await commit([])).message).toBe('Choose what to commit.');
  expect((await commit(['own/cards/b.yaml'])).message).toMatch(/^git did not commit/);
  for (const body of [
    null,
    {},
    { message: 'x', head, files: [{ path: '../x.yaml', version: null }] },
    { message: 1, head, files },
  ])
    expect((await post(body)).status).toBe(400);

  await writeFile(join(root, '.git/index.lock'), '');
  expect((await changes()).trouble).toContain('delete the file');
  expect((await commit(['own/cards/a.yaml'])).message).toContain(join(root, '.git', 'index.lock'));
  await rm(join(root, '.git/index.lock'));
  git('config', 'user.name', '');
  expect((await commit(['own/cards/a.yaml'])).message).toContain('git does not know who you are');
  git('config', 'user.name', 'Ann');

  git('stash', '--quiet');
  git('checkout', '--quiet', '-b', 'other');
  await write('own/cards/a.yaml', 'cards: [y]\n');
  git('commit', '--quiet', '-am', 'y');
  git('checkout', '--quiet', 'main');
  await write('own/cards/a.yaml', 'cards: [z]\n');
  git('commit', '--quiet', '-am', 'z');
  expect(() => git('merge', 'other')).toThrow();
  const trouble = 'A merge is under way in this repository. Finish or abort it with git first.';
  expect(await changes()).toMatchObject({ trouble });
  expect((await commit(['own/cards/a.yaml'])).message).toBe(trouble);
  expect(await readFile(join(root, 'content\nof mine/own/cards/a.yaml'), 'utf8')).toContain('<<<<<<<');
});

test('says where there is no repository, and which folders are repositories of their own', async () => {
  const alone = await serve();
  expect((await alone.ask('/api/changes')).json<FolderChanges>()).toMatchObject({
    kind: 'none',
    reason: expect.stringContaining('git init') as string,
  });
  const { folder, changes } = await repository();
  await mkdir(join(folder, 'inner'));
  execFileSync('git', ['-C', join(folder, 'inner'), 'init', '--quiet']);
  expect((await changes()).apart).toEqual(['inner']);
});

test('reads pictures as a checkout writes them, and leaves texts that are none without text', async () => {
  const { folder, git, changes, ask } = await repository();
  const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0x00]);
  await writeFile(join(folder, 'own/a.png'), bytes);
  await writeFile(join(folder, 'own/bad.yaml'), Buffer.from([0xff]));
  git('add', '.');
  git('commit', '--quiet', '-m', 'Picture');
  await rm(join(folder, 'own/a.png'));
  await rm(join(folder, 'own/bad.yaml'));
  const { files, base } = await changes();
  expect(files).toEqual([
    { path: 'own/a.png', change: 'removed' },
    { path: 'own/bad.yaml', change: 'removed' },
  ]);
  const { headers } = await ask(`/api/changes/file?commit=${base}&path=own/a.png`);
  expect(headers).toMatchObject({ 'content-type': 'image/png', 'content-length': '6' });
});
