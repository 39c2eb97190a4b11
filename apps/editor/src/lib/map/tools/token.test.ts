// The tool for tokens, the effects of moving, pasting and removing cells, and the text written to the file.
import { expect, test } from 'vitest';
import { editMap } from '@railwright/content';
import { hexNumber, shiftBy } from '@railwright/hex';
import { HOLE } from '../../core/content/letters.ts';
import { paintCells } from '../model/change.ts';
import { featureEdits, moveFeatures } from '../model/features.ts';
import { labelOf } from '../model/model.ts';
import type { MapModel } from '../model/model.ts';
import { parseMapFile } from '../model/parse.ts';
import { describeCell } from '../model/speech.ts';
import { tokensOf } from '../model/tokens.ts';
import { cutPiece, movePiece, pastePiece } from '../model/transform.ts';
import { Host } from './test-host.ts';
import { createTools } from './tools.ts';

function stroke(host: Host, from: string, to = from): void {
  const { token } = createTools(host);
  token.down(host.spot(from));
  token.move(host.spot(to));
  token.up(host.spot(to));
}

const told = (model: MapModel): string[] =>
  model.features
    .filter(({ list }) => list === 'tokens')
    .map(({ cells: [h], data }) => `${h && labelOf(model, h)} ${JSON.stringify(data)}`);

test('a stroke puts tokens down, sets another number, and takes away where it begins on as many', () => {
  const host = new Host();
  stroke(host, 'A1', 'A3');
  expect(told(host.model)).toEqual(['A1', 'A2', 'A3'].map((label) => `${label} {"kind":"goods"}`));
  host.tokens = { kind: 'goods', count: 3 };
  stroke(host, 'A2');
  expect(told(host.model)[1]).toBe('A2 {"kind":"goods","count":3}');
  expect(tokensOf(host.model.features, 'goods')).toBe(5);
  expect(describeCell(host.model, host.at('A2'), [])).toContain('3 goods');
  stroke(host, 'A2', 'A3');
  expect(told(host.model)).toEqual(['A1 {"kind":"goods"}']);
  expect(host.steps).toEqual(['Put down 1 goods', 'Put down 3 goods', 'Take goods away']);
});

test('kinds lie beside each other, only on cells of the map, and nothing happens without a kind', () => {
  const host = new Host();
  stroke(host, 'A5', 'A7');
  host.tokens = { kind: 'mail', count: 2 };
  stroke(host, 'A5');
  expect(told(host.model)).toEqual(['A5 {"kind":"goods"}', 'A5 {"kind":"mail","count":2}']);
  host.tokens = { kind: '', count: 1 };
  stroke(host, 'A5');
  expect(host.steps).toHaveLength(2);
  expect(host.told[0]).toContain('no tokens of its own');
});

test('tokens go with their cells, and those of a piece take the place of others', () => {
  const host = new Host();
  stroke(host, 'A1');
  host.tokens = { kind: 'mail', count: 1 };
  stroke(host, 'B1');
  const [a, b] = [host.at('A1'), host.at('B1')];
  expect(told(paintCells(host.model, [a], HOLE))).toEqual(['B1 {"kind":"mail"}']);
  const onto = shiftBy({ q: b.q - a.q, r: b.r - a.r });
  const piece = movePiece(cutPiece(host.model, [a]), onto);
  expect(told(pastePiece(host.model, piece))).toEqual(['A1 {"kind":"goods"}', 'B1 {"kind":"goods"}']);
  const features = moveFeatures(host.model.features, onto, new Set([hexNumber(a)]));
  expect(told({ ...host.model, features })).toEqual(['B1 {"kind":"goods"}']);
});

const TEXT = `format: 1
orientation: pointy
terrain: |
  F F F F F
   F F F F F
tokens: # of the autumn
  - { at: A1, kind: goods } # a barn
  - at: A2
    kind: goods
    count: 2 # full
`;

test('untouched tokens keep their bytes, and a number is changed in its place', () => {
  const { model } = parseMapFile(TEXT)!;
  const host = new Host();
  host.model = model;
  host.tokens = { kind: 'goods', count: 4 };
  stroke(host, 'A2');
  stroke(host, 'B1');
  const written = editMap(
    TEXT,
    featureEdits(TEXT, model.features, host.model.features, (h) => labelOf(host.model, h)),
  );
  expect(written).toBe(
    `${TEXT.replace('count: 2', 'count: 4').trimEnd()}\n  - { at: B1, kind: goods, count: 4 }\n`,
  );
});
