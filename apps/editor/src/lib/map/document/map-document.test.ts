import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { edgeAt, fromOffset, hexNumber, parseLabel } from '@railwright/hex';
import type { Hex } from '@railwright/hex';
import { expect, test } from 'vitest';
import { filesOf } from '../../core/content/text-file.ts';
import { listTexts } from '../../core/content/test-index.ts';
import { carriedNames } from '../editor/cell-names.ts';
import { paintCells, putPlace, setBarriers } from '../model/change.ts';
import { HOLE } from '../../core/content/letters.ts';
import { cellAt, labelOf, placeAt } from '../model/model.ts';
import { nameText } from '../../core/content/data.ts';
import type { MapModel } from '../model/model.ts';
import { parseMapFile } from '../model/parse.ts';
import { MapDocument } from './map-document.svelte.ts';
import type { CarryNames } from './map-document.svelte.ts';

const content = join(import.meta.dirname, '../../../../../../content');
const tokyo = readFileSync(join(content, 'trains/maps/tokyo.yaml'), 'utf8');
const fenland = readFileSync(join(content, 'homebrew-fenland/maps/fenland.yaml'), 'utf8');
const channel = readFileSync(join(content, '../docs/cookbook/maps/channel.yaml'), 'utf8');

/** Its first row is pushed by half a cell. */
const EVEN = 'orientation: pointy\nterrain: |2\n   F F F F\n  F F F F F\n   F F F F\n  F F F F F\n';

function open(text: string): { document: MapDocument; model: MapModel } {
  const document = new MapDocument('pack/maps/x.yaml', { text, version: '1' });
  const { model } = document;
  if (!model) throw new Error('It cannot be drawn');
  return { document, model };
}

function at(model: MapModel, label: string): Hex {
  const offset = parseLabel(model.orientation, label);
  if (!offset) throw new Error(`No label: ${label}`);
  return fromOffset(model.orientation, offset, model.shift);
}

/** Lines that are in one text and not in the other. */
function changedLines(before: string, after: string): { gone: string[]; come: string[] } {
  const [a, b] = [before.split('\n'), after.split('\n')];
  return { gone: a.filter((line) => !b.includes(line)), come: b.filter((line) => !a.includes(line)) };
}

test('painting a cell changes its letter in the picture and nothing else', () => {
  const { document, model } = open(tokyo);
  document.commit(paintCells(model, [at(model, 'B4')], 'M'), 'Paint');
  expect(changedLines(tokyo, document.text)).toEqual({
    gone: ['   M M C F F R C F C'],
    come: ['   M M C M F R C F C'],
  });
});

test('painting over a city takes its line away and keeps all comments', () => {
  const { document, model } = open(tokyo);
  document.commit(paintCells(model, [at(model, 'C3')], 'F'), 'Paint');
  const { gone, come } = changedLines(tokyo, document.text);
  expect(gone).toEqual(['  C R C F C F C R F *', '  - { at: C3, city: 2, name: Tachikawa }']);
  expect(come).toEqual(['  C R F F C F C R F *']);
});

test('undoing every kind of change gives back the first byte', () => {
  for (const text of [tokyo, fenland, tokyo.replaceAll('\n', '\r\n')]) {
    const { document, model } = open(text);
    const cell = [...model.cells.values()][20]!;
    document.commit(paintCells(model, [cell], 'M'), 'Paint');
    document.commit(paintCells(document.model!, [cell], 'C'), 'City');
    document.commit(
      putPlace(document.model!, { ...placeAt(document.model!, cell)!, name: 'Say: "x" # y' }),
      'Name',
    );
    document.commit(setBarriers(document.model!, [edgeAt(cell, 1)], true), 'Barrier');
    document.commit(paintCells(document.model!, [{ q: -2, r: -3 }], 'F'), 'Beyond the border');
    document.commit(paintCells(document.model!, document.model!.cells.values(), HOLE), 'Erase');
    document.setHead({ name: 'Other' }, 'Rename');
    document.type(`${document.text}# typed\n`);
    expect(document.stepCount).toBe(8);
    while (document.undo());
    expect(document.text).toBe(text);
    while (document.redo());
    expect(document.text.endsWith('# typed\n')).toBe(true);
  }
});

