import { once } from 'node:events';
import { request, type ClientRequest } from 'node:http';
import { chmod, mkdir, readFile, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { DEFAULT_LIMITS } from '../src/limits.ts';
import { versionOf } from '../src/folder/read-file.ts';
import type { Listing, RefusalBody, Saved, TextLine } from '../src/protocol.ts';
import { fileAt, serve, temporaryFolder } from './harness.ts';

const text = new TextEncoder();

test('the listing has content files with size and version, and other files with the reason why they are not offered', async () => {
  const { ask, folder } = await serve();
  await mkdir(join(folder, 'trains/maps'), { recursive: true });
  await mkdir(join(folder, '.git'));
  await mkdir(join(folder, 'node_modules/x'), { recursive: true });
  await writeFile(join(folder, 'trains/maps/tokyo.yaml'), 'format: 1\n');
  await writeFile(join(folder, 'trains/tool.exe'), 'MZ');
  await writeFile(join(folder, '.git/config.json'), '{}');
  await writeFile(join(folder, 'node_modules/x/a.json'), '{}');
  await symlink('/etc/hostname', join(folder, 'link.yaml'));
  const listing = (await ask('/api/files')).json<Listing>();
  expect(listing.files).toEqual([
    {
      path: 'trains/maps/tokyo.yaml',
      size: 10,
      mtime: expect.any(Number) as number,
      version: versionOf(text.encode('format: 1\n')),
    },
  ]);
  expect(listing.folders).toEqual(['trains', 'trains/maps']);
  expect(listing.skipped).toContainEqual({ path: 'link.yaml', reason: 'link' });
  expect(listing.skipped).toContainEqual({ path: 'trains/tool.exe', reason: 'kind' });
  expect(listing.skipped).toHaveLength(2);
  expect(listing.truncated).toBe(false);
});

test('a file is read byte for byte, and not sent again to a page that has it', async () => {
  const { ask, folder } = await serve();
  const bytes = Uint8Array.from([0xef, 0xbb, 0xbf, 0xff, 0x0d, 0x0a, 0x00]);
  await writeFile(join(folder, 'odd.yaml'), bytes);
  const first = await ask(fileAt('odd.yaml'));
  expect(first.status).toBe(200);
  expect(first.headers.etag).toBe(`"${versionOf(bytes)}"`);
  expect(first.headers['content-length'] ?? String(bytes.length)).toBe(String(bytes.length));
  const again = await ask(fileAt('odd.yaml'), { headers: { 'If-None-Match': `"${versionOf(bytes)}"` } });
  expect([again.status, again.text]).toEqual([304, '']);
});

test('all texts are read at once, as they are, without what is not UTF-8, too large or no text', async () => {
  const { ask, folder } = await serve();
  await mkdir(join(folder, 'maps'));
  await writeFile(join(folder, 'maps/a.yaml'), '\u{feff}one: "ü"\r\n');
  await writeFile(join(folder, 'b.md'), '');
  await writeFile(join(folder, 'odd.yaml'), Uint8Array.from([0xff]));
  await writeFile(join(folder, 'large.yaml'), 'x'.repeat(DEFAULT_LIMITS.fileBytes + 1));
  await writeFile(join(folder, 'face.png'), 'PNG');
  const { status, text: lines } = await ask('/api/texts');
  expect(status).toBe(200);
  const texts = lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as TextLine);
  expect(texts.map(({ path, text: read }) => [path, read]).sort()).toEqual([
    ['b.md', ''],
    ['maps/a.yaml', '\u{feff}one: "ü"\r\n'],
  ]);
  for (const { path, version } of texts) expect(version).toBe(versionOf(await readFile(join(folder, path))));
});

test('a save based on the version on disk replaces the file and keeps its mode', async () => {
  const { ask, change, folder } = await serve();
  const path = join(folder, 'a.yaml');
  await writeFile(path, 'one');
  await chmod(path, 0o640);
  const { headers } = await ask(fileAt('a.yaml'));
  const saved = await change('PUT', fileAt('a.yaml'), { 'If-Match': headers.etag ?? '' }, 'two');
  expect(saved.status).toBe(200);
  expect(saved.json<Saved>().version).toBe(versionOf(text.encode('two')));
  expect(await readFile(path, 'utf8')).toBe('two');
  expect((await stat(path)).mode & 0o777).toBe(0o640);
  expect(await readdir(folder)).toEqual(['a.yaml']);
});

