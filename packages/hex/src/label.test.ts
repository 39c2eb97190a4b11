import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orientations } from '../test/arbitraries.ts';
import { formatLabel, formatLetters, MAX_LABEL_LINES, MAX_LABEL_NUMBER, parseLabel } from './label.ts';
import { rectangle } from './area.ts';
import { toOffset } from './offset.ts';

test('a label can be parsed back, for every possible position', () => {
  const places = fc.record(
    { col: fc.nat({ max: 17_000 }), row: fc.nat({ max: 17_000 }) },
    { noNullPrototype: true },
  );
  fc.assert(
    fc.property(orientations, places, (orientation, at) => {
      expect(parseLabel(orientation, formatLabel(orientation, at))).toEqual(at);
    }),
  );
});

test('parsed labels are written the same way', () => {
  fc.assert(
    fc.property(orientations, fc.stringMatching(/^[A-Z]{1,4}[0-9]{1,6}$/), (orientation, text) => {
      const at = parseLabel(orientation, text);
      if (at) expect(formatLabel(orientation, at)).toBe(text);
      else expect(text).toMatch(/^([A-Z]{4,}.*|[A-Z]+(0.*|\d{6,}))$/);
    }),
  );
});

test('letters continue after Z', () => {
  expect([0, 25, 26, 27, 51, 52, 701, 702].map(formatLetters)).toEqual([
    'A',
    'Z',
    'AA',
    'AB',
    'AZ',
    'BA',
    'ZZ',
    'AAA',
  ]);
  expect(formatLetters(MAX_LABEL_LINES - 1)).toBe('ZZZ');
});

test('letters are rows on pointy maps and columns on flat ones', () => {
  expect(formatLabel('pointy', { col: 2, row: 1 })).toBe('B3');
  expect(formatLabel('flat', { col: 1, row: 2 })).toBe('B3');
});

test('a board with rows of 10 and 9 cells is labelled A1 to A10 and B1 to B9', () => {
  const labels = rectangle('pointy', 10, 8, { short: true }).map((h) =>
    formatLabel('pointy', toOffset('pointy', h)),
  );
  expect(labels.slice(0, 20)).toEqual([
    ...['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10'],
    ...['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8', 'B9', 'C1'],
  ]);
  expect(labels).toHaveLength(76);
});

test.each([
  '',
  'A',
  '1',
  'A0',
  'A01',
  'a1',
  'A1 ',
  ' A1',
  'A-1',
  'A1.5',
  'Ä1',
  'ABCD1',
  'A123456',
  '1A',
  'A1\n',
])('not a label: %j', (text) => {
  expect(parseLabel('pointy', text)).toBeUndefined();
  expect(parseLabel('flat', text)).toBeUndefined();
});

test('positions outside the grid have no label', () => {
  expect(() => formatLabel('pointy', { col: -1, row: 0 })).toThrow(RangeError);
  expect(() => formatLabel('flat', { col: -1, row: 0 })).toThrow(RangeError);
  expect(() => formatLabel('pointy', { col: 0.5, row: 0 })).toThrow(RangeError);
  expect(() => formatLabel('pointy', { col: MAX_LABEL_NUMBER, row: 0 })).toThrow(RangeError);
  expect(() => formatLetters(MAX_LABEL_LINES)).toThrow(RangeError);
});
