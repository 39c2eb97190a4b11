import { expect, test } from 'vitest';
import { loadContent, memorySource } from '../src/index.ts';
import { folderSource } from '../src/node/index.ts';
import { cardTableOf, fromTiled, mapText } from '../src/import-export/index.ts';

const shipped = await loadContent([folderSource(new URL('../../../content', import.meta.url).pathname)]);

const table = cardTableOf('trains')!;

const TERRAINS = [
  { id: 'field', letter: 'F', name: 'Field' },
  { id: 'river', letter: 'R', name: 'River' },
  { id: 'mountain', letter: 'M', name: 'Mountain' },
  { id: 'swamp', letter: 'W', name: 'Swamp' },
  { id: 'sea', letter: 'S', name: 'Sea' },
];
const OPTIONS = { id: 'copy', name: 'Copy', terrains: TERRAINS, terrainOf: new Map<string, string>() };

function read(json: string, more: Partial<typeof OPTIONS> = {}) {
  const result = fromTiled(json, { ...OPTIONS, ...more });
  if (!result.ok) throw new Error(result.message);
  return result;
}

const grid = (more: object) =>
  JSON.stringify({
    orientation: 'hexagonal',
    staggeraxis: 'y',
    staggerindex: 'odd',
    hexsidelength: 30,
    tilewidth: 52,
    tileheight: 60,
    width: 2,
    height: 2,
    tilesets: [
      {
        firstgid: 1,
        tiles: [
          { id: 0, class: 'Field' },
          { id: 1, image: 'img/river.png' },
          { id: 2, type: 'lava' },
        ],
      },
    ],
    layers: [{ type: 'tilelayer', name: 'ground', width: 2, height: 2, data: [1, 2, 3, 0] }],
    ...more,
  });

test('tiles are recognised by class, image or the given terrain; the others are listed', () => {
  const { map, losses } = read(grid({}));
  expect(map.cells.map(({ letter }) => letter)).toEqual(['F', 'R']);
  expect(losses).toEqual([
    {
      message: 'tiles "lava", which are not terrains',
      count: 1,
      help: 'Map them with --terrain lava=field.',
    },
  ]);
  const said = read(grid({}), { terrainOf: new Map([['lava', 'mountain']]) });
  expect(said.map.cells.map(({ letter }) => letter)).toEqual(['F', 'R', 'M']);
  expect(said.losses).toEqual([]);
});

test('what cannot be converted is listed: additional layers, images, other objects, rotated tiles', () => {
  const tiles = { type: 'tilelayer', width: 1, height: 1 };
  const { losses } = read(
    grid({
      layers: [
        { type: 'group', layers: [{ ...tiles, name: 'ground', data: [1 + 0x80000000] }] },
        { ...tiles, name: 'roads', data: [1] },
        { type: 'imagelayer', name: 'sketch' },
        {
          type: 'objectgroup',
          objects: [
            { type: 'tree', x: 20, y: 20 },
            { type: 'city', x: 900, y: 900 },
          ],
        },
      ],
    }),
  );
  expect(losses.map(({ message }) => message)).toEqual([
    'the tiles of layer "roads"',
    'that a tile of layer "ground" is flipped',
    'the picture of layer "sketch"',
    'objects of class "tree"',
    'a city where no cell is',
  ]);
});

test('packed tiles and chunks are read', () => {
  const bytes = new Uint8Array(new Uint32Array([1, 2]).buffer);
  const data = btoa(String.fromCharCode(...bytes));
  const layers = [{ type: 'tilelayer', encoding: 'base64', width: 2, height: 1, data }];
  expect(read(grid({ layers })).map.cells).toHaveLength(2);
  const chunks = [{ x: -4, y: -3, width: 2, height: 1, data: [1, 2] }];
  const far = read(grid({ layers: [{ type: 'tilelayer', chunks }] }));
  expect(mapText(far.map, undefined)).toContain('terrain: |\n  .\n   F R\n');
});

test.each([
  ['{', 'This is not JSON.'],
  ['[]', 'This is not a Tiled map.'],
  ['{"orientation":"orthogonal"}', 'only hexagonal ones'],
  [grid({ tilewidth: 0 }), 'does not state the size of its tiles'],
  [grid({ layers: [] }), 'has no tile layer'],
  [grid({ layers: [{ type: 'tilelayer', width: 1e9, height: 1e9, data: [] }] }), 'cannot be read'],
  [grid({ layers: [{ type: 'tilelayer', width: 1, height: 1, encoding: 'base64', data: '!' }] }), 'base64'],
  [
    grid({
      layers: [
        { type: 'tilelayer', width: 1, height: 1, encoding: 'base64', compression: 'zlib', data: 'AAAA' },
      ],
    }),
    'compressed',
  ],
  [grid({ layers: [{ type: 'tilelayer', width: 1, height: 1, data: [0] }] }), 'None of its tiles'],
])('a map of Tiled that cannot be read says why: %.40s', (json, reason) => {
  const result = fromTiled(json, OPTIONS);
  expect(result.ok ? '' : result.message).toContain(reason);
});

