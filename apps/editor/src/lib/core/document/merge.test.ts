import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeChunks, mergedText } from './merge.ts';

const kinds = (base: string, mine: string, theirs: string): string[] =>
  mergeChunks(base, mine, theirs).map(({ kind }) => kind);

const BASE = 'a\nb\nc\nd\ne\nf\n';

test('changes that do not touch are merged without asking', () => {
  const chunks = mergeChunks(BASE, 'a\nB\nc\nd\ne\nf\n', 'a\nb\nc\nd\nE\nf\ng\n');
  expect(chunks.map(({ kind }) => kind)).toEqual([
    'same',
    'mine',
    'same',
    'theirs',
    'same',
    'theirs',
    'same',
  ]);
  expect(mergedText(chunks, new Map())).toBe('a\nB\nc\nd\nE\nf\ng\n');
});

test('changes to the same or neighbouring lines are for the user to decide', () => {
  const chunks = mergeChunks(BASE, 'a\nB\nc\nd\ne\nf\n', 'a\nbb\nc\nd\ne\nf\n');
  expect(chunks.map(({ kind }) => kind)).toEqual(['same', 'conflict', 'same']);
  expect(mergedText(chunks, new Map([[1, 'theirs']]))).toBe('a\nbb\nc\nd\ne\nf\n');
  expect(kinds(BASE, 'a\nB\nc\nd\ne\nf\n', 'a\nb\nC\nd\ne\nf\n')).toContain('conflict');
});

test('the same change on both sides is not a conflict', () => {
  expect(kinds(BASE, 'a\nX\nc\nd\ne\nf\n', 'a\nX\nc\nd\ne\nf\n')).not.toContain('conflict');
  expect(new Set(kinds(BASE, 'a\nc\nd\ne\nf\n', 'a\nc\nd\ne\nf\n'))).toEqual(new Set(['same']));
});

const MAP = `format: 1
id: bay
terrain: |
  F C F F
   M F F S
places:
  - { at: A1, name: Quay }
`;

test('content is merged by cell and key, even in one line', () => {
  const mine = MAP.replace('  F C F F', '  S C F F').replace('Quay', 'Mill');
  const theirs = MAP.replace('  F C F F', '  F C F M');
  const chunks = mergeChunks(MAP, mine, theirs);
  expect(chunks.map(({ kind }) => kind)).toEqual(['same', 'both', 'same', 'mine', 'same']);
  expect(mergedText(chunks, new Map())).toBe(mine.replace('S C F F', 'S C F M'));
  expect(mergedText(chunks, new Map([[1, 'mine']]))).toBe(mine);
});

test('only what both changed differently is left to decide', () => {
  const mine = MAP.replace('  F C F F', '  S C F F').replace('name: Quay', 'name: Mill, city: 2');
  const theirs = MAP.replace('  F C F F', '  F C F M').replace('name: Quay', 'name: Pier');
  const chunks = mergeChunks(MAP, mine, theirs);
  expect(chunks.map(({ kind }) => kind)).toEqual(['same', 'both', 'same', 'conflict', 'same']);
  expect(chunks[3]).toMatchObject({
    mine: ['  - { at: A1, name: Mill, city: 2 }'],
    theirs: ['  - { at: A1, name: Pier, city: 2 }'],
  });
  expect(mergedText(chunks, new Map([[3, 'theirs']]))).toContain('name: Pier, city: 2');
});

const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 }).map((lines) => lines.join('\n'));

test('choosing one side everywhere gives that side, byte for byte', () => {
  fc.assert(
    fc.property(text, text, text, (base, mine, theirs) => {
      const chunks = mergeChunks(base, mine, theirs);
      const all = (side: 'mine' | 'theirs') => new Map(chunks.map((_, i) => [i, side] as const));
      expect(mergedText(chunks, all('mine'))).toBe(mine);
      expect(mergedText(chunks, all('theirs'))).toBe(theirs);
    }),
  );
});

test('if only one side changed anything, the merge is that side', () => {
  fc.assert(
    fc.property(text, text, (base, changed) => {
      expect(mergedText(mergeChunks(base, changed, base), new Map())).toBe(changed);
      expect(mergedText(mergeChunks(base, base, changed), new Map())).toBe(changed);
    }),
  );
});
