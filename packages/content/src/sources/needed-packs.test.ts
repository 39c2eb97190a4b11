import { memorySource } from '@railwright/content';
import { expect, test } from 'vitest';
import { neededPacks, withoutTests, type ShippedPack } from './needed-packs.ts';

const pack = (id: string, text = ''): ShippedPack => ({
  ids: [id],
  source: memorySource({ 'pack.yaml': `id: ${id}\n${text}` }),
});
const SHIPPED = [pack('trains'), pack('game-of-trains'), pack('fenland', 'extends: [trains]')];

async function needed(text: string): Promise<string[]> {
  const packs = await neededPacks([memorySource({ 'pack.yaml': text })], SHIPPED);
  return packs.flatMap(({ ids }) => ids);
}

test('packs that are named are read, and those that these name', async () => {
  expect(await needed('extends: [trains]')).toEqual(['trains']);
  expect(await needed('setup: fenland/duel')).toEqual(['fenland', 'trains']);
  expect(await needed('game: game-of-trains')).toEqual(['game-of-trains']);
});

test('all are read when none is named, so that a misspelt one finds its neighbour', async () => {
  expect(await needed('extends: [trians]')).toHaveLength(3);
});

test('a pack that others use is read without its tests', async () => {
  const source = memorySource({ 'pack.yaml': '', 'tests/a.yaml': '', 'cards/tests.yaml': '' });
  expect(await withoutTests(source).list()).toEqual(['pack.yaml', 'cards/tests.yaml']);
});
