// The tool for regions, the effects of moving and removing cells, and the text written to the file.
import { expect, test } from 'vitest';
import { editMap, readData } from '@railwright/content';
import { shiftBy } from '@railwright/hex';
import { HOLE } from '../../core/content/letters.ts';
import { isData } from '../../core/content/data.ts';
import { paintCells } from '../model/change.ts';
import { labelOf } from '../model/model.ts';
import type { MapModel } from '../model/model.ts';
import { parseMapFile } from '../model/parse.ts';
import { moveRegions, regionEdits } from '../model/regions.ts';
import { Host } from './test-host.ts';
import { createTools } from './tools.ts';

function stroke(host: Host, from: string, to = from): void {
  const { region } = createTools(host);
  region.down(host.spot(from));
  region.move(host.spot(to));
  region.up(host.spot(to));
}

const told = (model: MapModel): string[] =>
  model.regions.map(({ id, cells }) =>
    [id, ...[...cells.values()].map((h) => labelOf(model, h)).sort()].join(' '),
  );

test('a stroke makes a region, the next adds to it, and one from within takes cells away', () => {
  const host = new Host();
  stroke(host, 'A1', 'A3');
  expect(host.regionId).toBe('region-1');
  stroke(host, 'B1');
  stroke(host, 'A2', 'A3');
  expect(told(host.model)).toEqual(['region-1 A1 B1']);
  expect(host.steps).toEqual(Array(3).fill('Paint the region region-1'));
});

test('a new region takes cells that another has too, and a region without cells is gone', () => {
  const host = new Host();
  stroke(host, 'A1', 'A2');
  host.regionId = '';
  stroke(host, 'A2');
  expect(told(host.model)).toEqual(['region-1 A1 A2', 'region-2 A2']);
  stroke(host, 'A2');
  expect(told(host.model)).toEqual(['region-1 A1 A2']);
});

test('only cells of the map are in regions, and cells that go leave them', () => {
  const host = new Host();
  stroke(host, 'A4', 'A7');
  expect(told(host.model)).toEqual(['region-1 A4 A5']);
  const without = paintCells(host.model, [host.at('A5')], HOLE);
  expect(told(without)).toEqual(['region-1 A4']);
  expect(paintCells(without, [host.at('A4')], HOLE).regions).toEqual([]);
});

const TEXT = `format: 1
orientation: pointy
terrain: |
  F F F F F
   F F F F F
  F F F F F
regions: # of the north
  - { id: north, name: { en: North, fr: Nord }, cells: [A1-A4, B2] } # hills
  - id: south
    cells: [C1, C2,   C3]
`;

function written(change: (model: MapModel) => MapModel): string {
  const file = parseMapFile(TEXT)!;
  const after = change(file.model);
  return editMap(
    TEXT,
    regionEdits(TEXT, file.model.regions, after.regions, (h) => labelOf(after, h)),
  );
}

test('an unchanged region keeps its bytes, and entries that still hold stay', () => {
  expect(written((model) => ({ ...model, regions: [...model.regions] }))).toBe(TEXT);
  const one = new Host();
  const added = written((model) => {
    one.model = model;
    one.regionId = 'north';
    stroke(one, 'B3');
    return one.model;
  });
  expect(added).toBe(TEXT.replace('[A1-A4, B2]', '[A1-A4, B2, B3]'));
  const fewer = written((model) => {
    one.model = model;
    stroke(one, 'A4');
    return one.model;
  });
  expect(fewer).toBe(TEXT.replace('[A1-A4, B2]', '[B2, A1-A3]'));
});

test('a region that comes, one that goes and moved cells are written', () => {
  const more = written((model) => ({
    ...model,
    regions: [...model.regions.slice(0, 1), { index: -1, id: 'new', cells: model.regions[1]!.cells }],
  }));
  const data = readData(more);
  expect(isData(data) && data['regions']).toEqual([
    { id: 'north', name: { en: 'North', fr: 'Nord' }, cells: ['A1-A4', 'B2'] },
    { id: 'new', cells: ['C1-C3'] },
  ]);
  const moved = written((model) => ({
    ...model,
    regions: moveRegions(model.regions, shiftBy({ q: 1, r: 0 })),
  }));
  expect(moved).toContain('cells: [A2-A5, B3]');
});
