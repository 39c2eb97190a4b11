import { expect, test } from 'vitest';
import { shippedCards } from './shipped.ts';
import { trainsFace } from '../src/trains/card-face.ts';
import { renderCardSheets, type Face } from '../src/svg/index.ts';
import { CARD_SIZE, cardRule, cropMarks, planCardPages } from '../src/sheet/card-pages.ts';

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

test('the first sheet has a rule of 50 mm, in the border and clear of the crop marks', () => {
  for (const paper of ['a4', 'letter'] as const)
    for (const landscape of [false, true]) {
      const sheets = renderCardSheets(Array<Face>(20).fill(trainsFace(shippedCards('trains')[0]!)), {
        paper,
        landscape,
      });
      expect(sheets.map((sheet) => sheet.includes('>50 mm<'))).toEqual(sheets.map((_, i) => i === 0));
      const plan = planCardPages(20, { paper, landscape });
      const { path, text } = cardRule(plan);
      const [, x, y] = /^M([\d.]+) ([\d.]+)h3v50h-3$/.exec(path)!.map(Number) as [number, number, number];
      expect(x).toBeGreaterThanOrEqual(5);
      expect(x + 3).toBeLessThan(plan.places[0]!.x);
      // Between two marks across, which lie at the corners of the first card.
      expect(y).toBeGreaterThan(plan.places[0]!.y);
      expect(text.y + 9).toBeLessThan(plan.places[0]!.y + 88);
    }
});