test('a file that changed on disk is not overwritten; the answer has the current content', async () => {
  const { change, folder } = await serve();
  await writeFile(join(folder, 'a.yaml'), 'theirs é');
  const base = versionOf(text.encode('before'));
  const answer = await change('PUT', fileAt('a.yaml'), { 'If-Match': `"${base}"` }, 'mine');
  expect(answer.status).toBe(409);
  const { code, current } = answer.json<RefusalBody>();
  expect(code).toBe('conflict');
  expect(Buffer.from(current!.base64, 'base64').toString()).toBe('theirs é');
  expect(current!.version).toBe(versionOf(text.encode('theirs é')));
  expect(await readFile(join(folder, 'a.yaml'), 'utf8')).toBe('theirs é');
});

test('saving a file that was deleted elsewhere is a conflict without a current version', async () => {
  const { change } = await serve();
  const base = versionOf(text.encode('before'));
  const answer = await change('PUT', fileAt('a.yaml'), { 'If-Match': `"${base}"` }, 'mine');
  expect([answer.status, answer.json<RefusalBody>().current]).toEqual([409, null]);
});

test('a new file is created with its folders, and never over an existing one', async () => {
  const { change, folder } = await serve();
  const made = await change('PUT', fileAt('mine/maps/ä b.yaml'), { 'If-None-Match': '*' }, 'x: 1');
  expect(made.status).toBe(200);
  expect(await readFile(join(folder, 'mine/maps/ä b.yaml'), 'utf8')).toBe('x: 1');
  const over = await change('PUT', fileAt('mine/maps/ä b.yaml'), { 'If-None-Match': '*' }, 'y: 2');
  expect(over.status).toBe(409);
  expect(await readFile(join(folder, 'mine/maps/ä b.yaml'), 'utf8')).toBe('x: 1');
});

test('repeating a save, as after a lost answer, is not a conflict', async () => {
  const { change, folder } = await serve();
  await writeFile(join(folder, 'a.yaml'), 'one');
  const base = { 'If-Match': `"${versionOf(text.encode('one'))}"` };
  for (let i = 0; i < 2; i++) expect((await change('PUT', fileAt('a.yaml'), base, 'two')).status).toBe(200);
});

