// The folder of a server that is started again meanwhile.
import { afterEach, expect, test, vi } from 'vitest';
import { ServerStore } from './server-store.ts';

afterEach(() => vi.unstubAllGlobals());

const session = (start: string, folder: string) => ({
  start,
  token: start,
  name: 'x',
  folder,
  writable: true,
});

/** Saves into /a once the server runs again with this folder; gives the tokens with which it was asked to write. */
async function saveInto(folder: string): Promise<{ ok: boolean; tokens: (string | null)[] }> {
  const tokens: (string | null)[] = [];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (url === '/api/session') return Promise.resolve(Response.json(session('two', folder)));
    const token = new Headers(init?.headers).get('X-Railwright-Token');
    tokens.push(token);
    const isKnown = token === 'two';
    return Promise.resolve(Response.json({ version: 'b' }, { status: isKnown ? 200 : 403 }));
  });
  const { ok } = await new ServerStore(session('one', '/a')).write('notes.md', 'text', 'a');
  return { ok, tokens };
}

test('work is saved by a server that was started again with the same folder', async () => {
  expect(await saveInto('/a')).toEqual({ ok: true, tokens: ['one', 'two'] });
});

test('work is not saved into another folder', async () => {
  expect(await saveInto('/b')).toEqual({ ok: false, tokens: ['one'] });
});
