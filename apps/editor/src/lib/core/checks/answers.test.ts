// What the worker holds when a part of the page could not be loaded for it.
import { expect, test, vi } from 'vitest';
import { shippedFiles } from '../content/shipped.ts';
import { ANSWERS, change } from './answers.ts';

vi.mock('../content/shipped.ts', { spy: true });

test('texts that came while the shipped packs could not be loaded are checked once they can', async () => {
  vi.mocked(shippedFiles).mockRejectedValueOnce(new Error('away'));
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
