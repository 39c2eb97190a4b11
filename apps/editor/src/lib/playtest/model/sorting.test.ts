import { expect, test } from 'vitest';
import { differenceSentence } from './difference-words.ts';
import { cellValue, Sorting } from './sorting.svelte.ts';

test('a heading sorts a table by its numbers, the highest first, and once more the other way round', () => {
  const sorting = new Sorting();
  const rows = [
    ['Yard', '9.5%'],
    ['Mail', '–'],
    ['Ferry', '10% (8–12)'],
    ['Dredger', '−3.0'],
  ] as const;
  const names = () =>
    sorting.sorted(rows, (row, column) => cellValue(row[column] ?? '')).map(([name]) => name);
  expect(names()).toEqual(['Yard', 'Mail', 'Ferry', 'Dredger']);
  sorting.by(1, false);
  expect(names()).toEqual(['Ferry', 'Yard', 'Dredger', 'Mail']);
  expect([sorting.of(0), sorting.of(1)]).toEqual([undefined, 'descending']);
  sorting.by(1, false);
  expect(names()).toEqual(['Dredger', 'Yard', 'Ferry', 'Mail']);
  sorting.by(0, true);
  expect(names()).toEqual(['Dredger', 'Ferry', 'Mail', 'Yard']);
  expect(sorting.of(0)).toBe('ascending');
  expect(cellValue('1,250')).toBe(1250);
});

test('what a change does is said in a sentence', () => {
  const told = (figure: string, a: number | null, b: number | null): string =>
    differenceSentence({
      ...{ figure, a, b, title: 'Figure', name: 'Volvic' },
      ...{ before: String(a), after: String(b) },
    });
  expect(told('gained:volvic', 0.5, 0.9)).toBe('Seats gain Volvic 1.8 times as often.');
  expect(told('gained:volvic', 0, 0.9)).toBe('Seats gain Volvic now: 0.9 each.');
  expect(told('played:volvic', 0.9, 0)).toBe('No seat plays Volvic any more.');
  expect(told('rounds', 20.6, 20)).toBe('Games take 0.6 fewer rounds.');
  expect(told('score of a seat', 20, 22)).toBe('A seat scores 2.0 more points.');
  // Too little for the digits of a sentence.
  expect(told('rounds', 20.63, 20.6)).toBe('Figure: 20.63 → 20.6.');
  expect(told('gained:volvic', 2, 2.04)).toBe('Figure: 2 → 2.04.');
  expect(told('lead changes', 2, 3)).toBe('Figure: 2 → 3.');
  expect(told('gained:volvic', null, 3)).toBe('Figure: null → 3.');
});
