// Which setup is played on maps that are no files yet.
import { loadContent, memorySource } from '@railwright/content';
import { generatedText, generateMaps, groundsOf, type MapRequest } from '@railwright/content/generate';
import { rectangle } from '@railwright/hex';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findPlayable } from './landscapes.ts';

const ROOT = join(import.meta.dirname, '../../../../../../content');
const files = (pack: string): [string, string][] =>
  readdirSync(join(ROOT, pack), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => [`${pack}/${name.replaceAll('\\', '/')}`, readFileSync(join(ROOT, pack, name), 'utf8')]);
const MINE = `format: 1
id: mine
game: trains
title: Mine
version: 1.0.0
licence: MIT
authors: [A]
extends: [trains]
`;
const base = Object.fromEntries(files('trains'));

async function playable(more: Record<string, string>, texts: readonly (readonly [string, string])[]) {
  const all = { ...base, 'mine/pack.yaml': MINE, ...more };
  const contentWith = (changes: Iterable<readonly [path: string, text: string | undefined]>) =>
    loadContent(memorySource({ ...all, ...(Object.fromEntries(changes) as Record<string, string>) }), {
      skip: ['tests'],
    });
  return findPlayable({ contentWith }, { folder: 'mine/', pack: 'mine', texts });
}

async function drawn(count: number): Promise<[string, string][]> {
  const { packs } = await loadContent(memorySource(base));
  const grounds = groundsOf(packs[0]!);
  const request: MapRequest = {
    ...{ orientation: 'pointy', cells: rectangle('pointy', 8, 5), symmetry: 'none', grounds, seed: 1 },
    ...{ cities: 8, remote: 3, shares: {} },
  };
  const maps = generateMaps(request, { seats: 2, count, tries: count });
  if ('problem' in maps) throw new Error(maps.problem);
  return maps.map(({ cells }, i) => [`m${i}`, generatedText(cells, request, { id: `m${i}`, name: 'M' })]);
}

test('without a setup of its own, a pack plays the one for beginners of the game, on each map', async () => {
  const texts = await drawn(2);
  const found = await playable({}, texts);
  expect(found).toMatchObject({ kind: 'playable', title: 'Osaka, beginners', game: 'trains' });
  if (found.kind !== 'playable') return;
  expect(found.seats.min).toBe(2);
  const cells = found.maps.map(({ definition }) => (definition as { map: { cells: object[] } }).map.cells);
  expect(cells.map(({ length }) => length)).toEqual([40, 40]);
  expect(cells[0]).not.toEqual(cells[1]);
  expect(new Set(found.maps.map(({ source }) => source.content)).size).toBe(2);
});

test('the setup of the pack comes first', async () => {
  const own = base['trains/setups/tokyo-beginners.yaml']!.replace('id: tokyo-beginners', 'id: mine')
    .replace(/title: .*/, 'title: My own')
    .replace('map: tokyo', 'map: trains/tokyo')
    .replace('rules: okazu-2012', 'rules: trains/okazu-2012');
  const found = await playable({ 'mine/setups/mine.yaml': own }, await drawn(1));
  expect(found).toMatchObject({ kind: 'playable', title: 'My own' });
});

test('where no setup can be played, the reason is told', async () => {
  const found = await playable({}, [
    ['m0', 'format: 1\nid: m0\nname: M\norientation: pointy\nterrain: |\n  F\n'],
  ]);
  expect(found).toMatchObject({ kind: 'unplayable', reason: expect.stringMatching(/\w/) as string });
});
