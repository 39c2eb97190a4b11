import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cellCenter, shiftBy, symmetryAbout } from '@railwright/hex';
import { expect, test } from 'vitest';
import { paintCells } from './change.ts';
import { HOLE } from '../../core/content/letters.ts';
import { cellAt, placeAt } from './model.ts';
import { parseMapFile } from './parse.ts';
import { formatPicture } from './picture.ts';
import { SYMMETRIES, makeSymmetry, symmetryDifferences } from './symmetry.ts';
import { cutPiece, movePiece, pastePiece } from './transform.ts';

const content = join(import.meta.dirname, '../../../../../../content', 'trains', 'maps');
const { model: tokyo, lists } = parseMapFile(readFileSync(join(content, 'tokyo.yaml'), 'utf8'))!;

test('turning a piece six times gives the same piece', () => {
  const piece = cutPiece(tokyo, tokyo.cells.values());
  const turn = symmetryAbout(cellCenter({ q: 2, r: 3 }), 1)!;
  let turned = piece;
  for (let i = 0; i < 6; i++) turned = movePiece(turned, turn);
  expect(turned).toEqual(piece);
});

test('a piece brings its places and inner barriers and removes those below it', () => {
  const cells = ['C7', 'D6', 'D7', 'E7'].map((name) => {
    const found = [...tokyo.cells.values()].find((c) => {
      const place = placeAt(tokyo, c);
      const at = {
        C7: 'Ikebukuro-Ueno',
        D6: 'Shinjuku-Shibuya',
        D7: 'Tokyo-Akihabara',
        E7: 'Shinagawa-Meguro',
      };
      return place?.name === at[name as keyof typeof at];
    })!;
    return found;
  });
  const piece = cutPiece(tokyo, cells);
  expect(piece.barriers).toHaveLength(5);
  const pasted = pastePiece(tokyo, movePiece(piece, shiftBy({ q: -4, r: 0 })));
  expect(pasted.barriers.size).toBe(tokyo.barriers.size + 5);
  for (const { q, r } of cells) expect(placeAt(pasted, { q: q - 4, r })?.index).toBe(-1);
});

test('a rewritten picture reads as the same cells', () => {
  const again = parseMapFile(
    `orientation: pointy\nterrain: |\n${formatPicture(tokyo).replace(/^(?=.)/gm, '  ')}`,
  );
  expect(again?.model.cells).toEqual(tokyo.cells);
  expect(formatPicture(tokyo).replace(/\n$/, '')).toBe(lists.picture.trimEnd());
});

test('a first row that loses its first cell keeps the others in place', () => {
  const first = [...tokyo.cells.values()][0]!;
  const holed = paintCells(tokyo, [first], HOLE);
  const text = `orientation: pointy\nterrain: |\n${formatPicture(holed).replace(/^(?=.)/gm, '  ')}`;
  expect(parseMapFile(text)?.model.cells).toEqual(holed.cells);
});

test('cells painted with their images match all of them', () => {
  for (const choice of SYMMETRIES.slice(1)) {
    const symmetry = makeSymmetry(tokyo, choice)!;
    expect(symmetry.group.length).toBeGreaterThan(1);
    const empty = { ...tokyo, cells: new Map(), places: new Map(), barriers: new Map() };
    expect(symmetryDifferences(empty, symmetry)).toEqual([]);
  }
  const symmetry = makeSymmetry(
    tokyo,
    SYMMETRIES.find(({ id }) => id === 'rotate-2')!,
  )!;
  expect(symmetryDifferences(tokyo, symmetry).length).toBeGreaterThan(10);
  expect(cellAt(tokyo, { q: 0, r: 0 })?.letter).toBe('*');
});
