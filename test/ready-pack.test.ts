// Packs that were found sound when a program was built.
import { expect, test, vi } from 'vitest';
import type { ReadyPack } from '../packages/content/src/load/shipped-ready.ts';

const sound = vi.hoisted((): ReadyPack[] => []);
vi.mock('../packages/content/src/load/shipped-ready.ts', () => ({
  shippedReady: () => [],
  shippedSound: () => sound,
}));

async function codesWith(picture: string): Promise<string[]> {
  vi.resetModules();
  const { loadContent, memorySource, readyPacks } = await import('../packages/content/src/index.ts');
  const manifest =
    'format: 1\nid: own\ngame: trains\ntitle: Own\nversion: 1.0.0\nlicence: MIT\nauthors: [A]\ntheme:\n  art: pictures/sea.svg\n';
  const content = await loadContent(memorySource({ 'pack.yaml': manifest, 'pictures/sea.svg': picture }));
  sound.push(...(await readyPacks(content)));
  return content.diagnostics.map(({ code }) => code);
}

test('a picture is judged though nothing else of its pack has changed', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"></svg>';
  expect(await codesWith(svg)).toEqual([]);
  expect(sound).toHaveLength(1);
  expect(await codesWith('GIF89a....')).toEqual(['picture-unusable']);
});
