// Maps that go to Tiled and come back: the shipped ones and random ones, and through Tiled itself where it is installed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HexMap } from '@railwright/engine';
import { createCache, loadContent, mapNamed, memorySource, type Content } from '../src/index.ts';
import { renderMap } from '../src/edit/render.ts';
import { asNames } from '../src/packs/names.ts';
import { folderSource } from '../src/node/index.ts';
import { MapSchema, type MapData } from '../src/trains/schema/map.ts';
import { fromTiled, mapFieldsOf, mapText, packTerrains, toTiled } from '../src/import-export/index.ts';
import { RANDOM_MAP_PACK, randomMap } from './random-map.ts';

const CONTENT = folderSource(new URL('../../../content', import.meta.url).pathname);
const cache = createCache();
const shipped = await loadContent([CONTENT], { cache });
const fields = mapFieldsOf('trains')!;
const hasTiled =
  spawnSync('tiled', ['--version'], { env: { ...process.env, QT_QPA_PLATFORM: 'offscreen' } }).status === 0;

function exported(content: Content, name: string) {
  const [pack = '', id = ''] = name.split('/');
  const item = content.packs
    .find((one) => one.id === pack)!
    .items.get('maps')!
    .get(id)!;
  return toTiled(
    { map: mapNamed(content, name)!, fields, data: item.data, text: item.file.text },
    'tiles.png',
  )!;
}

/** The text of the file that an import writes. */
function imported(content: Content, pack: string, id: string, tiled: string): string {
  const terrains = packTerrains(content.packs.find((one) => one.id === pack)!);
  const result = fromTiled(tiled, { id, name: 'Another', terrains, terrainOf: new Map(), fields });
  if (!result.ok) throw new Error(result.message);
  expect(result.losses).toEqual([]);
  return mapText(result.map, undefined);
}

/** The meaning of a map, without the order of places, of barriers, of the cells of a region and of languages. */
function meaning(content: Content, name: string) {
  const [pack = '', id = ''] = name.split('/');
  const item = content.packs
    .find((one) => one.id === pack)!
    .items.get('maps')!
    .get(id)!;
  expect(item.broken).toBe(false);
  const { barriers, regions = [], ...map } = mapNamed(content, name) as HexMap;
  const { description } = item.data as MapData;
  return {
    ...map,
    id: '',
    barriers: barriers.map((pair) => [...pair].sort().join(' ')).sort(),
    regions: regions.map((region) => ({ ...region, cells: [...region.cells].sort() })),
    ...(description !== undefined && { description: asNames(description) }),
  };
}

