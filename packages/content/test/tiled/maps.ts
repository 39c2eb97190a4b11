// Small maps as Tiled saves them, and what an import makes of them.
import { fromTiled, mapFieldsOf, mapText, type ReadNamed, type Loss } from '../../src/import-export/index.ts';

const TERRAINS = [
  { id: 'field', letter: 'F', name: 'Field' },
  { id: 'mountain', letter: 'M', name: 'Mountain' },
];
export interface More {
  terrainOf?: Map<string, string>;
  readNamed?: ReadNamed;
  projects?: string[];
}

export function read(map: object, more: More = {}) {
  const options = {
    id: 'm',
    name: 'M',
    terrains: TERRAINS,
    terrainOf: new Map<string, string>(),
    fields: mapFieldsOf('trains'),
    ...more,
  };
  return fromTiled(JSON.stringify(map), options);
}

/** The text of the map and what was said. */
export function imported(
  map: object,
  more: More = {},
): { text: string; said: string[]; losses: readonly Loss[] } {
  const result = read(map, more);
  if (!result.ok) throw new Error(result.message);
  const said = result.losses.map(({ message, where = [] }) => [message, ...where].join(' | '));
  return { text: mapText(result.map, undefined), said, losses: result.losses };
}

export const places = (text: string): string[] =>
  text.split('\n').filter((line) => line.startsWith('  - { at:'));

export const ground = (more: object = {}) => ({
  type: 'tilelayer',
  name: 'ground',
  width: 4,
  height: 4,
  data: Array<number>(16).fill(1),
  ...more,
});
const tilesets = [
  {
    firstgid: 1,
    tiles: [
      { id: 0, type: 'Field' },
      { id: 1, type: 'Mountain' },
      { id: 2, type: 'city' },
    ],
  },
];
export const frame = (...layers: object[]) => ({
  orientation: 'hexagonal',
  staggeraxis: 'y',
  staggerindex: 'odd',
  hexsidelength: 30,
  tilewidth: 52,
  tileheight: 60,
  tilesets,
  layers,
});
export const objects = (list: object[], more: object = {}) => ({
  type: 'objectgroup',
  name: 'places',
  objects: list,
  ...more,
});
export const city = (more: object = {}) => ({
  id: 3,
  type: 'city',
  properties: [{ name: 'city', value: 2 }],
  ...more,
});
