// Disks that fail at each step of a save: the file must stay complete, with nothing left over.
import * as fs from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Disk } from '@railwright/content/node';
import { versionOf } from '../src/folder/read-file.ts';
import type { Listing, RefusalBody } from '../src/protocol.ts';
import { fileAt, serve, temporaryFolder } from './harness.ts';

const BASE = { 'If-Match': `"${versionOf(new TextEncoder().encode('one'))}"` };

function fail(errno: string): () => Promise<never> {
  return () => Promise.reject(Object.assign(new Error(errno), { code: errno }));
}

// Opens files whose `method` fails, after doing its work if `after` is set.
function openFailing(method: 'writeFile' | 'sync', errno: string): Disk['open'] {
  return async (path, flags, mode) => {
    const file = await fs.open(path, flags, mode);
    if (flags === 'wx') {
      if (method === 'writeFile') await file.write('tw');
      Object.defineProperty(file, method, { value: fail(errno) });
    }
    return file;
  };
}

test.each([
  ['writing half of it', { open: openFailing('writeFile', 'ENOSPC') }, 'disk-full'],
  ['flushing', { open: openFailing('sync', 'EIO') }, 'failed'],
  ['making the temporary file', { open: fail('EACCES') }, 'read-only'],
  ['renaming', { rename: fail('EPERM') }, 'read-only'],
  ['asking for permission', { access: fail('EROFS') }, 'read-only'],
] as const)('a save that fails while %s leaves the file whole', async (_, broken, code) => {
  const folder = await temporaryFolder();
  await fs.writeFile(join(folder, 'a.yaml'), 'one');
  const { change } = await serve({ folder, disk: { ...fs, ...broken } });
  const answer = await change('PUT', fileAt('a.yaml'), BASE, 'two');
  expect(answer.json<RefusalBody>().code).toBe(code);
  expect(await fs.readFile(join(folder, 'a.yaml'), 'utf8')).toBe('one');
  expect(await fs.readdir(folder)).toEqual(['a.yaml']);
});

test('a file that another program changes just before the rename is kept', async () => {
  const folder = await temporaryFolder();
  const path = join(folder, 'a.yaml');
  await fs.writeFile(path, 'one');
  const open: Disk['open'] = async (name, flags, mode) => {
    if (flags === 'wx' && String(name).endsWith('.railwright-tmp')) await fs.writeFile(path, 'theirs');
    return fs.open(name, flags, mode);
  };
  const { change, session } = await serve({ folder, disk: { ...fs, open } });
  expect(session.writable).toBe(true);
  await fs.writeFile(path, 'one');
  const answer = await change('PUT', fileAt('a.yaml'), BASE, 'two');
  expect(answer.status).toBe(409);
  expect(Buffer.from(answer.json<RefusalBody>().current!.base64, 'base64').toString()).toBe('theirs');
  expect(await fs.readdir(folder)).toEqual(['a.yaml']);
  expect(await fs.readFile(path, 'utf8')).toBe('theirs');
});

test('a new file that another program creates just before is kept', async () => {
  const folder = await temporaryFolder();
  const link: Disk['link'] = async (from, to) => {
    await fs.writeFile(String(to), 'theirs');
    return fs.link(from, to);
  };
  const { change } = await serve({ folder, disk: { ...fs, link } });
  const answer = await change('PUT', fileAt('a.yaml'), { 'If-None-Match': '*' }, 'mine');
  expect(answer.status).toBe(409);
  expect(await fs.readFile(join(folder, 'a.yaml'), 'utf8')).toBe('theirs');
  expect(await fs.readdir(folder)).toEqual(['a.yaml']);
});

test('without hard links, new files can still be created and renamed, and none is replaced', async () => {
  const { change, folder } = await serve({ disk: { ...fs, link: fail('ENOTSUP') } });
  expect((await change('PUT', fileAt('a.yaml'), { 'If-None-Match': '*' }, 'one')).status).toBe(200);
  expect((await change('POST', '/api/rename?from=a.yaml&to=b.yaml', BASE)).status).toBe(200);
  expect(await fs.readdir(folder)).toEqual(['b.yaml']);
});

test('unfinished files of a killed program are removed from every folder when the server starts', async () => {
  const folder = await temporaryFolder();
  await fs.mkdir(join(folder, 'a/maps'), { recursive: true });
  for (const place of ['.', 'a', 'a/maps']) {
    const file = join(folder, place, '.0123456789abcdef.railwright-tmp');
    await fs.writeFile(file, 'half');
    await fs.utimes(file, 1, 1);
  }
  await serve({ folder, readOnly: true });
  expect(await fs.readdir(folder)).toHaveLength(2);
  await serve({ folder });
  expect((await fs.readdir(folder, { recursive: true })).sort()).toEqual(['a', 'a/maps']);
});

test('an unwritable folder is reported before anything is lost', async () => {
  const { session } = await serve({ disk: { ...fs, open: fail('EROFS') } });
  expect(session).toMatchObject({ writable: false, reason: 'The file system is read-only.' });
});

test('a write-protected file is listed as such', async () => {
  const folder = await temporaryFolder();
  await fs.writeFile(join(folder, 'a.yaml'), 'one');
  await fs.writeFile(join(folder, 'b.yaml'), 'two');
  const access: Disk['access'] = (path, mode) =>
    String(path).endsWith('a.yaml') ? fail('EACCES')() : fs.access(path, mode);
  const { ask } = await serve({ folder, disk: { ...fs, access } });
  const { files } = (await ask('/api/files')).json<Listing>();
  expect(files.map(({ path, readOnly }) => [path, readOnly])).toEqual([
    ['a.yaml', true],
    ['b.yaml', undefined],
  ]);
});