test.each(['trains', 'homebrew-fenland', 'homebrew-isles'])(
  'the cards of %s are the same after a table',
  async (pack) => {
    const items = [
      ...shipped.packs
        .find(({ id }) => id === pack)!
        .items.get('cards')!
        .values(),
    ];
    const cards = items.map(({ data }) => data);
    const columns = table.columns(cards);
    const rows = table.rows(cards).map((row, i) => ({
      number: i + 2,
      cells: columns.map((title) => row[title] ?? ''),
    }));
    const back = table.read({ columns, rows });
    expect(back.losses).toEqual([]);
    expect(back.cards).toEqual(cards);
    const content = await loadContent([
      memorySource({
        'p/pack.yaml':
          'format: 1\nid: p\ntitle: C\nversion: 1.0.0\nlicence: MIT\nauthors: [A]\ngame: trains\n',
        'p/cards/cards.yaml': table.text(back.cards, undefined),
      }),
    ]);
    const read = [...content.packs[0]!.items.get('cards')!.values()].map(({ data }) => data);
    expect(read).toEqual(cards);
  },
);

test('unknown columns and cells are listed, the rest is read', () => {
  const columns = ['id', 'name', 'name.fr', 'cost', 'colour', 'effect', '__proto__', 'Name.EN', 'point'];
  const cells = ['a', 'A', 'Â', 'three', 'red', '[', '', 'B', '1'];
  const { cards, losses } = table.read({ columns, rows: [{ number: 3, cells }] });
  expect(cards).toEqual([{ id: 'a', name: { en: 'A', fr: 'Â' } }]);
  expect(losses.map(({ message }) => message)).toEqual([
    'the column "colour" (E)',
    'the column "__proto__" (G)',
    'the column "Name.EN" (H)',
    'the column "point" (I)',
    'the cost in cell D3: "three" is not a whole number',
    'the effect in cell F3: "[" is not valid JSON, such as [{"draw":1}]',
  ]);
  expect(losses.map(({ help }) => help).slice(2, 4)).toEqual([
    '"name" (B) is the same.',
    'Did you mean points?',
  ]);
});

const DATE =
  'is a date, which spreadsheets make of input such as 1-2; format the column as text and type it again';
test.each<readonly [key: string, cell: string, reason: string]>([
  ['cost', '2.5', 'is not a whole number'],
  ['cost', '12.31', 'is not a whole number'],
  ['cost', '40-50', 'is not a whole number'],
  ['cost', '3 coins', 'is not a whole number'],
  ...['1-2', '2.5.', '2/5', '02.05.2026', '2026-02-01', '2. Feb', 'Feb-26', '1. März'].map(
    (cell) => ['cost', cell, DATE] as const,
  ),
  ['cost', '1.234', 'is not a whole number; if it means 1234, type it without a separator'],
  ['cost', '1,000', 'is not a whole number; if it means 1000, type it without a separator'],
  ['effect', '- draw: 1', 'is YAML, but must be JSON; write [{"draw":1}]'],
  ['effect', '[{ draw: 1 }, { coins: 2 }]', 'is YAML, but must be JSON; write [{"draw":1},{"coins":2}]'],
  ['effect', 'draw one', 'is not valid JSON, such as [{"draw":1}]'],
])('the %s "%s" %s', (key, cell, reason) => {
  const { losses } = table.read({ columns: ['id', key], rows: [{ number: 2, cells: ['a', cell] }] });
  expect(losses.map(({ message }) => message)).toEqual([`the ${key} in cell B2: "${cell}" ${reason}`]);
});

test.each([
  ['cost', '3.00', 3],
  ['cost', '3,0', 3],
  ['points', '\u22122', -2],
  ['cost', '1,5', undefined],
  ['cost', '02. Jan', undefined],
  ['mandatory', 'WAHR', true],
  ['mandatory', 'FAUX', undefined],
  ['effect', '[{ "draw": 1 }]', [{ draw: 1 }]],
  ['effect', '[{ \u201cdraw\u201d: 1 }]', undefined],
])('spreadsheets write %s as %s', (key, cell, value) => {
  const { cards, losses } = table.read({ columns: ['id', key], rows: [{ number: 2, cells: ['a', cell] }] });
  expect(cards).toEqual([{ id: 'a', ...(value !== undefined && { [key]: value }) }]);
  expect(losses).toHaveLength(value === undefined && cell !== 'FAUX' ? 1 : 0);
});
