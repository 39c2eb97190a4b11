// "If there is": amounts that are one, or a fixed number, as soon as there is anything of something.
import { expect, test } from 'vitest';
import { describeCard, TEXT_LANGUAGES, type Amount, type Step } from '@railwright/engine';
import { nameIn } from './naming.ts';

function told(effect: readonly Step[]): readonly string[] {
  const card = { id: 'try', name: { en: 'Try' }, categories: ['action'], cost: 0, value: 0, points: 0 };
  return TEXT_LANGUAGES.map((language) =>
    describeCard({ ...card, effect }, language, (id) => nameIn(id, language)).join(' '),
  );
}

const ANY_TRAIN: Amount = { min: [1, { count: { from: 'hand', where: { category: 'train' } } }] };

test('the least of one and a number of cards is one if there is such a card', () => {
  expect(told([{ draw: ANY_TRAIN }])).toEqual([
    'Draw a card if there is a train in your hand.',
    'Piochez une carte s’il y a un train dans votre main.',
    'Ziehe eine Karte, wenn du einen Zug auf der Hand hast.',
  ]);
});

test('several times that is several if there is one', () => {
  expect(told([{ coins: { times: [3, ANY_TRAIN] } }])).toEqual([
    '+3 coins if there is a train in your hand.',
    '+3 pièces s’il y a un train dans votre main.',
    '+3 Münzen, wenn du einen Zug auf der Hand hast.',
  ]);
});

test('so is what is repeated as often, and one for the first three of something', () => {
  const [repeated] = told([{ repeat: { times: ANY_TRAIN, do: [{ draw: 1 }, { coins: 2 }] } }]);
  expect(repeated).toBe('If there is a train in your hand, draw a card and get 2 coins.');
  const [three] = told([{ coins: { min: [1, { divide: [{ count: { from: 'play' } }, 3] }] } }]);
  expect(three).toBe('+1 coin if you have at least 3 cards in your play area.');
});

test('a limit of two is not “if there is”', () => {
  const [two] = told([{ coins: { min: [2, { count: { from: 'hand' } }] } }]);
  expect(two).toBe('+1 coin for each card in your hand, at most 2.');
});

test('cells are said to be there rather than to be at least one', () => {
  const city = { place: 'city', rails: 'own' } as const;
  expect(told([{ 'lay-rails': { count: { min: [1, { cells: city }] } } }])).toEqual([
    'Lay 1 rail if there is at least one city with your rails.',
    'Posez 1 rail s’il y a au moins une ville avec vos rails.',
    'Lege 1 Gleis, wenn es mindestens eine Stadt mit deinen Gleisen gibt.',
  ]);
  const none = { compare: { amount: { cells: { place: 'remote' } }, exactly: 0 } } as const;
  expect(told([{ if: { test: none, then: [{ coins: 1 }] } }])).toEqual([
    'If there is no remote location, +1 coin.',
    'S’il n’y a aucun lieu éloigné, +1 pièce.',
    'Wenn es keinen entlegenen Ort gibt, erhalte 1 Münze.',
  ]);
});
