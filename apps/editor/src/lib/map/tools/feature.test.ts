// The tool for links, one-way edges, routes and bonuses, and the effects of moving and removing cells.
import { expect, test } from 'vitest';
import { HOLE } from '../../core/content/letters.ts';
import { paintCells } from '../model/change.ts';
import type { MapFeature } from '../model/features.ts';
import { labelOf } from '../model/model.ts';
import { SYMMETRIES, makeSymmetry } from '../model/symmetry.ts';
import { cutPiece } from '../model/transform.ts';
import { Host } from './test-host.ts';
import type { FeatureKindId } from './tool.ts';
import { createTools } from './tools.ts';

function draw(host: Host, kind: FeatureKindId, from: string, to = from): void {
  const { feature } = createTools(host);
  host.featureKind = kind;
  feature.down(host.spot(from));
  feature.move(host.spot(to));
  feature.up(host.spot(to));
}

const told = (host: Host, features: readonly Omit<MapFeature, 'index'>[] = host.model.features): string[] =>
  features.map(({ list, cells, data }) =>
    [list, ...cells.map((h) => labelOf(host.model, h)), JSON.stringify(data)].join(' '),
  );

test('links, one-way edges and routes are dragged from cell to cell, a bonus takes a click', () => {
  const host = new Host();
  draw(host, 'ferry', 'A1', 'A4');
  draw(host, 'tunnel', 'E1', 'E3');
  draw(host, 'one-way', 'B2', 'C2');
  draw(host, 'route', 'A1', 'E5');
  draw(host, 'bonus', 'C5');
  expect(told(host)).toEqual([
    'links A1 A4 {"cost":2,"kind":"ferry"}',
    'links E1 E3 {"cost":2,"kind":"tunnel"}',
    'oneWay B2 C2 {}',
    'routes A1 E5 {"points":5,"for":"first"}',
    'bonuses C5 {"points":1}',
  ]);
  expect(host.steps).toEqual([
    'Draw a ferry',
    'Draw a tunnel',
    'Draw a one-way edge',
    'Draw a route',
    'Draw a bonus',
  ]);
  expect(host.told).toEqual([]);
});

test('what cannot be drawn is said, and changes nothing', () => {
  const host = new Host();
  draw(host, 'ferry', 'A1', 'A2');
  draw(host, 'one-way', 'A1', 'A3');
  draw(host, 'route', 'A1');
  draw(host, 'bonus', 'Z9');
  expect(host.told).toEqual([
    'A1 and A2 touch, so rails connect them without a ferry.',
    'A1 and A3 do not touch: a one-way edge lies between two cells that do.',
    'Drag from one cell to another.',
    'Click a cell of the map.',
  ]);
  expect(host.steps).toEqual([]);
});

test('drawing what is there already shows it', () => {
  const host = new Host();
  draw(host, 'route', 'A1', 'E5');
  draw(host, 'route', 'E5', 'A1');
  expect(host.steps).toEqual(['Draw a route']);
  expect(host.featured).toMatchObject({ list: 'routes', cells: [host.at('E5'), host.at('A1')] });
});

test('a symmetry draws images too', () => {
  const host = new Host();
  const mirror = SYMMETRIES.find(({ id }) => id === 'mirror-90')!;
  host.symmetry = makeSymmetry(host.model, mirror);
  draw(host, 'ferry', 'A1', 'C1');
  expect(told(host)).toHaveLength(2);
});

test('a moved cell takes along the ends on it', () => {
  const host = new Host();
  draw(host, 'ferry', 'A1', 'A4');
  draw(host, 'route', 'A1', 'B1');
  const { select } = createTools(host);
  host.select([host.at('A1'), host.at('B1')]);
  select.down(host.spot('A1'));
  select.up(host.spot('C1'));
  expect(told(host)).toEqual([
    'links C1 A4 {"cost":2,"kind":"ferry"}',
    'routes C1 D1 {"points":5,"for":"first"}',
  ]);
});

test('a removed cell takes away what ends on it, and a copy has what lies within', () => {
  const host = new Host();
  draw(host, 'ferry', 'A1', 'A4');
  draw(host, 'ferry', 'A1', 'A3');
  const piece = cutPiece(
    host.model,
    ['A1', 'A2', 'A3'].map((label) => host.at(label)),
  );
  expect(told(host, piece.features)).toEqual(['links A1 A3 {"cost":2,"kind":"ferry"}']);
  host.model = paintCells(host.model, [host.at('A3')], HOLE);
  expect(told(host)).toEqual(['links A1 A4 {"cost":2,"kind":"ferry"}']);
});
