import * as fs from 'node:fs/promises';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Disk } from '@railwright/content/node';
import { replaceText } from './replace-file.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'railwright-'));
  file = join(folder, 'a.yaml');
  writeFileSync(file, 'old\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

const fail = (code: string) => (): Promise<never> => Promise.reject(Object.assign(new Error(code), { code }));

/** A disk on which open files fail at a step, after `before` has run. */
const failing = (
  step: keyof Disk | 'writeFile' | 'sync',
  code: string,
  before: (handle: fs.FileHandle) => Promise<unknown> = () => Promise.resolve(),
): Disk => ({
  ...fs,
  ...(step === 'writeFile' || step === 'sync'
    ? {
        open: async (path, flags, mode) => {
          const handle = await fs.open(path, flags, mode);
          await before(handle);
          return Object.defineProperty(handle, step, { value: fail(code) });
        },
      }
    : { [step]: fail(code) }),
});

function expectUntouched(text = 'old\n'): void {
  expect(readFileSync(file, 'utf8')).toBe(text);
  expect(readdirSync(folder)).toEqual(['a.yaml']);
}

test('only the new text remains', async () => {
  expect(await replaceText(file, 'old\n', 'new\n')).toBeUndefined();
  expectUntouched('new\n');
});

test.each([
  ['access', 'EACCES', 'no permission to write'],
  ['open', 'EROFS', 'read-only'],
  ['writeFile', 'ENOSPC', 'full'],
  ['sync', 'ENOSPC', 'full'],
  ['rename', 'EPERM', 'no permission to write'],
  ['writeFile', 'EIO', 'EIO'],
] as const)('if %s fails with %s, the old text stays whole', async (step, code, reason) => {
  expect(await replaceText(file, 'old\n', 'new\n', failing(step, code))).toContain(reason);
  expectUntouched();
});

test('if the disk fills up halfway, the old text stays whole', async () => {
  const disk = failing('writeFile', 'ENOSPC', (handle) => handle.write('new'));
  expect(await replaceText(file, 'old\n', 'new text\n', disk)).toContain('full');
  expectUntouched();
});

test('a file that changed since it was read is left unchanged', async () => {
  expect(await replaceText(file, 'older\n', 'new\n')).toContain('in the meantime');
  expectUntouched();
});

test('a file that changes while the new text is written is left unchanged', async () => {
  const disk: Disk = {
    ...fs,
    open: (path, flags, mode) => {
      writeFileSync(file, 'theirs\n');
      return fs.open(path, flags, mode);
    },
  };
  expect(await replaceText(file, 'old\n', 'new\n', disk)).toContain('in the meantime');
  expectUntouched('theirs\n');
});

test('a deleted file is not created again', async () => {
  rmSync(file);
  expect(await replaceText(file, 'old\n', 'new\n')).toContain('no longer exists');
  expect(readdirSync(folder)).toEqual([]);
});
