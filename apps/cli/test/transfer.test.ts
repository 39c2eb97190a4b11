// `import` and `export`: to Tiled and to a spreadsheet, and back into a pack.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { expectNoStack, makeFolder, runCli } from './run-cli.ts';

let cwd: string;
beforeEach(() => {
  cwd = makeFolder();
  mkdirSync(join(cwd, 'mine'));
  writeFileSync(
    join(cwd, 'mine', 'pack.yaml'),
    '# yaml-language-server: $schema=../schemas/pack.schema.json\nformat: 1\nid: mine\ntitle: Mine\nversion: 1.0.0\nlicence: MIT\nauthors: [A]\ngame: trains\nextends: [trains]\n',
  );
});
const read = (...path: string[]): string => readFileSync(join(cwd, ...path), 'utf8');

test('a map is exported for Tiled with a picture of its tiles, and imported into a pack', async () => {
  const out = await runCli(['export', 'map', 'trains/tokyo', '-o', 'tokyo.tmj'], { cwd });
  expect(out).toMatchObject({
    code: 0,
    out: 'Wrote tokyo.tmj and tokyo-tiles.png.\n',
    err: 'Left out: comments of the file (10 times).\n',
  });
  expect(read('tokyo-tiles.png').slice(1, 4)).toBe('PNG');
  const back = await runCli(['import', 'tokyo.tmj', '--pack', 'mine'], { cwd });
  expect(back).toMatchObject({ code: 0, err: '' });
  expect(back.out).toContain('tokyo.tmj is in ');
  const text = read('mine', 'maps', 'tokyo.yaml');
  expect(text).toMatch(
    /^# yaml-language-server: \$schema=\.\.\/\.\.\/schemas\/map\.schema\.json\nformat: 1\n/,
  );
  expect(text).toContain('  - { at: A5, city: 2, name: Kawagoe }\n');
  expect(await runCli(['validate', 'mine'], { cwd })).toMatchObject({ code: 0 });
});

test('what a map lists, its description and its names in all languages come back from Tiled', async () => {
  const map = [
    'format: 1',
    'id: shores',
    'name: { en: Two Shores, de: Zwei Ufer }',
    'description: A ferry and a route.',
    'orientation: pointy',
    'terrain: |',
    '  C S C',
    '   F S F',
    'places:',
    '  - { at: A1, city: 1, name: West }',
    '  - { at: A3, city: 1, name: East }',
    'oneWay:',
    '  - { from: A1, to: B1 }',
    'links:',
    '  - { between: [A1, A3], cost: 1, kind: ferry }',
    'routes:',
    '  - { from: A1, to: A3, points: 3, for: first }',
    'bonuses:',
    '  - { at: B3, points: 2 }',
    'regions:',
    '  - id: west',
    '    name: West',
    '    cells: [A1, B1]',
    '',
  ].join('\n');
  mkdirSync(join(cwd, 'mine', 'maps'));
  writeFileSync(join(cwd, 'mine', 'maps', 'shores.yaml'), map);
  const args = ['export', 'map', 'mine/shores', '-o', 'shores.tmj', '--content', 'mine'];
  expect(await runCli(args, { cwd })).toMatchObject({ code: 0, err: '' });
  const back = await runCli(['import', 'shores.tmj', '--pack', 'mine', '--force'], { cwd });
  expect(back).toMatchObject({ code: 0, err: '' });
  const schema = '# yaml-language-server: $schema=../../schemas/map.schema.json\n';
  expect(read('mine', 'maps', 'shores.yaml')).toBe(`${schema}${map}`);
  writeFileSync(
    join(cwd, 'mine', 'maps', 'shores.yaml'),
    map.replace('from: A1, to: B1', 'from: A1, to: A1'),
  );
  const broken = await runCli(args, { cwd });
  expect(broken).toMatchObject({ code: 1 });
  expect(broken.err).toContain('The map mine/shores cannot be used as it is: A1 is the same cell twice.');
});