test('what is committed is what is read again', () => {
  for (const text of [tokyo, fenland]) {
    const { document, model } = open(text);
    const cell = [...model.cells.values()].find((c) => !placeAt(model, c))!;
    const next = putPlace(model, { q: cell.q, r: cell.r, index: -1, city: 3, name: 'Éire: "quoted" 火' });
    document.commit(next, 'City');
    const place = placeAt(document.model!, cell);
    expect(place?.city).toBe(3);
    expect(nameText(place?.name)).toBe('Éire: "quoted" 火');
    expect(document.model!.cells.get(hexNumber(cell))?.letter).toBe('C');
  }
});

test('a cell left of or above the map moves it, labels and all', () => {
  for (const text of [tokyo, fenland]) {
    const { document, model } = open(text);
    const outside = fromOffset(model.orientation, { col: -1, row: -1 }, model.shift);
    const by = document.commit(paintCells(model, [outside], 'F'), 'Paint')!;
    const moved = document.model!;
    expect(moved.cells.size).toBe(model.cells.size + 1);
    expect(moved.places.size).toBe(model.places.size);
    expect(moved.barriers.size).toBe(model.barriers.size);
    for (const place of model.places.values()) {
      const there = { q: place.q + by.q, r: place.r + by.r };
      expect(nameText(placeAt(moved, there)?.name)).toBe(nameText(place.name));
    }
    expect([...moved.cells.values()].every((cell) => labelOf(moved, cell) !== undefined)).toBe(true);
    // Comments stay, those behind the barriers too.
    const comments = (t: string): string[] => t.split('\n').flatMap((line) => /#.*/.exec(line) ?? []);
    expect(comments(document.text)).toEqual(comments(text));
  }
});

test('a preview shows and leaves no trace', () => {
  const { document, model } = open(tokyo);
  document.preview(paintCells(model, [at(model, 'B4')], 'M'));
  expect(cellAt(document.shown!, at(model, 'B4'))?.letter).toBe('M');
  document.preview(undefined);
  expect(document.shown).toBe(document.model);
  expect(document.text).toBe(tokyo);
  expect(document.stepCount).toBe(0);
});

test('broken text keeps the last picture and takes no drawing', () => {
  const { document, model } = open(tokyo);
  document.type(tokyo.replace('orientation: pointy', 'orientation: [pointy'));
  expect(document.broken).toBe(true);
  expect(document.model?.cells.size).toBe(model.cells.size);
  const broken = document.text;
  document.commit(paintCells(model, [at(model, 'B4')], 'M'), 'Paint');
  expect(document.text).toBe(broken);
});

test('a list that becomes empty and a list that begins', () => {
  const { document, model } = open(tokyo);
  const edges = [...model.barriers.values()].map(({ edge }) => edge);
  document.commit(setBarriers(model, edges, false), 'Remove');
  expect(document.text).not.toContain('barriers:');
  document.commit(setBarriers(document.model!, edges, true), 'Draw');
  expect(parseMapFile(document.text)?.model.barriers.size).toBe(edges.length);
});

test('places that the picture cannot show come to light when those before them go', () => {
  const twice = tokyo.replace(/^( +- \{ at: C3.*)$/m, '$1\n  - { at: C3, city: 1, name: Other }');
  const { document, model } = open(twice);
  document.commit(paintCells(model, [at(model, 'C3')], 'F'), 'Paint');
  expect(nameText(placeAt(document.model!, at(model, 'C3'))?.name)).toBe('Other');
});

test('a map that refers to an item that went is broken, and one undo fixes it', () => {
  const anchored = tokyo
    .replace('{ at: C3, city: 2,', '{ at: C3, city: &two 2,')
    .replace('{ at: C5, city: 1,', '{ at: C5, city: *two ,');
  const { document, model } = open(anchored);
  document.commit(paintCells(model, [at(model, 'C3')], 'F'), 'Paint');
  expect(document.broken).toBe(true);
  document.undo();
  expect(document.broken).toBe(false);
  expect(document.text).toBe(anchored);
});

test('after strokes of any ground the document says what its text says, read anew', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat({ max: 200 }), fc.constantFrom('F', 'M', 'R', 'S', HOLE, 'C', '*', '|')), {
        maxLength: 12,
      }),
      fc.constantFrom(
        tokyo,
        fenland,
        tokyo.replaceAll('\n', '\r\n'),
        tokyo.replace('terrain: |', 'terrain: |-'),
        EVEN,
      ),
      (strokes, text) => {
        const { document } = open(text);
        for (const [n, letter] of strokes) {
          const cells = [...document.model!.cells.values()].slice(n % 70, (n % 70) + 4);
          const edges = cells.map((cell) => edgeAt(cell, n % 6));
          document.commit(
            letter === '|'
              ? setBarriers(document.model!, edges, n % 3 > 0)
              : paintCells(document.model!, cells, letter),
            'Paint',
          );
          expect({ ...document.model }).toEqual(parseMapFile(document.text)!.model);
        }
        while (document.undo());
        expect(document.text).toBe(text);
      },
    ),
    { numRuns: 15 },
  );
});

