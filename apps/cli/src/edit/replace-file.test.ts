import * as fs from 'node:fs';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceText, type Disk } from './replace-file.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'railwright-'));
  file = join(folder, 'a.yaml');
  writeFileSync(file, 'old\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

const failing = (step: keyof Disk, code: string): Disk => ({
  ...fs,
  [step]: () => {
    throw Object.assign(new Error(code), { code });
  },
});

function expectUntouched(text = 'old\n'): void {
  expect(readFileSync(file, 'utf8')).toBe(text);
  expect(readdirSync(folder)).toEqual(['a.yaml']);
}

test('the new text is there, and nothing beside it', () => {
  expect(replaceText(file, 'old\n', 'new\n')).toBeUndefined();
  expectUntouched('new\n');
});

test.each([
  ['accessSync', 'EACCES', 'may not write'],
  ['openSync', 'EROFS', 'read-only'],
  ['writeSync', 'ENOSPC', 'full'],
  ['fsyncSync', 'ENOSPC', 'full'],
  ['renameSync', 'EPERM', 'may not write'],
  ['writeSync', 'EIO', 'EIO'],
] as const)('when %s fails with %s the old text stays whole', (step, code, reason) => {
  expect(replaceText(file, 'old\n', 'new\n', failing(step, code))).toContain(reason);
  expectUntouched();
});

test('when the disk is full after a part of it the old text stays whole', () => {
  let room = 3;
  const disk: Disk = {
    ...fs,
    writeSync: ((handle: number, bytes: Uint8Array, at: number) => {
      if (room === 0) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      const length = Math.min(room, bytes.length - at);
      room -= length;
      return fs.writeSync(handle, bytes, at, length);
    }) as Disk['writeSync'],
  };
  expect(replaceText(file, 'old\n', 'new text\n', disk)).toContain('full');
  expectUntouched();
});

test('a file that changed since it was read is left alone', () => {
  expect(replaceText(file, 'older\n', 'new\n')).toContain('in the meantime');
  expectUntouched();
});

test('a file that changes while the new text is written is left alone', () => {
  const disk: Disk = {
    ...fs,
    fsyncSync: (handle) => {
      writeFileSync(file, 'theirs\n');
      fs.fsyncSync(handle);
    },
  };
  expect(replaceText(file, 'old\n', 'new\n', disk)).toContain('in the meantime');
  expectUntouched('theirs\n');
});

test('a file that is gone is not made again', () => {
  rmSync(file);
  expect(replaceText(file, 'old\n', 'new\n')).toContain('gone');
  expect(readdirSync(folder)).toEqual([]);
});
