// What the worker holds when a part of the page could not be loaded for it.
import { expect, test, vi } from 'vitest';
import { SHIPPED_IDS, shippedPack } from '../content/shipped.ts';
import { ANSWERS, change } from './answers.ts';

vi.mock('../content/shipped.ts', { spy: true });

test('texts that came while the shipped packs could not be loaded are checked once they can', async () => {
  vi.mocked(shippedPack).mockRejectedValueOnce(new Error('away'));
  const pack = 'format: 1\nid: own\ngame: trains\ntitle: Own\nversion: 1.0.0\nextends: [trains]\n';
  await expect(change([['own/pack.yaml', pack]])).rejects.toThrow('cannot be loaded');
  await change([['own/setups/a.yaml', 'format: 1\nid: a\ntitle: A\nrules: aeg-2013\nmap: tokyoo\n']]);
  expect((await ANSWERS.check(null)).map(({ message }) => message)).toContain(
    'There is no map “tokyoo” in this pack or the packs it extends.',
  );
});

test('findings about pictures come once pictures are told of', async () => {
  const theme = (file: string) =>
    `format: 1\nid: own\ngame: trains\ntitle: Own\nversion: 1.0.0\nextends: [trains]\ntheme:\n  art: ${file}\n`;
  const found = async () =>
    (await ANSWERS.check(null)).map(({ code }) => code).filter((code) => code.startsWith('picture-'));
  await change([['own/pack.yaml', theme('a.png')]]);
  expect(await found()).toEqual([]);
  await change([], []);
  expect(await found()).toEqual(['picture-missing']);
  const gif = { bytes: new TextEncoder().encode('GIF89a....'), size: 10 };
  await change([], [['own/a.png', gif]]);
  expect(await found()).toEqual(['picture-unusable']);
  await change([], [['own/a.png', 'It is locked.']]);
  expect((await ANSWERS.check(null)).map(({ message }) => message)).toContain(
    '“a.png” cannot be read. It is locked.',
  );
  await change([], undefined);
  expect(await found()).toEqual([]);
});

async function freshWorker() {
  vi.resetModules();
  const worker = await import('./answers.ts');
  return { worker, read: vi.mocked((await import('../content/shipped.ts')).shippedPack).mockClear() };
}

test('shipped packs are read once the folder has no copy of one of them', async () => {
  const { worker, read } = await freshWorker();
  const copies = SHIPPED_IDS.map((id) => [`${id}/pack.yaml`, `format: 1\nid: ${id}\n`] as const);
  await worker.change(copies);
  await worker.change([['trains/maps/a.yaml', 'format: 1\n']]);
  expect(read).not.toHaveBeenCalled();
  await worker.change([['trains/pack.yaml', undefined]]);
  expect(read).toHaveBeenCalledOnce();
});

test('of shipped packs only those that the folder names are read whole, with what they extend', async () => {
  const { worker, read } = await freshWorker();
  const manifest =
    'format: 1\nid: own\ngame: trains\ntitle: Own\nversion: 1.0.0\nlicence: MIT\nauthors: [A]\n';
  await worker.change([['own/pack.yaml', `${manifest}extends: [freight-trains]\n`]]);
  expect(read.mock.calls.flat()).toEqual(['freight-train', 'trains']);
  const [found] = await worker.ANSWERS.check(null);
  expect(found?.help).toBe('Did you mean freight-train?');
  await worker.change([['own/pack.yaml', `${manifest}extends: [homebrew-isles]\n`]]);
  expect(read.mock.calls.flat().slice(2)).toEqual(['homebrew-isles']);
  expect(await worker.ANSWERS.check(null)).toEqual([]);
});

test('a folder that names no shipped pack may have misspelt it, so all are read', async () => {
  const { worker, read } = await freshWorker();
  await worker.change([['own/pack.yaml', 'format: 1\nid: own\n']]);
  expect(read.mock.calls.flat()).toEqual(SHIPPED_IDS);
});
