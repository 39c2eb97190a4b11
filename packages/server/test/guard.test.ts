import { link, mkdir, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { StartError, startServer } from '../src/index.ts';
import type { RefusalBody } from '../src/protocol.ts';
import { fileAt, serve, temporaryFolder } from './harness.ts';

const WAYS_OUT = [
  '../secret.yaml',
  'maps/../../secret.yaml',
  '/etc/passwd',
  '/secret.yaml',
  '//secret.yaml',
  '..\\secret.yaml',
  'maps\\..\\..\\secret.yaml',
  'C:\\secret.yaml',
  'C:/secret.yaml',
  'C:secret.yaml',
  '\\\\server\\share\\secret.yaml',
  'maps/secret.yaml\0.yaml',
  '..\0/secret.yaml',
  '.../secret.yaml',
  '. ./secret.yaml',
  '.. /secret.yaml',
  './secret.yaml',
  '.git/config.json',
  'maps/.hidden.yaml',
  'maps//secret.yaml',
  'maps/',
  '',
  '.',
  '..',
  'secret.yaml:stream.yaml',
  'nul.yaml',
  'aux/x.yaml',
  'node_modules/x/package.json',
  `${'a/'.repeat(20)}x.yaml`,
  `${'a'.repeat(250)}.yaml`,
  'secret.exe',
  'secret',
];

test.each(WAYS_OUT)('%j is not a file of the folder, to read or to write', async (path) => {
  const outer = await temporaryFolder();
  await mkdir(join(outer, 'inner/maps'), { recursive: true });
  await writeFile(join(outer, 'secret.yaml'), 'secret');
  const { ask, change } = await serve({ folder: join(outer, 'inner') });
  const spellings = [encodeURIComponent(path), path.replace(/[^!-~]/g, (c) => encodeURIComponent(c))];
  for (const spelling of spellings) {
    const read = await ask(`/api/file?path=${spelling}`);
    expect([400, 404, 415]).toContain(read.status);
    expect(read.text).not.toContain('secret\n');
    expect(
      (await change('PUT', `/api/file?path=${spelling}`, { 'If-None-Match': '*' }, 'x')).status,
    ).toBeGreaterThanOrEqual(400);
    expect((await change('POST', `/api/folder?path=${spelling}`)).status).toSatisfy(
      (status: number) => status >= 400 || /^secret(\.exe)?$/.test(path),
    );
  }
  expect(await readFile(join(outer, 'secret.yaml'), 'utf8')).toBe('secret');
  expect((await readdir(outer)).sort()).toEqual(['inner', 'secret.yaml']);
});

test('a path that is encoded twice stays inside', async () => {
  const outer = await temporaryFolder();
  await mkdir(join(outer, 'inner'));
  await writeFile(join(outer, 'secret.yaml'), 'secret');
  const { ask } = await serve({ folder: join(outer, 'inner') });
  for (const path of [
    '%252e%252e%252fsecret.yaml',
    '%2e%2e%2fsecret.yaml',
    '..%2fsecret.yaml',
    '%c0%ae%c0%ae/secret.yaml',
  ]) {
    const { status, text } = await ask(`/api/file?path=${path}`);
    expect(status).toSatisfy((code: number) => code === 400 || code === 404);
    expect(text).not.toBe('secret');
  }
});

test('links are followed neither to files nor through folders, in or out', async () => {
  const outer = await temporaryFolder();
  const folder = join(outer, 'inner');
  await mkdir(join(outer, 'elsewhere'));
  await mkdir(join(folder, 'maps'), { recursive: true });
  await writeFile(join(outer, 'elsewhere/secret.yaml'), 'secret');
  await writeFile(join(folder, 'maps/own.yaml'), 'own');
  await symlink(join(outer, 'elsewhere'), join(folder, 'out'));
  await symlink(join(outer, 'elsewhere/secret.yaml'), join(folder, 'out.yaml'));
  await symlink(join(outer, 'elsewhere/new.yaml'), join(folder, 'dangling.yaml'));
  await symlink('maps', join(folder, 'in'));
  const { ask, change } = await serve({ folder });
  for (const path of ['out/secret.yaml', 'out.yaml', 'dangling.yaml', 'in/own.yaml', 'out/new.yaml']) {
    expect((await ask(fileAt(path))).json<RefusalBody>().code).toBe('link');
    const written = await change('PUT', fileAt(path), { 'If-None-Match': '*' }, 'x');
    expect(written.json<RefusalBody>().code).toBe('link');
  }
  expect(await readdir(join(outer, 'elsewhere'))).toEqual(['secret.yaml']);
});

test('a folder reached by a link can be opened', async () => {
  const outer = await temporaryFolder();
  await mkdir(join(outer, 'real'));
  await writeFile(join(outer, 'real/a.yaml'), 'a');
  await symlink('real', join(outer, 'shortcut'));
  const { ask } = await serve({ folder: join(outer, 'shortcut') });
  expect((await ask(fileAt('a.yaml'))).text).toBe('a');
});

test.skipIf(process.platform === 'win32')('a socket is not a file', async () => {
  const { ask, change, folder } = await serve();
  const socket = createServer().listen(join(folder, 'pipe.yaml'));
  onTestFinished(() => void socket.close());
  await new Promise((resolve) => socket.once('listening', resolve));
  expect((await ask(fileAt('pipe.yaml'))).status).toBe(415);
  expect((await change('PUT', fileAt('pipe.yaml'), { 'If-None-Match': '*' }, 'x')).status).toBe(415);
});

test('saving breaks a hard link instead of writing through it', async () => {
  const outer = await temporaryFolder();
  await mkdir(join(outer, 'inner'));
  await writeFile(join(outer, 'other.yaml'), 'one');
  await link(join(outer, 'other.yaml'), join(outer, 'inner/a.yaml'));
  const { ask, change } = await serve({ folder: join(outer, 'inner') });
  const { headers } = await ask(fileAt('a.yaml'));
  expect((await change('PUT', fileAt('a.yaml'), { 'If-Match': headers.etag ?? '' }, 'two')).status).toBe(200);
  expect(await readFile(join(outer, 'other.yaml'), 'utf8')).toBe('one');
});

test('only the names of this machine are answered, so a rebound name gets nothing', async () => {
  const { ask, server } = await serve();
  const status = async (host: string, path = '/api/session'): Promise<number> =>
    (await ask(path, { headers: { Host: host } })).status;
  for (const name of ['127.0.0.1', 'localhost', 'LOCALHOST', '[::1]'])
    expect(await status(`${name}:${server.port}`)).toBe(200);
  for (const host of [
    'evil.example',
    `evil.example:${server.port}`,
    `localhost.evil.example:${server.port}`,
    `127.0.0.1:${server.port + 1}`,
    '127.0.0.1',
    `0.0.0.0:${server.port}`,
  ]) {
    expect(await status(host)).toBe(403);
    expect(await status(host, '/')).toBe(403);
  }
});

test('pages of other sites can neither read nor change anything', async () => {
  const { ask, change, server, session, folder } = await serve();
  await writeFile(join(folder, 'a.yaml'), 'a');
  for (const headers of [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: `http://127.0.0.1:${server.port + 1}` },
    { Origin: `https://127.0.0.1:${server.port}` },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ] as Record<string, string>[]) {
    for (const path of ['/api/session', '/api/files', fileAt('a.yaml'), '/api/events']) {
      const answer = await ask(path, { headers });
      expect([answer.status, answer.json<RefusalBody>().code]).toEqual([403, 'wrong-origin']);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
    const put = await change('PUT', fileAt('b.yaml'), { 'If-None-Match': '*', ...headers }, 'x');
    expect(put.status).toBe(403);
    expect((await ask('/api/files', { method: 'OPTIONS', headers })).status).toBe(403);
  }
  const own = {
    Origin: `http://localhost:${server.port}`,
    'Sec-Fetch-Site': 'same-origin',
    Host: `localhost:${server.port}`,
  };
  expect((await change('PUT', fileAt('b.yaml'), { 'If-None-Match': '*', ...own }, 'x')).status).toBe(200);
  expect(session.token.length).toBeGreaterThan(40);
});

test('an origin named at the start can use the API', async () => {
  const { ask } = await serve({ origins: ['http://localhost:5173'] });
  expect((await ask('/api/session', { headers: { Origin: 'http://localhost:5173' } })).status).toBe(200);
  expect((await ask('/api/session', { headers: { Origin: 'http://localhost:5174' } })).status).toBe(403);
});

test('nothing is changed without the token of this start', async () => {
  const { ask, folder } = await serve();
  const other = await serve();
  for (const token of ['', 'x', other.session.token])
    for (const [method, path] of [
      ['PUT', fileAt('a.yaml')],
      ['DELETE', fileAt('a.yaml')],
      ['POST', '/api/rename?from=a.yaml&to=b.yaml'],
      ['POST', '/api/folder?path=x'],
      ['PATCH', '/api/files'],
    ] as const) {
      const headers = { 'If-None-Match': '*', 'X-Railwright-Token': token };
      expect((await ask(path, { method, headers, body: 'x' })).json<RefusalBody>().code).toBe('wrong-token');
    }
  expect(await readdir(folder)).toEqual([]);
});

test('a picture with a script in it runs nothing when opened by its address', async () => {
  const { ask, folder } = await serve();
  await writeFile(
    join(folder, 'a.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  const { headers } = await ask(fileAt('a.svg'));
  expect(headers['content-type']).toBe('image/svg+xml');
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
});

test('a requested port that is taken is named in the error; other ports are skipped', async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void blocker.close());
  await new Promise((resolve) => blocker.once('listening', resolve));
  const address = blocker.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const folder = await temporaryFolder();
  const failure = await startServer({ folder, port }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartError);
  expect(failure).toMatchObject({
    code: 'port-taken',
    message: expect.stringContaining(String(port)) as string,
  });
  const { port: _, ...first } = await startServer({ folder });
  const second = await startServer({ folder });
  expect(first.url).not.toBe(second.url);
  await Promise.all([first.close(), second.close()]);
});

test('a missing folder or a file instead of one is rejected at the start', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'a.yaml'), '');
  for (const path of [join(folder, 'nowhere'), join(folder, 'a.yaml')])
    await expect(startServer({ folder: path, port: 0 })).rejects.toMatchObject({ code: 'no-folder' });
});
