// Files around a map of Tiled, its tiles, and damage to it.
import { expect, test } from 'vitest';
import type { ReadNamed } from '../src/import-export/index.ts';
import { frame, ground, imported, objects, places, read } from './tiled/maps.ts';

const SET =
  '<tileset name="t" tilewidth="52" tileheight="60"><tile id="0" type="Field"/><tile id="1" class="city"><properties><property name="city" type="int" value="3"/></properties></tile></tileset>';

test('tilesets and templates in files of their own are read, as JSON or XML, from where they are named', () => {
  const files: Record<string, string> = {
    'sets/t.tsx': SET,
    'sets/t.tsj': JSON.stringify({
      tiles: [
        { id: 0, type: 'Field' },
        { id: 1, type: 'city', properties: { city: 3 } },
      ],
    }),
    'parts/city.tx':
      '<template><tileset firstgid="1" source="../sets/t.tsx"/><object gid="2" width="52" height="60" name="A &amp; B"/></template>',
    'parts/wall.tj': JSON.stringify({
      object: {
        type: 'barrier',
        polyline: [
          { x: 0, y: 0 },
          { x: 0, y: 30 },
        ],
      },
    }),
    'parts/wall.tx': '<template><object type="barrier"><polyline points="0,0 0,30"/></object></template>',
  };
  const asked: string[] = [];
  const readNamed: ReadNamed = (path) => {
    asked.push(path);
    const text = files[path.replace('parts/../', '')];
    return text === undefined ? { problem: 'there is no such file' } : { text };
  };
  const list = [
    { id: 1, template: 'parts/city.tx', x: 0, y: 60 },
    { id: 2, template: 'parts/wall.tj', x: 52, y: 15 },
    { id: 3, template: 'parts/wall.tx', x: 104, y: 15 },
  ];
  for (const source of ['sets/t.tsx', 'sets/t.tsj']) {
    const map = { ...frame(ground(), objects(list)), tilesets: [{ firstgid: 1, source }] };
    const { text, said } = imported(map, { readNamed });
    expect(said).toEqual([]);
    expect(places(text)).toEqual(['  - { at: A1, city: 3, name: A & B }']);
    expect(text).toContain('barriers: [[A2, A1], [A3, A2]]');
  }
  expect(asked.filter((path) => path === 'parts/city.tx')).toHaveLength(2);
});

test.each([
  ['there is no such file', undefined],
  ['it is neither JSON nor XML', '{'],
  ['it is not one of Tiled’s files', '3'],
  ['it is not one of Tiled’s files', '<svg/>'],
  ['it is not valid XML', '<tileset><tile></tileset>'],
  ['it is not valid XML', '<!DOCTYPE x [<!ENTITY a "b">]><tileset name="&a;"/>'],
  ['it is not valid XML', '<a>'.repeat(99)],
])('a tileset that cannot be read is named once, with the reason: %s', (reason, text) => {
  const readNamed: ReadNamed = () => (text === undefined ? { problem: 'there is no such file' } : { text });
  const map = { ...frame(ground()), tilesets: [{ firstgid: 1, source: 't.tsx' }] };
  const result = read(map, { readNamed });
  expect(result).toMatchObject({ ok: false, message: 'None of its tiles is a cell.' });
  expect(result.losses).toHaveLength(1);
  expect(result.losses[0]?.message).toContain(`tiles of the tileset t.tsx, which cannot be read: ${reason}`);
  expect(result.losses[0]?.help).toContain('Embed Tileset');
  expect(imported(map, { readNamed, terrainOf: new Map([['1', 'field']]) }).said).toEqual([]);
});

test('a map that Tiled emptied because its tileset was missing comes with the reason', () => {
  const tilesets = [{ firstgid: 1, name: 'terrain', tilecount: 0, columns: 0 }];
  const map = { ...frame(ground({ data: Array<number>(16).fill(0) })), tilesets };
  expect(read(map)).toMatchObject({
    ok: false,
    help: expect.stringContaining('put the tileset back') as string,
  });
});

test('without the files that a map names, the import says so', () => {
  const list = [{ id: 1, template: 'city.tx', x: 26, y: 30 }];
  const { losses } = imported(frame(ground(), objects(list)));
  expect(losses).toMatchObject([
    {
      message: 'objects of the template city.tx, which cannot be read: only the map itself was given',
      where: ['object 1 at A1'],
    },
  ]);
});

test('tiles are named as a shell reads them, and what names no tile is listed', () => {
  const set = (...names: string[]) => [{ firstgid: 1, tiles: names.map((type, id) => ({ id, type })) }];
  const names = ['Field', 'dark forest', 'a=b', "it's", '-x', 'two\nlines'];
  const layer = ground({ width: 6, height: 1, data: [1, 2, 3, 4, 5, 6] });
  const { losses } = imported(
    { ...frame(layer), tilesets: set(...names) },
    { terrainOf: new Map([['grss', 'field']]) },
  );
  expect(losses.map(({ help }) => help)).toEqual([
    "Map them with --terrain 'dark forest=field'.",
    'Map them with --terrain a=b=field.',
    String.raw`Map them with --terrain 'it'\''s=field'.`,
    'Map them with --terrain=-x=field.',
    'Map them with --terrain 6=field.',
    undefined,
  ]);
  expect(losses.at(-1)?.message).toContain('--terrain grss=field, since no tile');
});

test('a layer with fewer tiles than its size is damaged, and groups are not followed for ever', () => {
  expect(read(frame(ground({ data: [1] })))).toMatchObject({
    ok: false,
    message: expect.stringContaining('damaged') as string,
  });
  let deep: object = ground();
  for (let i = 0; i < 30; i++) deep = { type: 'group', layers: [deep] };
  expect(read(frame(deep))).toMatchObject({
    ok: false,
    message: expect.stringContaining('more than 20 deep') as string,
  });
});
