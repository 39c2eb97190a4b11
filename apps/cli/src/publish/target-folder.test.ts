import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PublishedFile } from '@railwright/publish';
import { expect, test } from 'vitest';
import { checkTargetFolder, replaceTargetFolder } from './target-folder.ts';

async function* files(...all: readonly (PublishedFile | Error)[]): AsyncGenerator<PublishedFile> {
  for (const one of all) {
    if (one instanceof Error) throw one;
    yield await Promise.resolve(one);
  }
}

const place = (): string => join(mkdtempSync(join(tmpdir(), 'railwright-target-')), 'tts');
const A = { path: 'a.json', data: 'a' };
const B = { path: 'assets/b.png', data: new Uint8Array([1, 2]) };

test('a folder is replaced as a whole, so nothing of an earlier publication stays', async () => {
  const folder = place();
  expect(await replaceTargetFolder(folder, files(A, B))).toEqual({ files: 2, bytes: 3, gone: [] });
  checkTargetFolder(folder, false);
  const second = await replaceTargetFolder(folder, files({ path: 'c.json', data: 'c' }));
  expect(second.gone).toEqual(['a.json', 'assets']);
  expect(readdirSync(folder).sort()).toEqual(['.railwright-published.json', 'c.json']);
  expect(readdirSync(join(folder, '..'))).toEqual(['tts']);
});

test('a folder with other files, or with published ones that were changed, is left alone unless forced', async () => {
  const folder = place();
  await replaceTargetFolder(folder, files(A, B));
  writeFileSync(join(folder, 'a.json'), 'mine');
  expect(() => checkTargetFolder(folder, false)).toThrow(/were changed after they were published: a\.json\./);
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  expect(() => checkTargetFolder(folder, false)).toThrow(/holds files that were not published: .*notes\.txt/);
  checkTargetFolder(folder, true);
});

test.each(['to a folder', 'to nowhere'])(
  'a link %s in the folder is not followed, but named',
  async (where) => {
    const folder = place();
    await replaceTargetFolder(folder, files(A));
    symlinkSync(where === 'to a folder' ? join(folder, '..') : '/nowhere', join(folder, 'link'));
    expect(() => checkTargetFolder(folder, false)).toThrow(/holds files that were not published: link\./);
  },
);

test.each([false, true])('a file above the folder is named, forced: %s', (force) => {
  const file = join(mkdtempSync(join(tmpdir(), 'railwright-target-')), 'file');
  writeFileSync(file, 'mine');
  expect(() => checkTargetFolder(join(file, 'tts'), force)).toThrow(
    /file\/tts cannot be written: there is a file where a folder should be\./,
  );
});

test.skipIf(!existsSync('/proc/self'))(
  'a place where nothing can be written is named, with a way out',
  async () => {
    const folder = '/proc/here/tts';
    await expect(replaceTargetFolder(folder, files(A))).rejects.toMatchObject({
      message: expect.stringMatching(/\/proc\/here\/tts cannot be written: /) as string,
      help: 'Choose another place with --output.',
    });
  },
);

test('a link in the place of the folder is left alone unless forced, and what it leads to always', async () => {
  const folder = place();
  const elsewhere = mkdtempSync(join(tmpdir(), 'railwright-elsewhere-'));
  writeFileSync(join(elsewhere, 'mine.txt'), 'mine');
  symlinkSync(elsewhere, folder);
  expect(() => checkTargetFolder(folder, false)).toThrow(/tts is a link to another place/);
  checkTargetFolder(folder, true);
  await replaceTargetFolder(folder, files(A));
  expect(readdirSync(folder).sort()).toEqual(['.railwright-published.json', 'a.json']);
  expect(readFileSync(join(elsewhere, 'mine.txt'), 'utf8')).toBe('mine');
});

test('a file in the place of the folder is left alone', () => {
  const folder = place();
  writeFileSync(folder, 'mine');
  expect(() => checkTargetFolder(folder, false)).toThrow(/tts is not a folder/);
});

test('an empty folder and a missing one are fine', () => {
  const folder = place();
  checkTargetFolder(folder, false);
  mkdirSync(folder);
  checkTargetFolder(folder, false);
});

test('when a file cannot be written, the folder is as it was and nothing is beside it', async () => {
  const folder = place();
  await replaceTargetFolder(folder, files(A));
  const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
  await expect(replaceTargetFolder(folder, files(B, full))).rejects.toThrow(
    /cannot be written: the disk is full\. What was there is unchanged\./,
  );
  expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe('a');
  expect(readdirSync(join(folder, '..'))).toEqual(['tts']);
});

test('what a killed publication left is removed, and the old folder put back', async () => {
  const folder = place();
  const parent = join(folder, '..');
  // No process has this number: it is beyond the largest of any system.
  for (const word of ['unfinished', 'old']) mkdirSync(join(parent, `.tts-2000000000.${word}`));
  writeFileSync(join(parent, '.tts-2000000000.old', 'a.json'), 'a');
  await expect(replaceTargetFolder(folder, files(new Error('stopped')))).rejects.toThrow('stopped');
  expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe('a');
  expect(readdirSync(parent)).toEqual(['tts']);
});

test('an output folder that was made for nothing is removed', async () => {
  const folder = join(place(), 'tts');
  await expect(replaceTargetFolder(folder, files(new Error('stopped')))).rejects.toThrow('stopped');
  expect(existsSync(join(folder, '..'))).toBe(false);
});

test.each(['../out.txt', 'a//b', '/etc/x', 'a\\b', '.'])('no file is written outside: %s', async (path) => {
  const folder = place();
  await expect(replaceTargetFolder(folder, files({ path, data: '' }))).rejects.toThrow(
    'no path of a published file',
  );
  expect(existsSync(folder)).toBe(false);
});