/** The map as Tiled saves it. */
function throughTiled(maps: readonly object[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'railwright-tiled-'));
  try {
    return maps.map((map, i) => {
      const [from, to] = [join(folder, `${i}.tmj`), join(folder, `${i}-again.tmj`)];
      writeFileSync(from, JSON.stringify(map));
      const env = { ...process.env, QT_QPA_PLATFORM: 'offscreen' };
      spawnSync('tiled', ['--export-map', 'json', from, to], { env });
      return readFileSync(to, 'utf8');
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const SHIPPED = shipped.packs.flatMap(({ id, items }) =>
  [...(items.get('maps')?.keys() ?? [])].map((map) => [id, map] as const),
);

async function copied(pack: string, text: string): Promise<Content> {
  const manifest = `format: 1\nid: copied\ntitle: C\nversion: 1.0.0\nlicence: MIT\nauthors: [A]\ngame: trains\nextends: [${pack}]\n`;
  const copy = memorySource({ 'copied/pack.yaml': manifest, 'copied/maps/copy.yaml': text });
  return loadContent([CONTENT, copy], { cache });
}

test.each(SHIPPED)('the map %s/%s is the same after a way to Tiled and back', async (pack, id) => {
  const { map, losses } = exported(shipped, `${pack}/${id}`);
  const content = await copied(pack, imported(shipped, pack, 'copy', JSON.stringify(map)));
  expect(meaning(content, 'copied/copy')).toEqual(meaning(shipped, `${pack}/${id}`));
  expect(losses.map(({ message }) => message)).toEqual(['comments of the file']);
});

test.skipIf(!hasTiled)('shipped maps are the same after Tiled saved them', async () => {
  expect.hasAssertions();
  const saved = throughTiled(SHIPPED.map(([pack, id]) => exported(shipped, `${pack}/${id}`).map));
  for (const [i, [pack, id]] of SHIPPED.entries()) {
    const content = await copied(pack, imported(shipped, pack, 'copy', saved[i]!));
    expect(meaning(content, 'copied/copy')).toEqual(meaning(shipped, `${pack}/${id}`));
  }
});

async function random(data: MapData | string): Promise<Content> {
  const text = typeof data === 'string' ? data : `${renderMap(data, 0)}\n`;
  const content = await loadContent([memorySource({ 'pack.yaml': RANDOM_MAP_PACK, 'maps/m.yaml': text })]);
  expect(content.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return content;
}

test('a random map is the same after a way to Tiled and back', async () => {
  const used = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (g) => {
      const data = randomMap(g);
      for (const [key, value] of Object.entries(data)) {
        used.add(key);
        for (const entry of Array.isArray(value) ? (value as unknown[]) : [])
          for (const inner of Array.isArray(entry) ? [] : Object.keys(entry as object))
            used.add(`${key}.${inner}`);
      }
      const content = await random(data);
      const { map, losses } = exported(content, 'p/m');
      expect(losses).toEqual([]);
      const back = await random(imported(content, 'p', 'm', JSON.stringify(map)));
      expect(meaning(back, 'p/m')).toEqual(meaning(content, 'p/m'));
    }),
    { numRuns: 60 },
  );
  expect([...used].sort()).toEqual(schemaKeys());
});

test.skipIf(!hasTiled)('random maps are the same after Tiled saved them', async () => {
  const maps = fc.sample(fc.gen().map(randomMap), 12);
  const contents = await Promise.all(maps.map(random));
  const saved = throughTiled(contents.map((content) => exported(content, 'p/m').map));
  for (const [i, content] of contents.entries()) {
    const back = await random(imported(content, 'p', 'm', saved[i]!));
    expect(meaning(back, 'p/m')).toEqual(meaning(content, 'p/m'));
  }
});

test('a map that would be mostly empty tiles is not exported', async () => {
  const content = await random(
    `format: 1\nid: m\nname: M\norientation: pointy\nterrain: "F${' .'.repeat(1000)} F\\n"\n`,
  );
  expect(exported(content, 'p/m')).toBeUndefined();
});

/** The fields of a map file, and those of the entries of its lists behind a dot. */
function schemaKeys(): string[] {
  return Object.entries(MapSchema.properties)
    .flatMap(([key, schema]) => {
      const entry = (schema as { items?: { properties?: object } }).items?.properties ?? {};
      return [key, ...Object.keys(entry).map((inner) => `${key}.${inner}`)];
    })
    .sort();
}

test('the export answers for exactly the fields that a map file can have', () => {
  const answered = Object.entries(fields).flatMap(([key, field]) => [
    key,
    ...(typeof field === 'object' ? Object.keys(field.fields).map((inner) => `${key}.${inner}`) : []),
  ]);
  expect(answered.sort()).toEqual(schemaKeys());
});

test('docs/tiled.md names each class and each property', () => {
  const page = readFileSync(new URL('../../../docs/tiled.md', import.meta.url), 'utf8');
  for (const [key, field] of Object.entries(fields)) {
    if (!['format', 'id', 'orientation'].includes(key)) expect(page).toContain(`\`${key}\``);
    if (typeof field === 'string') continue;
    expect(page).toContain(`\`${field.class}\``);
    for (const [name, way] of Object.entries(field.fields))
      if (way === 'number' || way === 'word') expect(page).toContain(`\`${name}\``);
  }
});

test('what was changed in Tiled so that it cannot be read is listed, the rest is read', () => {
  const { map } = exported(shipped, 'homebrew-isles/isles');
  const text = JSON.stringify(map, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value;
    const { name, type, point, data } = value as Record<string, unknown>;
    // The second end goes off the map, a point gets a property of its own, a number is text, a region covers a cell that is not there.
    if (name === 'Kyle Tunnel')
      return {
        ...value,
        polyline: [
          { x: 0, y: 0 },
          { x: 5000, y: 0 },
        ],
      };
    if (type === 'bonus' && point === true)
      return {
        ...value,
        properties: [
          { name: 'points', value: '7' },
          { name: 'colour', value: 'red' },
        ],
      };
    if (name === 'terrain' && Array.isArray(data)) return { ...value, data: data.with(3, 0) };
    return value;
  });
  const terrains = packTerrains(shipped.packs.find(({ id }) => id === 'homebrew-isles')!);
  const result = fromTiled(text, { id: 'm', name: 'M', terrains, terrainOf: new Map(), fields });
  expect(result.losses.map(({ message, count }) => [message, count])).toEqual([
    ['part of the region "Islands" where no cell is', 1],
    ['part of the region "Lewis and Harris" where no cell is', 1],
    ['a city where no cell is', 1],
    ['a link that does not lead from one cell to another', 2],
    ['a route that does not lead from one cell to another', 2],
    ['the property "colour" of a bonus', 3],
  ]);
  expect(result.ok && mapText(result.map, undefined)).toContain('- { at: E5, points: 7 }');
});
