// Faces in forms name terrains, tokens and regions as the packs do, in each language.
import { expect, test } from 'vitest';
import { indexTexts } from '../../core/content/test-index.ts';
import { namesIn } from '../../cards/trains/model/vocabulary.ts';
import { cardLook } from './card-look.ts';

const FILES = new Map([
  [
    'own/pack.yaml',
    'id: own\ngame: trains\nextends: [base]\ntokens:\n  coal: { name: { en: Coal, de: Kohle } }\n',
  ],
  [
    'own/maps/m.yaml',
    'id: m\nregions:\n  - { id: far-north, name: { en: Far North, fr: Grand Nord }, cells: [A1] }\n',
  ],
  [
    'own/cards/c.yaml',
    'cards:\n  - { id: cart, name: Cart, effect: [{ take-tokens: { kind: coal, where: { region: far-north, terrain: bog } } }] }\n',
  ],
  ['base/pack.yaml', 'id: base\ngame: trains\nterrains:\n  bog: { letter: B, name: { en: Bog } }\n'],
]);

test('tokens, regions and terrains have their names on faces, and ids as words where there is none', () => {
  const packIndex = indexTexts('own/', FILES);
  const card = packIndex.find('cards', 'cart')!;
  const text = (language: 'en' | 'fr'): string =>
    cardLook(card, language, namesIn(packIndex, language), packIndex).text.join(' ');
  expect(text('en')).toMatch(/Coal token.*Bog.*Far North|Coal token.*Far North.*Bog/i);
  expect(text('fr')).toContain('Grand Nord');
  expect(namesIn(packIndex, 'de')('coal', 'token')).toBe('Kohle');
  expect(namesIn(packIndex, 'de')('own/lost-lake', 'region')).toBe('lost lake');
});