test('nothing is overwritten unless requested, and a dry run writes nothing', async () => {
  await runCli(['export', 'map', 'trains/osaka', '-o', 'osaka.tmj'], { cwd });
  const dry = await runCli(['import', 'osaka.tmj', '--pack', 'mine', '--dry-run'], { cwd });
  expect(dry.out).toContain('orientation: pointy');
  await runCli(['import', 'osaka.tmj', '--pack', 'mine'], { cwd });
  const again = await runCli(['import', 'osaka.tmj', '--pack', 'mine'], { cwd });
  expect(again.code).toBe(2);
  expect(again.err).toContain('already exists.\nChoose another --id, or replace it with --force.');
  expect(await runCli(['import', 'osaka.tmj', '--pack', 'mine', '--force'], { cwd })).toMatchObject({
    code: 0,
  });
});

test('cards survive a round trip through a table, and formulas are defused', async () => {
  await runCli(['export', 'cards', 'trains', '-o', 'cards.csv'], { cwd });
  const table = read('cards.csv');
  // Without the byte order mark, Excel takes the letters for those of Windows-1252.
  expect(table.split('\r\n')[0]).toMatch(/^\ufeffid,name\.en,name\.de,name\.fr,categories,cost/);
  writeFileSync(
    join(cwd, 'some.csv'),
    'id,name.en,categories,cost\na-card,\'=SUM(1),action,2\n"b-card","B, and more",action;train,3\n',
  );
  expect(await runCli(['import', 'some.csv', '--pack', 'mine'], { cwd })).toMatchObject({ code: 0 });
  const cards = read('mine', 'cards', 'some.yaml');
  expect(cards).toContain('name: =SUM(1)');
  expect(cards).toContain('categories: [action, train]');
});

test('an exported table is imported as it was', async () => {
  await runCli(['export', 'cards', 'homebrew-isles', '-o', 'isles.csv'], { cwd });
  expect(await runCli(['import', 'isles.csv', '--pack', 'mine'], { cwd })).toMatchObject({ err: '' });
  const copy = join(cwd, 'copy.csv');
  await runCli(['export', 'cards', 'mine', '--content', 'mine', '-o', copy], { cwd });
  expect(readFileSync(copy, 'utf8')).toBe(read('isles.csv'));
});

test('a cell that cannot be read is told once, and other mistakes of its card are told as well', async () => {
  writeFileSync(
    join(cwd, 'cells.csv'),
    'id,name,categories,cost,value\nfast,Fast,train,five,1\nslow,Slow,train,2,one\nodd,Odd,,three,1\n',
  );
  const { code, out, err } = await runCli(['import', 'cells.csv', '--pack', 'mine'], { cwd });
  expect(code).toBe(1);
  expect(err.match(/is not a whole number/g)).toHaveLength(3);
  expect(out.match(/error\[\S+\] .*|warning\[\S+\] .*/g)).toEqual([
    'error[schema-missing-key] The keys categories, cost are missing.',
  ]);
});

test('one card is counted as one', async () => {
  writeFileSync(join(cwd, 'one.csv'), 'id,name,categories,cost\nsole,Sole,action,2\n');
  await runCli(['import', 'one.csv', '--pack', 'mine'], { cwd });
  expect(await runCli(['export', 'cards', 'mine', '--content', 'mine', '-o', 'out.csv'], { cwd })).toEqual({
    code: 0,
    out: '1 card is in out.csv.\n',
    err: '',
  });
});

test.each([
  [
    'windows.csv',
    Buffer.from('id,name,categories,cost\nzug,Stra\u00dfe,action,3\n', 'latin1'),
    'is not UTF-8',
  ],
  [
    'many.csv',
    Buffer.from(`id,name,categories,cost\n${'a-card,A,action,3\n'.repeat(20_001)}`),
    'many.csv has 20001 cards; a file of cards may have at most 20000.',
  ],
  [
    'large.csv',
    Buffer.from(`id,name,categories,cost\n${`a-card,${'A'.repeat(1000)},action,3\n`.repeat(5000)}`),
    'could not be read: The file is larger than 4 MiB.',
  ],
])('nothing is written of %s, which could not be read back', async (name, bytes, reason) => {
  writeFileSync(join(cwd, name), bytes);
  const outcome = await runCli(['import', name, '--pack', 'mine'], { cwd });
  expect(outcome).toMatchObject({ code: 1, out: '' });
  expect(outcome.err).toContain(reason);
  expect(existsSync(join(cwd, 'mine', 'cards'))).toBe(false);
});

