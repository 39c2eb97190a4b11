import { join } from 'node:path';
import { loadContent, memorySource } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { expect, test } from 'vitest';
import { referencesIn } from '../file-references/references-in.ts';
import { asBase, neededPacks, withoutTests, type ShippedPack } from './needed-packs.ts';

const CONTENT = join(import.meta.dirname, '../../../../content');

const pack = (id: string, text = ''): ShippedPack => ({
  ids: [id],
  source: memorySource({ 'pack.yaml': `id: ${id}\n${text}` }),
});
const SHIPPED = [pack('trains'), pack('game-of-trains'), pack('fenland', 'extends: [trains]')];

async function needed(text: string): Promise<string[]> {
  const packs = await neededPacks([memorySource({ 'pack.yaml': text })], SHIPPED);
  return packs.flatMap(({ ids }) => ids);
}

test('named packs are read, and those that they name', async () => {
  expect(await needed('extends: [trains]')).toEqual(['trains']);
  expect(await needed('setup: fenland/duel')).toEqual(['fenland', 'trains']);
  expect(await needed('game: game-of-trains')).toEqual(['game-of-trains']);
});

test('all packs are read if none is named, so that a misspelt one finds its neighbour', async () => {
  expect(await needed('extends: [trians]')).toHaveLength(3);
});

test('a pack used by others is read without its tests', async () => {
  const source = memorySource({ 'pack.yaml': '', 'tests/a.yaml': '', 'cards/tests.yaml': '' });
  expect(await withoutTests(source).list()).toEqual(['pack.yaml', 'cards/tests.yaml']);
});

test('a pack that others extend is read without what only it uses, but with its players, on which groups stand', async () => {
  const names = [
    'pack.yaml',
    'cards/a.yaml',
    'players/p.player',
    'strategies/s.yaml',
    'preferences/t.yaml',
    'groups/g.yaml',
    'tests/a.yaml',
  ];
  const source = memorySource(Object.fromEntries(names.map((name) => [name, ''])));
  expect(await asBase(source).list()).toEqual(['pack.yaml', 'cards/a.yaml', 'players/p.player']);
});

test('the packs that a shipped pack needs are known from its manifest alone', async () => {
  const read: string[] = [];
  const { source } = pack('trains', 'extends: [fenland]');
  const watched = {
    ...source,
    list: async () => [...(await source.list()), 'cards/a.yaml'],
    read: (name: string) => {
      read.push(name);
      return source.read(name);
    },
  };
  const shipped = [{ ids: ['trains'], source: watched }, pack('fenland')];
  expect(await neededPacks([memorySource({ 'pack.yaml': 'extends: [trains]' })], shipped)).toEqual(shipped);
  expect(read).toEqual(['pack.yaml']);
});

test('no shipped pack names one that it does not extend', async () => {
  const content = await loadContent(folderSource(CONTENT));
  const ids = content.packs.map(({ id }) => id);
  for (const { id, visible, files, game } of content.packs) {
    const seen = new Set(visible.map((one) => one.id));
    const named = files
      .flatMap((file) => referencesIn(file, game))
      .flatMap((one) => (one.to === 'packs' ? one.id : one.id.includes('/') ? one.id.split('/')[0] : []));
    expect([id, named.filter((one) => one !== undefined && ids.includes(one) && !seen.has(one))]).toEqual([
      id,
      [],
    ]);
  }
});
