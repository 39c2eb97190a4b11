import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { serve, temporaryFolder } from './harness.ts';
import type { Fixture } from './harness.ts';

const INLINE = '{ start("./_app/immutable/start.js") }';

async function withApps(): Promise<Fixture & { readonly builds: string }> {
  const builds = await temporaryFolder();
  for (const app of ['editor', 'player']) {
    await mkdir(join(builds, app, '_app/immutable/workers'), { recursive: true });
    await writeFile(join(builds, app, 'index.html'), `<title>${app}</title><script>${INLINE}</script>`);
    await writeFile(join(builds, app, 'about.html'), `<title>${app} about</title>`);
    const start = '{ base: "", start: import("/_app/immutable/start.js") }';
    await writeFile(
      join(builds, app, '200.html'),
      `<title>${app} fallback</title><link href="/favicon.svg"><script>${start}</script>`,
    );
    await writeFile(join(builds, app, '_app/immutable/start.js'), 'export {}');
  }
  await writeFile(join(builds, 'secret.html'), 'secret');
  await symlink(join(builds, 'secret.html'), join(builds, 'editor/link.html'));
  const fixture = await serve({
    apps: [
      { path: '/', dir: join(builds, 'editor'), compiles: true },
      { path: '/play', dir: join(builds, 'player') },
    ],
  });
  return { ...fixture, builds };
}

test('each app is served at its path, with pages, files and the fallback', async () => {
  const { ask } = await withApps();
  const texts: Record<string, string> = {};
  for (const path of ['/', '/about', '/maps/trains/tokyo', '/play/', '/play/about', '/play/game/1'])
    texts[path] = /<title>(.*)<\/title>/.exec((await ask(path)).text)?.[1] ?? '';
  expect(texts).toEqual({
    '/': 'editor',
    '/about': 'editor about',
    '/maps/trains/tokyo': 'editor fallback',
    '/play/': 'player',
    '/play/about': 'player about',
    '/play/game/1': 'player fallback',
  });
  const bare = await ask('/play');
  expect([bare.status, bare.headers.location]).toEqual([302, '/play/']);
});

test('the fallback of an app below the root refers to files below it too', async () => {
  const { ask } = await withApps();
  expect((await ask('/maps/trains/tokyo')).text).toContain('<link href="/favicon.svg">');
  const { text, headers } = await ask('/play/game/1');
  expect(text).toContain('<link href="/play/favicon.svg">');
  const script = '{ base: "/play", start: import("/play/_app/immutable/start.js") }';
  expect(text).toContain(`<script>${script}</script>`);
  expect(headers['content-security-policy']).toContain(createHash('sha256').update(script).digest('base64'));
});

test('a page at the root has browsers fetch the folder while its scripts load', async () => {
  const { ask } = await withApps();
  for (const path of ['/', '/maps/trains/tokyo'])
    for (const name of ['session', 'files', 'texts'])
      expect((await ask(path)).headers.link).toContain(`</api/${name}>; rel=preload; as=fetch; crossorigin`);
  for (const path of ['/play/', '/_app/immutable/start.js', '/api/session'])
    expect((await ask(path)).headers.link).toBeUndefined();
});

test('a file that is there compressed is served as it was', async () => {
  const { ask, builds } = await withApps();
  const script = `export default '${'x'.repeat(10_000)}'`;
  await writeFile(join(builds, 'player/_app/immutable/big.js.br'), brotliCompressSync(script));
  const answer = await ask('/play/_app/immutable/big.js');
  expect([answer.status, answer.text]).toEqual([200, script]);
  expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
});

test('the index page of a folder is served at the address of the folder', async () => {
  const { ask, builds } = await withApps();
  await mkdir(join(builds, 'editor/edit'));
  await writeFile(join(builds, 'editor/edit/index.html'), '<title>edit</title>');
  const bare = await ask('/edit?file=a%20b.yaml');
  expect([bare.status, bare.headers.location]).toEqual([302, '/edit/?file=a%20b.yaml']);
  // Never to another host.
  expect((await ask('//edit')).headers.location).toBe('/edit/');
  expect((await ask('/edit/?file=a%20b.yaml')).text).toContain('<title>edit</title>');
  expect((await ask('/edit/index.html')).status).toBe(200);
});

test('a missing file is not answered with a page', async () => {
  const { ask } = await withApps();
  for (const path of [
    '/_app/immutable/gone.js',
    '/_app/version',
    '/picture.png',
    '/play/_app/gone.js',
    '/api/nothing',
  ])
    expect((await ask(path)).status).toBe(404);
});

test('assets with a hash in their name are cached for ever, pages are revalidated', async () => {
  const { ask } = await withApps();
  const asset = await ask('/_app/immutable/start.js');
  expect(asset.headers['cache-control']).toContain('immutable');
  expect(asset.headers['content-type']).toContain('text/javascript');
  const page = await ask('/');
  expect(page.headers['cache-control']).toBe('no-cache');
  expect((await ask('/', { headers: { 'If-None-Match': page.headers.etag ?? '' } })).status).toBe(304);
});

test('a page runs only its own inline script; code is compiled only if the app asked for it', async () => {
  const { ask } = await withApps();
  const hash = createHash('sha256').update(INLINE).digest('base64');
  const editor = (await ask('/')).headers['content-security-policy'] ?? '';
  expect(editor).toContain(`script-src 'self' 'sha256-${hash}' 'unsafe-eval';`);
  expect(editor).toContain("frame-ancestors 'none'");
  const player = (await ask('/play/')).headers['content-security-policy'] ?? '';
  expect(player).toContain(`script-src 'self' 'sha256-${hash}';`);
});

test('nothing outside a build is served, and links in it are not followed out', async () => {
  const { ask } = await withApps();
  for (const path of [
    '/../secret.html',
    '/%2e%2e/secret.html',
    '/..%2fsecret.html',
    '/play/..%2f..%2fsecret.html',
    '/..%5csecret.html',
    '/link.html',
    '/%00',
    '/%',
    '/_app/..%2f..%2f..%2fsecret.html',
    '/.env',
  ])
    expect((await ask(path)).text).not.toBe('secret');
});

test('pages accept only GET and HEAD', async () => {
  const { ask } = await withApps();
  expect((await ask('/', { method: 'POST', body: 'x' })).status).toBe(405);
  const head = await ask('/', { method: 'HEAD' });
  expect([head.status, head.text]).toEqual([200, '']);
});
