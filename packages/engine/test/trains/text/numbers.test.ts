// Compares a custom wording with what the card does.
import { expect, test } from 'vitest';
import { compareNumbers, type CardDefinition } from '@railwright/engine';

const names = (id: string): string => id;
const card = (text: string, more: Partial<CardDefinition> = {}): CardDefinition => ({
  id: 'line-7',
  name: { en: 'Line 7' },
  categories: ['action'],
  cost: 5,
  value: 2,
  points: 0,
  effect: [{ draw: 3 }, { coins: 1 }],
  text: { en: text },
  ...more,
});

test('agrees on digits and number words alike', () => {
  expect(compareNumbers(card('Draw 3 cards and get a coin.'), 'en', names)).toBeUndefined();
  expect(compareNumbers(card('Draw three cards. +1 coin.'), 'en', names)).toBeUndefined();
});

test('reports the numbers that only one of them has', () => {
  expect(compareNumbers(card('Draw 4 cards.'), 'en', names)).toEqual({ onlyInText: [4], onlyInEffect: [3] });
  expect(compareNumbers(card('Draw cards.'), 'en', names)).toEqual({ onlyInText: [], onlyInEffect: [3] });
});

test('allows what is printed on the card and numbers within its name', () => {
  expect(
    compareNumbers(card('Line 7 costs 5, is worth 2 coins and draws 3 cards.'), 'en', names),
  ).toBeUndefined();
});

test('has nothing to compare without a custom wording in that language', () => {
  expect(compareNumbers(card('Draw 9 cards.'), 'fr', names)).toBeUndefined();
});

test('reads French number words', () => {
  const french = card('', { text: { en: 'Draw 3 cards.', fr: 'Piochez quatre cartes.' } });
  expect(compareNumbers(french, 'fr', names)).toEqual({ onlyInText: [4], onlyInEffect: [3] });
});

test.each([
  ['en', 12, 'Draw twelve cards.'],
  ['en', 21, 'Draw Twenty-one cards.'],
  ['en', 3, 'This three-card draw costs nothing.'],
  ['fr', 12, 'Piochez douze cartes.'],
  ['fr', 21, 'Piochez vingt et une cartes.'],
  ['fr', 75, 'Piochez soixante-quinze cartes.'],
  ['fr', 71, 'Piochez soixante et onze cartes.'],
  ['fr', 80, 'Piochez quatre-vingts cartes.'],
  ['fr', 99, 'Piochez quatre-vingt-dix-neuf cartes.'],
  ['de', 12, 'Ziehe zwölf Karten.'],
  ['de', 21, 'Ziehe einundzwanzig Karten.'],
] as const)('reads a number above ten in words, in "%s": %i', (language, count, text) => {
  const own = card('', { effect: [{ draw: count }], text: { en: text, [language]: text } });
  expect(compareNumbers(own, language, names)).toBeUndefined();
  const other = card('', { effect: [{ draw: count + 1 }], text: { en: text, [language]: text } });
  expect(compareNumbers(other, language, names)).toEqual({
    onlyInText: [count],
    onlyInEffect: [count + 1],
  });
});

test('words that can mean a number are taken for it if the effect has it', () => {
  const both = (text: string): CardDefinition =>
    card(text, { effect: [{ choose: { from: 'hand', count: 2, as: 'gone' } }, { trash: 'gone' }] });
  expect(compareNumbers(both('Pick a pair of cards in hand and trash both.'), 'en', names)).toBeUndefined();
  expect(compareNumbers(card('Draw 3 cards, then both players nod.'), 'en', names)).toBeUndefined();
});
