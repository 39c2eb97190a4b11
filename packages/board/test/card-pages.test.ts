import { expect, test } from 'vitest';
import { trainsFace } from '../src/trains/card-face.ts';
import { CARD_SIZE, cropMarks, planCardPages } from '../src/sheet/card-pages.ts';

test.each(['a4', 'letter'] as const)('nine cards fit upright on %s, and eight or six across', (paper) => {
  expect(planCardPages(10, { paper })).toMatchObject({ columns: 3, rows: 3, perSheet: 9, sheets: 2 });
  expect(planCardPages(10, { paper, landscape: true })).toMatchObject({ columns: 4, rows: 2, sheets: 2 });
});

test('cards are centred on the sheet, side by side', () => {
  const { places, width, height } = planCardPages(9, { paper: 'a4' });
  const [first, second] = places;
  const last = places.at(-1)!;
  expect(second!.x - first!.x).toBe(CARD_SIZE.width);
  expect(first!.x).toBeCloseTo(width - last.x - CARD_SIZE.width);
  expect(first!.y).toBeCloseTo(height - last.y - CARD_SIZE.height);
});

test('every cut has a mark at both ends, and there are no other marks', () => {
  const pages = planCardPages(9, { paper: 'a4' });
  const marks = (cards: number): number => cropMarks(pages, cards).split('M').length - 1;
  expect(marks(9)).toBe(2 * (4 + 4));
  expect(marks(2)).toBe(2 * (3 + 2));
  expect(marks(4)).toBe(2 * (4 + 3));
  expect(cropMarks(pages, 0)).toBe('');
});

test('a face in two languages has both names and both texts, the second fainter', () => {
  const card = {
    id: 'mail',
    name: { en: 'Mail Train', fr: 'Train postal' },
    categories: ['train'],
    cost: 4,
    value: 1,
    points: 0,
  };
  const text = ['Draw a card.'];
  const { texts } = trainsFace(card, { text, also: { language: 'fr', text: ['Piochez une carte.'] } });
  const fillOf = (line: string) => texts.find((one) => one.text === line)?.fill;
  expect(fillOf('Mail Train')).toBe(fillOf('Train postal'));
  expect([fillOf('Draw a card.'), fillOf('Piochez une carte.')]).toEqual(['@card-ink', '@card-faint']);
});

test('a face shows what a pack calls its categories', () => {
  const card = {
    id: 'cask',
    name: { en: 'Cask' },
    categories: ['action', 'goods', 'steam-age', 'constructor'],
    categoryNames: { goods: { en: 'Goods', fr: 'Marchandises' } },
    cost: 2,
    value: 0,
    points: 0,
  };
  const line = (language: string): boolean =>
    trainsFace(card, { language }).texts.some(
      ({ text }) =>
        text ===
        (language === 'fr'
          ? 'Action · Marchandises · Steam age · Constructor'
          : 'Action · Goods · Steam age · Constructor'),
    );
  expect([line('en'), line('fr')]).toEqual([true, true]);
  expect(trainsFace(card, { language: 'fr' }).label).toContain('Marchandises');
});
