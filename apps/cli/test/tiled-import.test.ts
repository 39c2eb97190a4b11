// `import` of maps from Tiled: the files around a map, and advice that can be pasted.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { expectNoStack, makeFolder, runCli } from './run-cli.ts';

let cwd: string;
beforeEach(() => {
  cwd = makeFolder();
  for (const folder of ['mine', 'maps', 'sets']) mkdirSync(join(cwd, folder));
  write('mine/pack.yaml', [
    'format: 1',
    'id: mine',
    'title: Mine',
    'version: 1.0.0',
    'licence: MIT',
    'authors: [A]',
    'game: trains',
    'extends: [trains]',
    '',
  ]);
});
const write = (path: string, text: readonly string[] | string): void => {
  writeFileSync(join(cwd, path), typeof text === 'string' ? text : text.join('\n'));
};
const maps = (): string => readFileSync(join(cwd, 'mine', 'maps', 'two.yaml'), 'utf8');

const map = (data: number[], more: object): string =>
  JSON.stringify({
    orientation: 'hexagonal',
    tilewidth: 52,
    tileheight: 60,
    hexsidelength: 30,
    layers: [{ type: 'tilelayer', width: data.length, height: 1, data }],
    ...more,
  });

test('tiles with any names can be mapped by pasting what the import advises', async () => {
  const names = ['dark forest', 'a=b', "it's $HOME", '-x', 'Müll `x`'];
  const tiles = names.map((type, id) => ({ id, type }));
  write(
    'two.tmj',
    map([1, 2, 3, 4, 5, 6], { tilesets: [{ firstgid: 1, tiles: [...tiles, { id: 5, type: 'Field' }] }] }),
  );
  const command = ['import', 'two.tmj', '--pack', 'mine'];
  const { err } = await runCli([...command, '--dry-run'], { cwd });
  const advised = [...err.matchAll(/Map them with (.*)\.\n/g)].map((match) => match[1]).join(' ');
  const words = spawnSync('sh', ['-c', `printf '%s\\n' ${advised}`], { encoding: 'utf8' }).stdout;
  const again = await runCli([...command, ...words.trimEnd().split('\n')], { cwd });
  expect(again).toMatchObject({ code: 0, err: '' });
  expect(maps()).toContain('terrain: |\n  F F F F F F\n');
});

test('tilesets, templates and classes are read from the files around the map', async () => {
  write(
    'x.tiled-project',
    JSON.stringify({
      propertyTypes: [{ name: 'city', type: 'class', members: [{ name: 'city', value: 4 }] }],
    }),
  );
  write('sets/t.tsx', '<tileset><tile id="0" type="Field"/></tileset>');
  write('maps/spot.tx', '<template><object type="city" name="Spot"/></template>');
  const layers = [
    { type: 'tilelayer', width: 6, height: 1, data: [1, 1, 1, 1, 1, 1] },
    { type: 'objectgroup', objects: [{ id: 1, template: 'spot.tx', x: 26, y: 30 }] },
  ];
  write('maps/two.tmj', map([1], { tilesets: [{ firstgid: 1, source: '../sets/t.tsx' }], layers }));
  expect(await runCli(['import', 'maps/two.tmj', '--pack', 'mine'], { cwd })).toMatchObject({
    code: 0,
    err: '',
  });
  expect(maps()).toContain('  - { at: A1, city: 4, name: Spot }\n');
  write('x.tiled-project', JSON.stringify({ objectTypesFile: 'sets/types.xml' }));
  write(
    'sets/types.xml',
    '<objecttypes><objecttype name="city"><property name="city" type="int" default="2"/></objecttype></objecttypes>',
  );
  expect(await runCli(['import', 'maps/two.tmj', '--pack', 'mine', '--force'], { cwd })).toMatchObject({
    code: 0,
    err: '',
  });
  expect(maps()).toContain('  - { at: A1, city: 2, name: Spot }\n');
});

test.each([
  ['gone.tsx', 'cannot be read: there is no such file or folder.'],
  ['mine/pack.yaml', 'does not end in .tsj'],
  ['/etc/t.tsx', 'its path is absolute'],
  ['C:\\t.tsx', 'its path is absolute'],
  ['sets/t.tsx/../t.tsx', 'cannot be read'],
  ['sets', 'does not end in'],
  ['folder.tsx', 'it is not a file'],
])('a tileset that cannot be read is named with the reason: %s', async (source, reason) => {
  mkdirSync(join(cwd, 'folder.tsx'));
  write('two.tmj', map([1], { tilesets: [{ firstgid: 1, source }] }));
  const outcome = await runCli(['import', 'two.tmj', '--pack', 'mine'], { cwd });
  expect(outcome.code).toBe(1);
  expect(outcome.err).toContain(`Left out: tiles of the tileset ${source}`);
  expect(outcome.err).toContain(reason);
  expect(outcome.err).toContain('None of its tiles is a cell.');
  expectNoStack(outcome);
});
