import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromOffset, parseLabel } from '@railwright/hex';
import { expect, test } from 'vitest';
import { parseManifest, visibleTerrains } from '../../core/content/manifest.ts';
import { TextFile } from '../../core/content/text-file.ts';
import { distancesFrom, mapFacts } from './facts.ts';
import { parseMapFile } from './parse.ts';

const content = join(import.meta.dirname, '../../../../../../content', 'trains');
const pack = parseManifest(new TextFile(readFileSync(join(content, 'pack.yaml'), 'utf8')))!;
const terrains = visibleTerrains(pack, new Map());
const model = (name: string) =>
  parseMapFile(readFileSync(join(content, 'maps', `${name}.yaml`), 'utf8'))!.model;

test('the printed boards have the right totals', () => {
  expect(mapFacts(model('tokyo'), terrains)).toMatchObject({
    cells: 76,
    cities: 22,
    stationRoom: 39,
    remotes: 6,
    barriers: 7,
    starts: 60,
    unreachable: [],
    dead: [],
  });
  expect(mapFacts(model('osaka'), terrains)).toMatchObject({
    cells: 76,
    cities: 24,
    stationRoom: 35,
    remotes: 8,
    barriers: 11,
    starts: 58,
  });
});

test('a barrier lengthens the way, and sea cuts cells off', () => {
  const text = `orientation: pointy
terrain: |
  C F S F
places:
  - { at: A1, city: 1, name: West }
  - { at: A4, city: 1, name: East }
`.replace('C F S F', 'C F S C');
  const drawn = parseMapFile(text)!.model;
  const [east] = distancesFrom(drawn, terrains, { q: 0, r: 0 });
  expect(east).toMatchObject({ name: 'East', steps: undefined, cost: undefined });
  expect(mapFacts(drawn, terrains).dead).toHaveLength(1);
});

test('neighbours separated by a barrier are more than one step apart', () => {
  const tokyo = model('tokyo');
  const label = parseLabel('pointy', 'B3')!;
  const ways = distancesFrom(tokyo, terrains, fromOffset('pointy', label, tokyo.shift));
  const tachikawa = ways.find(({ name }) => name === 'Tachikawa');
  expect(tachikawa?.steps).toBe(2);
  // Over C4, a field without cost, into a city for one coin.
  expect(tachikawa?.cost).toBe(1);
});

test('links connect what sea divides, and one-way edges lead one way', () => {
  const drawn = parseMapFile(`orientation: pointy
terrain: |
  C F S C
places: [{ at: A1, city: 1, name: West }, { at: A4, city: 1, name: East }]
links: [{ between: [A2, A4], cost: 3, kind: ferry }]
oneWay: [{ from: A1, to: A2 }]
`)!.model;
  expect(mapFacts(drawn, terrains)).toMatchObject({ unreachable: [], dead: [] });
  expect(distancesFrom(drawn, terrains, { q: 0, r: 0 })).toMatchObject([{ name: 'East', steps: 2, cost: 4 }]);
  expect(distancesFrom(drawn, terrains, { q: 3, r: 0 })).toMatchObject([{ name: 'West', steps: undefined }]);
});
