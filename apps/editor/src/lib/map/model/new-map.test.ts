// The file of a generated landscape, and its picture before there is a file.
import { expect, test } from 'vitest';
import { generatedText, generateMap, usualPlaces, usualShares } from '@railwright/content/generate';
import { rectangle } from '@railwright/hex';
import { drawnModel, SCHEMA_LINE, withLegend } from './new-map.ts';
import { parseMapFile } from './parse.ts';

const GROUNDS = [
  { id: 'field', letter: 'F', cost: 0 },
  { id: 'sea', letter: 'S', cost: null },
];

test('the file of a landscape has what its picture shows, below a legend', () => {
  const cells = generateMap({
    ...{ orientation: 'pointy', cells: rectangle('pointy', 7, 6), symmetry: 'mirror-90', seed: 4 },
    ...{ ...usualPlaces(42, 'pointy', 'mirror-90'), grounds: GROUNDS, shares: usualShares(GROUNDS) },
  });
  if ('problem' in cells) throw new Error(cells.problem);
  const about = { id: 'bay', name: 'terrain: Bay', schemaLine: SCHEMA_LINE };
  const text = withLegend(generatedText(cells, { orientation: 'pointy' }, about), 'F field,\nS $& sea');
  expect(text.split('\n').slice(0, 7)).toEqual([
    SCHEMA_LINE,
    'format: 1',
    'id: bay',
    'name: "terrain: Bay"',
    'orientation: pointy',
    '# F field, S $& sea',
    'terrain: |',
  ]);
  const file = parseMapFile(text)?.model;
  const drawn = drawnModel('pointy', cells);
  expect(file?.cells).toEqual(drawn.cells);
  const placesOf = (model: typeof drawn | undefined) =>
    [...(model?.places.values() ?? [])].map(({ index: _, ...place }) => place);
  expect(placesOf(file)).toEqual(placesOf(drawn));
  expect(placesOf(file).length).toBeGreaterThan(8);
});
