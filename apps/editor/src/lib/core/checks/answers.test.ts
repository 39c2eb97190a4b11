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
