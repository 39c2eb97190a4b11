// Objects of Tiled after an import, and the messages about them.
import { expect, test } from 'vitest';
import type { ReadNamed } from '../src/import-export/index.ts';
import { city, frame, ground, imported, objects, places, read, type More } from './tiled/maps.ts';

test.each([
  [[{ name: 'city', value: 3 }], 3],
  [[{ name: 'Stations ', value: ' 3 ' }], 3],
  [{ city: 3 }, 3],
  [
    [
      { name: 'buildings', value: 4 },
      { name: 'city', value: 3 },
    ],
    3,
  ],
  [[{ name: 'city', value: 'three' }], '"three"'],
  [[{ name: 'city', value: 1.5 }], '1.5'],
  [[{ name: 'city', value: 0 }], '0'],
  [[{ name: 'city', value: '' }], '""'],
  [[{ name: 'city', value: true }], 'true'],
])('the number of a city is read, or the city is left out: %j', (properties, number) => {
  const { text, said } = imported(
    frame(ground(), objects([city({ name: 'Alpha', x: 26, y: 30, properties })])),
  );
  if (typeof number === 'number') {
    expect(places(text)).toEqual([`  - { at: A1, city: ${number}, name: Alpha }`]);
    expect(said).toEqual([]);
  } else {
    expect(places(text)).toEqual([]);
    expect(said).toEqual([
      `a city whose number of stations is not a whole number from 1 to 20 | object 3 "Alpha" at A1: ${number}`,
    ]);
  }
});

test('a number that is missing comes from the tile, the template or the class, or is said to be missing', () => {
  const bare = { id: 3, x: 26, y: 30, type: 'city' };
  const note = 'cities without a number of stations get 1 | object 3 at A1';
  const on = (map: object, more: More = {}): [string[], string[]] => {
    const { text, said } = imported(map, more);
    return [places(text), said];
  };
  const is = (number: number) => [`  - { at: A1, city: ${number} }`];
  const map = frame(ground(), objects([bare]));
  expect(on(map)).toEqual([is(1), [note]]);
  const projects = [
    {
      propertyTypes: [
        { type: 'class', name: 'City', members: [{ name: 'stations', type: 'int', value: 5 }] },
      ],
    },
    [{ name: 'city', properties: [{ name: 'stations', type: 'int', value: 5 }] }],
  ].map((project) => JSON.stringify(project));
  const xml =
    '<objecttypes><objecttype name="city" color="#fff"><property name="city" type="int" default="5"/></objecttype></objecttypes>';
  for (const project of [...projects, xml]) expect(on(map, { projects: [project] })).toEqual([is(5), []]);
  expect(on(map, { projects: ['{', '[]', '<x/>'] })).toEqual([is(1), [note]]);
  const set = [
    {
      firstgid: 1,
      tiles: [
        { id: 0, type: 'Field' },
        { id: 1, type: 'city', properties: [{ name: 'city', value: 4 }] },
      ],
    },
  ];
  const shown = {
    ...frame(ground(), objects([{ id: 3, gid: 2, x: 0, y: 60, width: 52, height: 60 }])),
    tilesets: set,
  };
  expect(on(shown)).toEqual([is(4), []]);
  const under = { ...frame(ground({ width: 1, height: 1, data: [2] }), objects([bare])), tilesets: set };
  expect(on(under)).toEqual([is(4), []]);
  const readNamed: ReadNamed = () => ({
    text: JSON.stringify({ object: { type: 'city', properties: [{ name: 'city', value: 6 }] } }),
  });
  const made = frame(ground(), objects([{ id: 3, template: 'city.tj', x: 26, y: 30 }]));
  expect(on(made, { readNamed })).toEqual([is(6), []]);
});

test('a tile for cities whose number cannot be read is refused, unless an object has the number', () => {
  const set = [
    { firstgid: 1, tiles: [{ id: 0, type: 'city', properties: [{ name: 'city', value: 'big' }] }] },
  ];
  const map = (...list: object[]) => ({
    ...frame(ground({ width: 1, height: 1, data: [1] }), objects(list)),
    tilesets: set,
  });
  expect(read(map())).toMatchObject({
    ok: false,
    message:
      'A tile of class city whose number of stations is not a whole number from 1 to 20 is at A1: "big".',
  });
  expect(places(imported(map(city({ x: 26, y: 30 }))).text)).toEqual(['  - { at: A1, city: 2 }']);
});

test('places that cannot be kept are listed with the number of their object', () => {
  const list = [
    city({ x: 26, y: 30, name: 'One' }),
    city({ id: 4, x: 30, y: 30, name: 'Two' }),
    city({ id: 5, x: -90, y: 30.25 }),
    { id: 6, x: 26, y: 30 },
    ...[7, 8, 9, 10, 11, 12, 13].map((id) => ({ id, type: 'Tree', x: 26, y: 30 })),
  ];
  const { said, losses } = imported(frame(ground(), objects(list)));
  expect(said).toEqual([
    'a city where another place is already | object 4 "Two" at A1, where object 3 "One" is',
    'a city where no cell is | object 5 at x -90, y 30.3',
    'objects without a class | object 6 at A1',
    `objects of class "tree" | ${[7, 8, 9, 10, 11].map((id) => `object ${id} at A1`).join(' | ')}`,
  ]);
  expect(losses.at(-1)?.count).toBe(7);
});

test('a list of losses that is cut says how much it leaves out', () => {
  const list = Array.from({ length: 60 }, (_, i) => ({ id: i, type: `kind ${i}`, x: 26, y: 30 }));
  const { losses } = imported(frame(ground(), objects(list)));
  expect(losses).toHaveLength(51);
  expect(losses.at(-1)?.message).toBe('10 more kinds of loss');
});

test('properties that mean nothing here are listed', () => {
  const property = (name: string) => [{ name, value: 1 }];
  const list = [
    city({
      x: 26,
      y: 30,
      properties: [...property('City'), ...property('population'), { name: 'name.de', value: 'A' }],
    }),
    {
      id: 4,
      type: 'barrier',
      name: 'Wall',
      x: 52,
      y: 15,
      polyline: [
        { x: 0, y: 0 },
        { x: 0, y: 30 },
      ],
      properties: property('height'),
    },
  ];
  const sets = [
    {
      firstgid: 1,
      tiles: [
        { id: 0, type: 'Field', properties: [...property('cost'), { name: 'terrain', value: 'field' }] },
      ],
    },
  ];
  const map = {
    ...frame(ground(), objects(list)),
    tilesets: sets,
    properties: [...property('author'), { name: 'name.de', value: 'Karte' }],
  };
  expect(imported(map).said.sort()).toEqual([
    'the name of a barrier | object 4 "Wall" at A2',
    'the property "author" of the map',
    'the property "cost" of tiles | tile "field"',
    'the property "height" of a barrier | object 4 "Wall" at A2',
    'the property "population" of a city | object 3 at A1',
  ]);
});
