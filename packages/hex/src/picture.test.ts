import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellSets, hexes, orientations, shifts } from '../test/arbitraries.ts';
import { distance, type Hex, type Orientation } from './hex.ts';
import { formatLabel } from './label.ts';
import { toOffset } from './offset.ts';
import { fromPicture, parsePictureGrid, pictureShift, toPicture, type PicturePosition } from './picture.ts';

/** Positions of the letters of a picture, and the letters. */
function letters(picture: string): { at: PicturePosition; letter: string }[] {
  return picture
    .split('\n')
    .flatMap((text, line) => Array.from(text, (letter, index) => ({ at: { line, index }, letter })))
    .filter(({ letter }) => letter !== ' ');
}

function labelled(orientation: Orientation, picture: string): Record<string, string> {
  const found = letters(picture);
  const { shift, cells } = parsePictureGrid(
    orientation,
    found.map(({ at }) => at),
  );
  return Object.fromEntries(
    found.map(({ letter }, i) => [letter, formatLabel(orientation, toOffset(orientation, cells[i]!, shift))]),
  );
}

test('letters of a pointy picture have the labels of a printed board', () => {
  expect(labelled('pointy', 'A B C D\n E F G\nH I   J')).toEqual({
    ...{ A: 'A1', B: 'A2', C: 'A3', D: 'A4' },
    ...{ E: 'B1', F: 'B2', G: 'B3', H: 'C1', I: 'C2', J: 'C4' },
  });
});

test('a pointy picture can begin with a shifted row', () => {
  expect(labelled('pointy', ' A B\nC D E\n F G')).toEqual({
    ...{ A: 'A1', B: 'A2', C: 'B1', D: 'B2', E: 'B3', F: 'C1', G: 'C2' },
  });
});

test('letters of a flat picture are labelled by columns', () => {
  expect(labelled('flat', 'A   B\n  C   D\nE   F\n  G')).toEqual({
    ...{ A: 'A1', E: 'A2', C: 'B1', G: 'B2', B: 'C1', F: 'C2', D: 'D1' },
  });
});

test('a flat picture can begin with a shifted column', () => {
  expect(labelled('flat', '  A   B\nC   D\n  E')).toEqual({ A: 'B1', B: 'D1', C: 'A1', D: 'C1', E: 'B2' });
});

test('letters that are diagonal in the picture touch on the map', () => {
  const cells = (orientation: Orientation, picture: string): Hex[] =>
    letters(picture).map(({ at }) => fromPicture(orientation, at)!);
  const [a, b, c] = cells('pointy', 'A B\n C');
  expect([distance(a!, b!), distance(a!, c!), distance(b!, c!)]).toEqual([1, 1, 1]);
  const [d, e, f] = cells('flat', 'D\n  E\nF');
  expect([distance(d!, e!), distance(d!, f!), distance(e!, f!)]).toEqual([1, 1, 1]);
});

test('every cell has one position, which converts back', () => {
  fc.assert(
    fc.property(orientations, shifts, hexes, (orientation, shift, h) => {
      expect(fromPicture(orientation, toPicture(orientation, h, shift), shift)).toEqual(h);
    }),
  );
});

test('a position belongs exactly to one cell or to none', () => {
  const index = fc.integer({ min: -20, max: 60 });
  fc.assert(
    fc.property(orientations, shifts, index, index, (orientation, shift, line, index) => {
      const h = fromPicture(orientation, { line, index }, shift);
      if (h) expect(toPicture(orientation, h, shift)).toEqual({ line, index });
      else if (orientation === 'pointy') expect((line + index) % 2 === 0).toBe(shift === 'even');
      else expect(index % 2 !== 0 || (line + index / 2) % 2 !== (shift === 'odd' ? 0 : 1)).toBe(true);
    }),
  );
});

test('a picture determines its shift, and its cells keep their shape', () => {
  fc.assert(
    fc.property(orientations, shifts, cellSets, (orientation, shift, cells) => {
      const positions = cells.map((h) => toPicture(orientation, h, shift));
      expect(parsePictureGrid(orientation, positions)).toEqual({ shift, cells });
    }),
  );
});

test('one misaligned letter is the one without a cell', () => {
  const positions = letters('A B C\n D E\nF  G H').map(({ at }) => at);
  const { shift, cells } = parsePictureGrid('pointy', positions);
  expect(shift).toBe('odd');
  expect(cells.map((h) => h !== undefined)).toEqual([true, true, true, true, true, true, false, false]);
  expect(pictureShift('flat', [{ line: 0, index: 1 }])).toBe('odd');
  expect(pictureShift('pointy', [])).toBe('odd');
});
