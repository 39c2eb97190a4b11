// Positions of objects drawn in Tiled on an imported map.
import { expect, test } from 'vitest';
import { city, frame, ground, imported, objects, places } from './tiled/maps.ts';

test('a map with tiles of odd size has its cities where Tiled shows them', () => {
  const map = {
    ...frame(
      ground({ width: 12, height: 1, data: Array<number>(12).fill(1) }),
      objects([city({ x: 147, y: 8 })]),
    ),
    ...{ tilewidth: 15, tileheight: 16, hexsidelength: 8 },
  };
  expect(places(imported(map).text)).toEqual(['  - { at: A11, city: 2 }']);
});

test('offsets of layers and groups move tiles and objects alike', () => {
  const two = { width: 2, height: 2, data: [1, 1, 1, 1] };
  const at = city({ x: 78, y: 30 });
  const cells = (...layers: object[]): string[] => places(imported(frame(...layers)).text);
  expect(cells(ground({ ...two, offsetx: 52 }), objects([at]))).toEqual(['  - { at: A1, city: 2 }']);
  expect(cells(ground(two), objects([at], { offsetx: -52 }))).toEqual(['  - { at: A1, city: 2 }']);
  const group = {
    type: 'group',
    offsetx: -30,
    layers: [{ type: 'group', offsetx: -40, layers: [objects([at])] }],
  };
  expect(cells(ground(two), { ...group, layers: [...group.layers, objects([])] })).toEqual([
    '  - { at: A1, city: 2 }',
  ]);
  expect(cells({ ...group, layers: [ground(two), objects([at])] })).toEqual(['  - { at: A2, city: 2 }']);
});

test('a layer that shows a region covers the cells it lies on', () => {
  const properties = [{ name: 'region', value: 'west' }];
  const data = Array.from({ length: 16 }, (_, i) => (i === 0 ? 1 : 0));
  const region = ground({ name: 'West', data, properties, offsetx: 104 });
  expect(imported(frame(ground({ offsetx: 52 }), region)).text).toContain('cells: [A2]');
});

test('objects turn around their place, and those that show a tile stand on it', () => {
  // A rectangle hanging from (200, 60) and turned by 90 degrees lies to the left of it.
  const turned = city({ x: 200, y: 60, width: 60, height: 52, rotation: 90 });
  expect(places(imported(frame(ground(), objects([turned]))).text)).toEqual(['  - { at: B3, city: 2 }']);
  const { tilesets: sets } = frame();
  const shown = (objectalignment: string): string[] => {
    const layer = objects([city({ gid: 1 + 0x80000000, x: 110, y: 105, width: 52, height: 60 })]);
    return places(imported({ ...frame(ground(), layer), tilesets: [{ ...sets[0], objectalignment }] }).text);
  };
  expect(shown('unspecified')).toEqual(['  - { at: B3, city: 2 }']);
  expect(shown('bottom')).toEqual(['  - { at: B2, city: 2 }']);
  expect(shown('topleft')).toEqual(['  - { at: C3, city: 2 }']);
  const area = city({
    x: 0,
    y: 0,
    polygon: [
      { x: 90, y: 60 },
      { x: 120, y: 60 },
      { x: 105, y: 90 },
    ],
  });
  expect(places(imported(frame(ground(), objects([area]))).text)).toEqual(['  - { at: B2, city: 2 }']);
});

test('the lowest visible layer with tiles is the ground', () => {
  const sketch = ground({ name: 'sketch', visible: false, data: Array<number>(16).fill(2) });
  const empty = ground({ name: 'empty', data: Array<number>(16).fill(0) });
  const seen = imported(frame(sketch, empty, ground()));
  expect(seen.text).toContain('terrain: |\n  F F F F\n');
  expect(seen.said).toEqual(['the tiles of layer "sketch", which is hidden']);
  expect(imported(frame({ type: 'group', visible: false, layers: [ground()] })).said).toEqual([
    'layer "ground" is hidden, but no visible layer has tiles',
  ]);
});

test('a layer with an opacity of 0 is not called hidden', () => {
  const clear = ground({ name: 'clear', opacity: 0 });
  expect(imported(frame(clear)).said).toEqual([
    'layer "clear" has an opacity of 0, but no visible layer has tiles',
  ]);
  expect(imported(frame(clear, ground())).said).toEqual([
    'the tiles of layer "clear", which has an opacity of 0',
  ]);
  expect(
    imported(frame(ground(), objects([city({ x: 26, y: 30 })], { name: 'old', opacity: 0 }))).said,
  ).toEqual(['objects of layer "old", which has an opacity of 0 | object 3 at A1']);
});

test('flipped and rotated tiles are listed with their layer and cells', () => {
  const data = [1 + 0x80000000, 1, 1 + 0x40000000, 1 + 0x20000000];
  expect(imported(frame(ground({ width: 4, height: 1, data }))).said).toEqual([
    'that a tile of layer "ground" is flipped | A1 | A3',
    'that a tile of layer "ground" is rotated | A4',
  ]);
});

test('hidden objects and parallax are listed', () => {
  const hidden = objects([city({ x: 26, y: 30 })], { name: 'old', visible: false });
  const layer = objects([city({ id: 4, name: 'Kyoto', x: 26, y: 30, visible: false })], { parallaxx: 0.5 });
  const { said, text } = imported(frame(ground(), hidden, layer));
  expect(places(text)).toEqual([]);
  expect(said).toEqual([
    'objects of layer "old", which is hidden | object 3 at A1',
    'the parallax of layer "places", which is read as if it had none',
    'objects that are hidden | object 4 "Kyoto" at A1',
  ]);
});

const line = (...points: [number, number][]) => ({
  id: 3,
  type: 'barrier',
  x: 0,
  y: 0,
  polyline: points.map(([x, y]) => ({ x, y })),
});

test.each([
  ['along a side', line([52, 15], [52, 45]), 'barriers: [[A2, A1]]', []],
  ['not quite to the corners', line([53, 20], [51, 40]), 'barriers: [[A2, A1]]', []],
  [
    'along three sides',
    line([52, 15], [52, 45], [78, 60], [104, 45]),
    'barriers: [[A2, A1], [A2, B1], [A2, B2]]',
    [],
  ],
  [
    'along the border',
    line([0, 15], [0, 45]),
    undefined,
    [
      'part of a barrier at the border of the map, which is not between two cells | object 3 from x 0, y 15 to x 0, y 45',
    ],
  ],
  [
    'across several sides at once',
    line([26, 60], [104, 45]),
    undefined,
    ['part of a barrier that is longer than the side of a cell | object 3 from x 26, y 60 to x 104, y 45'],
  ],
  [
    'within a cell',
    line([20, 30], [32, 30]),
    undefined,
    ['part of a barrier that is not on the side between two cells | object 3 from x 20, y 30 to x 32, y 30'],
  ],
  [
    'as a rectangle',
    { id: 3, type: 'barrier', x: 50, y: 15, width: 4, height: 30 },
    undefined,
    ['a barrier that is not a line | object 3'],
  ],
])('a barrier %s', (_, object, barriers, expected) => {
  const { text, said } = imported(frame(ground(), objects([object])));
  expect(/^barriers: .*$/m.exec(text)?.[0]).toBe(barriers);
  expect(said).toEqual(expected);
});
