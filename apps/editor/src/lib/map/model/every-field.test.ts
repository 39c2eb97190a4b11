// Every field of a map file about cells survives cutting, turning and pasting, and moved labels.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editMap, readData } from '@railwright/content';
import { cellCenter, shiftBy, symmetryAbout } from '@railwright/hex';
import { expect, test } from 'vitest';
import { modelOfPiece, parsePiece } from '../stamps/piece-data.ts';
import { paintCells } from './change.ts';
import { cropLosses, lostPlaces } from './crop-losses.ts';
import { HOLE } from '../../core/content/letters.ts';
import { mapEdits } from './edits.ts';
import { featureEdits } from './features.ts';
import { emptyModel, labelOf } from './model.ts';
import type { MapModel } from './model.ts';
import { parseMapFile } from './parse.ts';
import { regionEdits } from './regions.ts';
import { cutPiece, moveCells, movePiece, pastePiece, trimModel, withLabels } from './transform.ts';

/** With every field that the schema has. */
const TEXT = `format: 1
id: all
name: { en: All, de: Alles }
description: Every field.
orientation: pointy
terrain: |
  C F F F
   F F F *
  F F F F
places:
  - { at: A1, city: 2, name: { en: Town, de: Stadt } }
  - { at: B4, remote: 3, name: Far } # away
barriers:
  - [B1, A1] # a hedge
oneWay:
  - { from: B1, to: B2 }
links:
  - { between: [A1, C4], cost: 1, kind: ferry, toll: 2, for: first, name: { en: Ferry, fr: Bac } }
routes:
  - { from: A1, to: B4, points: 5, for: first, name: Line }
tokens:
  - { at: B1, kind: mail, count: 2 }
regions:
  - { id: north, name: { en: North, fr: Nord }, cells: [A1-A4, B2] }
bonuses:
  - { at: C1, points: 2, coins: 1 }
`;

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
}

/** The text with the lists of another model; its other lines stay. */
function textOf(after: MapModel): string {
  const file = parseMapFile(TEXT)!;
  const label = (h: { readonly q: number; readonly r: number }): string | undefined => labelOf(after, h);
  const edits = [
    ...mapEdits(file.model, after, file.lists),
    ...featureEdits(TEXT, file.model.features, after.features, label),
    ...regionEdits(TEXT, file.model.regions, after.regions, label),
  ];
  return editMap(TEXT, edits);
}

const written = (after: MapModel): unknown => readData(textOf(after));

const model = parseMapFile(TEXT)!.model;
const whole = cutPiece(model, model.cells.values());

test('the map of these tests has every field of the schema', () => {
  const path = join(import.meta.dirname, '../../../../../../schemas/map.schema.json');
  const { properties = {} } = JSON.parse(readFileSync(path, 'utf8')) as JsonSchema;
  const known = Object.entries(properties).flatMap(([key, { items }]) => [
    key,
    ...Object.keys(items?.properties ?? {}).map((inner) => `${key}.${inner}`),
  ]);
  const used = new Set<string>();
  for (const [key, value] of Object.entries(readData(TEXT) as object)) {
    used.add(key);
    for (const entry of Array.isArray(value) ? (value as object[]) : [])
      for (const inner of Array.isArray(entry) ? [] : Object.keys(entry)) used.add(`${key}.${inner}`);
  }
  expect([...used].sort()).toEqual(known.sort());
});

test('all of a map that is cut out is there when it is put down on an empty one', () => {
  expect(written(pastePiece(emptyModel('pointy'), whole))).toEqual(readData(TEXT));
});

test('all of it comes along in the storage of the browser', () => {
  const stored = parsePiece(JSON.parse(JSON.stringify(whole)))!;
  expect(written(modelOfPiece(stored))).toEqual(readData(TEXT));
});

test('all of it turns with its cells', () => {
  const turn = symmetryAbout(cellCenter({ q: 1, r: 1 }), 1)!;
  let turned = whole;
  for (let i = 0; i < 6; i++) turned = movePiece(turned, turn);
  expect(written(pastePiece(emptyModel('pointy'), turned))).toEqual(readData(TEXT));
});

test('all of it has new labels when the map moves, and the old ones when it moves back', () => {
  const moved = pastePiece(emptyModel('pointy'), movePiece(whole, shiftBy({ q: 3, r: 2 })));
  const text = JSON.stringify(written(moved));
  for (const label of ['A1', 'B1', 'C4']) expect(text).not.toContain(`"${label}"`);
  expect(written(trimModel(moved).model)).toEqual(readData(TEXT));
});

test('cells that are turned where they are keep their lines in the file, with comments', () => {
  const center = cellCenter([...model.cells.values()].find((h) => labelOf(model, h) === 'B2')!);
  const cells = [...model.cells.values()];
  const flipped = moveCells(model, cells, symmetryAbout(center, 3)!);
  const text = textOf(withLabels(flipped).model);
  expect(text).toContain('name: Far } # away');
  expect(text).toMatch(/barriers:\n {2}- \[\w+, \w+\] # a hedge\n/);
  expect(textOf(moveCells(flipped, flipped.cells.values(), symmetryAbout(center, 3)!))).toBe(TEXT);
});

test('cropping says all that goes with the cells', () => {
  const none = paintCells(model, model.cells.values(), HOLE);
  expect(cropLosses(model, none)).toEqual([
    ...['1 link', '1 one-way edge', '1 route', '1 bonus', '1 heap of tokens', '1 barrier'],
    'the region North',
  ]);
  expect(lostPlaces(model, none)).toEqual(['Town', 'Far']);
  const some = [...model.cells.values()].filter((h) => labelOf(model, h) === 'A2');
  expect(cropLosses(model, paintCells(model, some, HOLE))).toEqual([]);
});
