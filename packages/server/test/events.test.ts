// The stream of changes, read as by a page. Tests wait for events, never for time.
import * as fs from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Disk } from '@railwright/content/node';
import { versionOf } from '../src/folder/read-file.ts';
import type { Change, Hello } from '../src/protocol.ts';
import { fileAt, serve, temporaryFolder } from './harness.ts';
import type { Fixture } from './harness.ts';

const { mkdir, rename, rm, symlink, unlink, writeFile } = fs;
const version = (text: string): string => versionOf(new TextEncoder().encode(text));

/** Connects and says hello; `next` gives the changes one by one. */
async function listen({ server }: Fixture): Promise<{ hello: Hello; next: () => Promise<Change> }> {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const answer = await fetch(`${server.url}api/events`, { signal: stop.signal });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const message = async (): Promise<{ event: string; data: string }> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const lines = text.slice(0, end).split('\n');
        text = text.slice(end + 2);
        const field = (name: string): string =>
          lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
        if (field('event') !== '') return { event: field('event'), data: field('data') };
      } else {
        const { value, done } = await reader.read();
        if (done) throw new Error('The stream ended.');
        text += value;
      }
    }
  };
  const first = await message();
  expect(first.event).toBe('hello');
  return {
    hello: JSON.parse(first.data) as Hello,
    next: async () => {
      const { event, data } = await message();
      expect(event).toBe('change');
      return JSON.parse(data) as Change;
    },
  };
}

test('changes by other programs arrive with path and version, and nothing else does', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'maps'));
  const fixture = await serve({ folder });
  const { session } = fixture;
  const { hello, next } = await listen(fixture);
  expect(hello.start).toBe(session.start);
  await writeFile(join(folder, 'notes.exe'), 'not content');
  await writeFile(join(folder, '.hidden.yaml'), 'hidden');
  await symlink('/etc/hostname', join(folder, 'link.yaml'));
  await writeFile(join(folder, 'maps/a.yaml'), 'one');
  expect(await next()).toMatchObject({ path: 'maps/a.yaml', version: version('one'), size: 3 });
  await writeFile(join(folder, 'maps/a.yaml'), 'two');
  const change = await next();
  expect(change).toMatchObject({ path: 'maps/a.yaml', version: version('two') });
  expect(change.client).toBeUndefined();
  await unlink(join(folder, 'maps/a.yaml'));
  expect(await next()).toEqual({ path: 'maps/a.yaml', version: null });
});

test('changes arrive from a folder that is opened through a link, and from a hidden one', async () => {
  const above = await temporaryFolder();
  await mkdir(join(above, '.hidden'));
  await symlink(join(above, '.hidden'), join(above, 'linked'), 'junction');
  for (const name of ['linked', '.hidden']) {
    const { next } = await listen(await serve({ folder: join(above, name) }));
    await writeFile(join(above, '.hidden/a.yaml'), name);
    expect(await next()).toMatchObject({ path: 'a.yaml', version: version(name) });
  }
});

test('a file saved by renaming another over it counts as changed', async () => {
  const fixture = await serve();
  const { folder } = fixture;
  const { next } = await listen(fixture);
  await writeFile(join(folder, 'a.yaml'), 'one');
  expect((await next()).version).toBe(version('one'));
  await writeFile(join(folder, '.a.swp'), 'two');
  await rename(join(folder, '.a.swp'), join(folder, 'a.yaml'));
  expect(await next()).toMatchObject({ path: 'a.yaml', version: version('two') });
});

test("a page's own save arrives once, with its name, and is not repeated by the watcher", async () => {
  const fixture = await serve();
  const { change, folder } = fixture;
  const { next } = await listen(fixture);
  const headers = { 'If-None-Match': '*', 'X-Railwright-Client': 'page-1' };
  await change('PUT', fileAt('a.yaml'), headers, 'one');
  expect(await next()).toMatchObject({ path: 'a.yaml', version: version('one'), client: 'page-1' });
  const match = { 'If-Match': `"${version('one')}"`, 'X-Railwright-Client': 'page-1' };
  await change('POST', '/api/rename?from=a.yaml&to=b.yaml', match);
  expect(await next()).toEqual({ path: 'a.yaml', version: null, client: 'page-1' });
  expect(await next()).toMatchObject({ path: 'b.yaml', version: version('one'), client: 'page-1' });
  await change('DELETE', fileAt('b.yaml'), match);
  expect(await next()).toEqual({ path: 'b.yaml', version: null, client: 'page-1' });
  // Whatever the watcher reported about these would arrive before this.
  await writeFile(join(folder, 'z.yaml'), 'end');
  expect((await next()).path).toBe('z.yaml');
});

test("a page's save on a slow disk is reported as the page's, not as another program's", async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'a.yaml'), 'one');
  let reach = (): void => undefined;
  let release = (): void => undefined;
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const held = new Promise<void>((resolve) => (release = resolve));
  const open: Disk['open'] = async (path, flags, mode) => {
    // The folder is flushed last, when the file already has its new content.
    if (flags === 'r') {
      reach();
      await held;
    }
    return fs.open(path, flags, mode);
  };
  const fixture = await serve({ folder, disk: { ...fs, open } });
  const { next } = await listen(fixture);
  const headers = { 'If-Match': `"${version('one')}"`, 'X-Railwright-Client': 'page-1' };
  const saving = fixture.change('PUT', fileAt('a.yaml'), headers, 'two');
  await reached;
  // The watcher notices this one after the save.
  await writeFile(join(folder, 'z.yaml'), 'end');
  expect((await next()).path).toBe('z.yaml');
  release();
  expect(await next()).toMatchObject({ path: 'a.yaml', version: version('two'), client: 'page-1' });
  expect((await saving).status).toBe(200);
});

test('files of a deleted folder are reported', async () => {
  const fixture = await serve();
  const { change, folder } = fixture;
  await change('PUT', fileAt('pack/a.yaml'), { 'If-None-Match': '*' }, 'one');
  const { next } = await listen(fixture);
  await rm(join(folder, 'pack'), { recursive: true });
  expect(await next()).toEqual({ path: 'pack/a.yaml', version: null });
});

test('the number of listeners is limited, and closing the server releases them', async () => {
  const fixture = await serve({ limits: { listeners: 1 } });
  const { next } = await listen(fixture);
  expect((await fixture.ask('/api/events')).status).toBe(507);
  const ended = next().catch((error: unknown) => String(error));
  await fixture.server.close();
  expect(await ended).toMatch(/ended|terminated/);
});
