import { expect, test } from 'vitest';
import type { Piece } from '../model/transform.ts';
import { modelOfPiece, parsePiece } from './piece-data.ts';
import { Stamps } from './stamps.svelte.ts';

const PIECE: Piece = {
  orientation: 'pointy',
  cells: [
    { q: 0, r: 0, letter: 'C' },
    { q: 1, r: 0, letter: 'R' },
  ],
  places: [{ q: 0, r: 0, city: 2, name: { en: 'Kobe', fr: 'Kobé' } }],
  barriers: [{ q: 0, r: 0, side: 0 }],
  features: [
    {
      list: 'routes',
      cells: [
        { q: 0, r: 0 },
        { q: 1, r: 0 },
      ],
      data: { points: 5, for: 'first' },
    },
  ],
  regions: [{ id: 'kansai', name: { en: 'Kansai', ja: '関西' }, cells: [{ q: 1, r: 0 }] }],
};

function memory(): { getItem(key: string): string | null; setItem(key: string, value: string): void } {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

test('stamps outlive the page, in order and complete', () => {
  const keeper = memory();
  const first = new Stamps(keeper);
  first.add('Harbour', PIECE);
  first.add('  ', PIECE);
  expect(new Stamps(keeper).list.map(({ name, piece }) => [name, piece])).toEqual([
    ['Harbour', PIECE],
    ['Stamp 2', PIECE],
  ]);
});

test('a stamp can be renamed, but not to nothing, and returns to its place after a deletion is undone', () => {
  const stamps = new Stamps(memory());
  const [a, b] = [stamps.add('A', PIECE)!, stamps.add('B', PIECE)!];
  stamps.rename(a.id, ' Bay ');
  stamps.rename(b.id, '   ');
  const undo = stamps.remove(a.id);
  expect(stamps.list.map(({ name }) => name)).toEqual(['B']);
  undo();
  expect(stamps.list.map(({ name }) => name)).toEqual(['Bay', 'B']);
});

test('invalid stamps are dropped and the rest kept', () => {
  const keeper = memory();
  const bad = [
    null,
    7,
    { id: 'x', name: 'no piece' },
    { id: 'y', name: 'far', piece: { ...PIECE, cells: [{ q: 1e9, r: 0, letter: 'F' }] } },
    { id: 'z', name: 'sides', piece: { ...PIECE, barriers: [{ q: 0, r: 0, side: 9 }] } },
    { id: 'ends', name: 'one end', piece: { ...PIECE, features: [{ ...PIECE.features[0], cells: [] }] } },
    { id: 'good', name: 'good', piece: PIECE },
    { id: 'old', name: 'without links', piece: { ...PIECE, features: undefined } },
  ];
  keeper.setItem('railwright.stamps', JSON.stringify(bad));
  expect(new Stamps(keeper).list.map(({ id }) => id)).toEqual(['good', 'old']);
  keeper.setItem('railwright.stamps', '{');
  expect(new Stamps(keeper).list).toEqual([]);
});

test('if the browser has no space, nothing changes', () => {
  const stamps = new Stamps({
    getItem: () => null,
    setItem: () => {
      throw new Error('quota');
    },
  });
  expect(stamps.add('A', PIECE)).toBeUndefined();
  expect(stamps.list).toEqual([]);
});

test('a piece that is read back draws the same model', () => {
  const again = parsePiece(JSON.parse(JSON.stringify(PIECE)));
  expect(again && modelOfPiece(again)).toEqual(modelOfPiece(PIECE));
});
