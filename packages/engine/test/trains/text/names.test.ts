import { expect, test } from 'vitest';
import { namesOf } from '@railwright/engine';
import { definitionWith } from '../shipped.ts';

test('cards and terrains have the names in the definition', () => {
  const definition = definitionWith({ market: ['mail-train'] });
  expect(namesOf(definition, 'fr')('mail-train', 'card')).toBe('Train postal');
  expect(namesOf(definition, 'en')('mail-train', 'card')).toBe('Mail Train');
  expect(namesOf(definition, 'en')('river', 'terrain')).toBe('river');
});

test('a language without a name uses the English one', () => {
  expect(namesOf(definitionWith(), 'xx')('waste', 'card')).toBe('Waste');
});

test('a card that is not in this game is named after its id', () => {
  const names = namesOf(definitionWith(), 'en');
  expect(names('other-pack/steam-ferry', 'card')).toBe('steam ferry');
  expect(names('river', 'card')).toBe('river');
  expect(names('night-train', 'category')).toBe('night train');
});

test('a category has the name that its pack gives it', () => {
  const names = { en: 'Cargo', de: 'Ladung' };
  const coach = { id: 'coach', name: { en: 'Coach' }, categories: ['cargo'], cost: 0 };
  const definition = definitionWith({ market: [coach] });
  const cards = definition.cards.map((card) => ({ ...card, categoryNames: { cargo: names } }));
  expect(namesOf({ ...definition, cards }, 'de')('cargo', 'category')).toBe('Ladung');
  expect(namesOf({ ...definition, cards }, 'fr')('cargo', 'category')).toBe('Cargo');
  expect(namesOf(definition, 'de')('cargo', 'category')).toBe('cargo');
});

test('waste is whatever the rules use for it', () => {
  const scrap = { id: 'scrap', name: { en: 'Scrap' }, categories: ['waste'], cost: 0 };
  const definition = definitionWith({ market: [scrap], change: { waste: 'scrap' } });
  const cards = definition.cards.filter(({ id }) => id !== 'waste');
  expect(namesOf({ ...definition, cards }, 'en')('waste', 'card')).toBe('Scrap');
});