test('other files change with the names of cells, and only with them', () => {
  for (const text of [tokyo, fenland, EVEN]) {
    const { document, model } = open(text);
    const told: [string, string | undefined][][] = [];
    const carry = (names: ReadonlyMap<string, string | undefined>) => (told.push([...names]), []);
    document.commit(paintCells(model, [at(model, 'B2')], 'M'), 'Inside', { carry });
    document.commit(paintCells(document.model!, [at(model, 'A2')], HOLE), 'Erase', { carry });
    expect(told).toEqual([]);
    const outside = fromOffset(model.orientation, { col: -1, row: 0 }, model.shift);
    const before = document.model!;
    const by = document.commit(paintCells(before, [outside], 'F'), 'Grow', { carry })!;
    expect(told).toHaveLength(1);
    const names = new Map(told[0]);
    for (const cell of before.cells.values()) {
      const label = labelOf(before, cell)!;
      const now = labelOf(document.model!, { q: cell.q + by.q, r: cell.r + by.r });
      expect(names.has(label) ? names.get(label) : label).toBe(now);
    }
    expect({ ...document.model }).toEqual(parseMapFile(document.text)!.model);
    if (text === EVEN) continue;
    // Removed again, together with its new column.
    const cropped = paintCells(document.model!, [{ q: outside.q + by.q, r: outside.r + by.r }], HOLE);
    document.commit(cropped, 'Crop', { trim: true, carry });
    expect(told).toHaveLength(2);
    expect(told[1]).toContainEqual([names.get('A1'), 'A1']);
  }
});

test('what a map says of its cells in other lists changes with their names, in one step', () => {
  const lists = (text: string): string => text.slice(text.indexOf('# Down from'));
  const quoted = channel.replace('{ at: D4, points: 2 }', '{ at: "D4",  points: 2 } # D4 is sea');
  for (const text of [quoted, quoted.replaceAll('\n', '\r\n')]) {
    const { document, model } = open(text);
    const carry: CarryNames = (changes) => {
      const texts = new Map([[document.path, document.text]]);
      const { changed } = carriedNames(document.path, changes, filesOf(texts), listTexts(texts));
      return changed.map(([, now]) => [document, now] as const);
    };
    const outside = fromOffset(model.orientation, { col: -1, row: 2 }, model.shift);
    document.commit(paintCells(model, [outside], 'F'), 'Grow', { carry });
    const grown = lists(text)
      .replace('from: E2, to: E3', 'from: E3, to: E4')
      .replace('[C3, C7]', '[C4, C8]')
      .replace('[F4, F6]', '[F5, F7]')
      .replace('from: A2, to: A8', 'from: A3, to: A9')
      .replace('from: C3, to: C7', 'from: C4, to: C8')
      .replace('"D4"', '"D5"')
      .replace('at: B6', 'at: B7');
    expect(lists(document.text)).toBe(grown);
    expect(document.stepCount).toBe(1);
    expect({ ...document.model }).toEqual(parseMapFile(document.text)!.model);
    // Without its first two rows and the features that ended there.
    const first = [...document.model!.cells.values()].filter((h) =>
      /^[AB]/.test(labelOf(document.model!, h)!),
    );
    document.commit(paintCells(document.model!, first, HOLE), 'Crop', { trim: true, carry });
    expect(lists(document.text)).toBe(
      grown
        .replace('from: E3, to: E4', 'from: C3, to: C4')
        .replace('[C4, C8]', '[A4, A8]')
        .replace('[F5, F7]', '[D5, D7]')
        .replace('from: C4, to: C8', 'from: A4, to: A8')
        .replace('"D5"', '"B5"')
        .replace(/ {2}- \{ from: A3[^\n]*\n/, '')
        .replace(/ {2}- \{ at: B7[^\n]*\n/, ''),
    );
    while (document.undo());
    expect(document.text).toBe(text);
  }
});