test('of two simultaneous saves with the same base, one is rejected', async () => {
  const { change, folder } = await serve();
  await writeFile(join(folder, 'a.yaml'), 'one');
  const base = { 'If-Match': `"${versionOf(text.encode('one'))}"` };
  const answers = await Promise.all(
    ['two', 'three', 'four'].map((body) => change('PUT', fileAt('a.yaml'), base, body)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('a change that does not say what it is based on is rejected', async () => {
  const { change, folder } = await serve();
  await writeFile(join(folder, 'a.yaml'), 'one');
  expect((await change('PUT', fileAt('a.yaml'), {}, 'two')).status).toBe(428);
  expect((await change('DELETE', fileAt('a.yaml'))).status).toBe(428);
  expect((await change('PUT', fileAt('a.yaml'), { 'If-Match': '*' }, 'two')).status).toBe(400);
  expect(await readFile(join(folder, 'a.yaml'), 'utf8')).toBe('one');
});

test('deleting and renaming need the version on disk, and renaming never replaces a file', async () => {
  const { change, folder } = await serve();
  await writeFile(join(folder, 'a.yaml'), 'one');
  await writeFile(join(folder, 'b.yaml'), 'two');
  const base = { 'If-Match': `"${versionOf(text.encode('one'))}"` };
  const stale = { 'If-Match': `"${versionOf(text.encode('old'))}"` };
  expect((await change('DELETE', fileAt('a.yaml'), stale)).status).toBe(409);
  expect((await change('POST', '/api/rename?from=a.yaml&to=c.yaml', stale)).status).toBe(409);
  const over = await change('POST', '/api/rename?from=a.yaml&to=b.yaml', base);
  expect([over.status, over.json<RefusalBody>().code]).toEqual([409, 'exists']);
  expect((await change('POST', '/api/rename?from=a.yaml&to=sub/c.yaml', base)).status).toBe(200);
  expect(await readFile(join(folder, 'sub/c.yaml'), 'utf8')).toBe('one');
  expect((await change('DELETE', fileAt('sub/c.yaml'), base)).status).toBe(200);
  expect(await readdir(join(folder, 'sub'))).toEqual([]);
  expect(await readFile(join(folder, 'b.yaml'), 'utf8')).toBe('two');
});

test('a pack folder is created once', async () => {
  const { change, folder } = await serve();
  expect((await change('POST', '/api/folder?path=my-pack')).status).toBe(201);
  expect((await stat(join(folder, 'my-pack'))).isDirectory()).toBe(true);
  expect((await change('POST', '/api/folder?path=my-pack')).status).toBe(409);
});

test('files beyond the limits are rejected, in size and in number', async () => {
  const { ask, change, folder } = await serve({ limits: { fileBytes: 100, files: 2 } });
  const put = (path: string, bytes: number): Promise<number> =>
    change('PUT', fileAt(path), { 'If-None-Match': '*' }, 'x'.repeat(bytes)).then(({ status }) => status);
  expect(await put('a.yaml', 101)).toBe(413);
  expect(await put('a.yaml', 100)).toBe(200);
  expect(await put('b.yaml', 1)).toBe(200);
  expect(await put('c.yaml', 1)).toBe(507);
  await writeFile(join(folder, 'a.yaml'), 'x'.repeat(101));
  expect((await ask(fileAt('a.yaml'))).status).toBe(413);
  await writeFile(join(folder, 'c.yaml'), '');
  const listing = (await ask('/api/files')).json<Listing>();
  expect([listing.truncated, listing.files.length]).toEqual([true, 2]);
});

test('a body without a length is cut off as well', async () => {
  const { change, folder } = await serve({ limits: { fileBytes: 100 } });
  const headers = { 'If-None-Match': '*', 'Transfer-Encoding': 'chunked' };
  expect((await change('PUT', fileAt('a.yaml'), headers, 'x'.repeat(5000))).status).toBe(413);
  expect(await readdir(folder)).toEqual([]);
});

test('the amount in transit at the same time is limited, and frees up when a transfer ends', async () => {
  const { change, folder, server, session } = await serve({ limits: { fileBytes: 100, transferBytes: 250 } });
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const begin = (path: string, length: number | undefined): ClientRequest => {
    const upload = request({
      ...{ host: '127.0.0.1', port: server.port, path: fileAt(path), method: 'PUT', agent: false },
      headers: {
        'X-Railwright-Token': session.token,
        'If-None-Match': '*',
        ...(length === undefined ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': length }),
      },
    });
    upload.on('error', () => undefined).write('x');
    return upload;
  };
  const put = async (path: string): Promise<number> =>
    (await change('PUT', fileAt(path), { 'If-None-Match': '*' }, 'x'.repeat(60))).status;
  // A body without a length counts as the longest.
  const uploads = [begin('a.yaml', 100), begin('b.yaml', undefined)];
  await vi.waitFor(async () => expect(await put('c.yaml')).toBe(503));
  const answer = await change('PUT', fileAt('c.yaml'), { 'If-None-Match': '*' }, 'x'.repeat(60));
  expect(answer.json<RefusalBody>()).toMatchObject({ code: 'busy' });
  expect((await change('PUT', fileAt('d.yaml'), { 'If-None-Match': '*' }, 'x'.repeat(50))).status).toBe(200);
  for (const upload of uploads) upload.destroy();
  await vi.waitFor(async () => expect(await put('e.yaml')).toBe(200));
  expect((await readdir(folder)).filter((name) => /^[abc]/.test(name))).toEqual([]);
  expect(complaints).not.toHaveBeenCalled();
});

test('the amount waiting for slow readers is limited as well', async () => {
  // More than the buffers of both sockets hold, so that the server waits for a reader.
  const size = 32_000_000;
  const { ask, folder, server } = await serve({ limits: { fileBytes: size, transferBytes: 2.2 * size } });
  await writeFile(join(folder, 'a.yaml'), 'x'.repeat(size));
  const place = { host: '127.0.0.1', port: server.port, path: fileAt('a.yaml'), agent: false };
  const downloads = [1, 2].map(() => request(place).on('error', () => undefined));
  for (const download of downloads) await once(download.end(), 'response');
  const answer = await ask(fileAt('a.yaml'));
  expect([answer.status, answer.json<RefusalBody>().code]).toEqual([503, 'busy']);
  for (const download of downloads) download.destroy();
  // One answer takes longer than the second that it waits unless told otherwise.
  await vi.waitFor(async () => expect((await ask(fileAt('a.yaml'))).status).toBe(200), { timeout: 60_000 });
});

test('a folder opened read-only says so and accepts no changes', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'a.yaml'), 'one');
  const { change, session, ask } = await serve({ folder, readOnly: true });
  expect(session.writable).toBe(false);
  expect(session.reason).toContain('read-only');
  const base = { 'If-Match': `"${versionOf(text.encode('one'))}"` };
  for (const [method, path] of [
    ['PUT', fileAt('a.yaml')],
    ['DELETE', fileAt('a.yaml')],
    ['POST', '/api/rename?from=a.yaml&to=b.yaml'],
    ['POST', '/api/folder?path=x'],
  ] as const)
    expect((await change(method, path, base, 'two')).json<RefusalBody>().code).toBe('read-only');
  expect((await ask('/api/files')).json<Listing>().files[0]).toMatchObject({ readOnly: true });
  expect(await readFile(join(folder, 'a.yaml'), 'utf8')).toBe('one');
});