test('packed tiles are unpacked, and terrains can be assigned to tiles', async () => {
  const data = deflateSync(new Uint8Array(new Uint32Array([5, 6]).buffer)).toString('base64');
  const layers = [{ type: 'tilelayer', width: 2, height: 1, encoding: 'base64', compression: 'zlib', data }];
  const map = { orientation: 'hexagonal', tilewidth: 52, tileheight: 60, hexsidelength: 30, layers };
  writeFileSync(join(cwd, 'two.tmj'), JSON.stringify(map));
  const said = ['--terrain', '5=field'];
  const { err } = await runCli(['import', 'two.tmj', '--pack', 'mine', ...said], { cwd });
  expect(err).toMatch(/^Left out: tiles "6", which are not terrains\. Map them with --terrain 6=\w+\.\n$/);
  expect(read('mine', 'maps', 'two.yaml')).toContain('terrain: |\n  F\n');
});

test('the imported file is checked', async () => {
  writeFileSync(join(cwd, 'bad.csv'), 'id,name,categories,cost\nx,X,action,\n');
  const outcome = await runCli(['import', 'bad.csv', '--pack', 'mine'], { cwd });
  expect(outcome.code).toBe(1);
  expect(outcome.out).toContain('cost');
});

test('a dry run checks as an import does, and findings name the cells of the table', async () => {
  writeFileSync(
    join(cwd, 'bad.csv'),
    `id,name,categories,cost,effect\n${['\u00c4b,Ab', 'two,', 'three,A', 'three,B'].map((start) => `${start},action,2,"[{""draw"":1}]"\n`).join('')}`,
  );
  const dry = await runCli(['import', 'bad.csv', '--pack', 'mine', '--dry-run'], { cwd });
  expect(dry.code).toBe(1);
  expect(dry.out).toMatch(/^# yaml-language-server[^]*name: B\n[^]*- draw: 1\n$/);
  expect(dry.err.match(/In bad\.csv, this is .*\./g)).toEqual([
    'In bad.csv, this is cell A2.',
    'In bad.csv, this is row 3.',
    'In bad.csv, this is cell A5.',
  ]);
  expect(existsSync(join(cwd, 'mine', 'cards'))).toBe(false);
  const real = await runCli(['import', 'bad.csv', '--pack', 'mine'], { cwd });
  expect(real).toMatchObject({ code: 1, err: '' });
  expect(real.out).toBe(`${dry.err}\nbad.csv is in mine/cards/bad.yaml, with 3 errors.\n`);
});

test.each([
  ['import nowhere.csv --pack mine', 'nowhere.csv cannot be read'],
  ['import mine/pack.yaml --pack mine', 'neither a Tiled map (.tmj) nor a table'],
  ['import x.tmx --pack mine', 'save the map as JSON'],
  ['import x.ods --pack mine', 'save the sheet as CSV in UTF-8'],
  ['import x.csv --pack /', '/ is not in a pack.'],
  ['import x.csv --pack nowhere', 'There is no folder nowhere.'],
  ['import x.csv --pack mine --id Bad!', 'is not a valid id'],
  ['import x.csv --pack mine --terrain grass', 'cannot be read'],
  ['export map atlantis -o a.tmj', 'There is no map atlantis.'],
  ['export map tokyo -o a.svg', 'does not end in .tmj'],
  ['export cards freight-train -o a.csv', 'has no cards'],
  ['export cards train -o a.csv', 'Did you mean trains?'],
])('%s is refused with a reason', async (line, reason) => {
  const outcome = await runCli(line.split(' '), { cwd });
  expect(outcome.code).toBe(2);
  expect(outcome.err).toContain(reason);
  expectNoStack(outcome);
});
