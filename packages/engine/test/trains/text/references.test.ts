// What a text calls the cards and cells that earlier steps selected: never the same for two that differ, and never the name of another.
import { expect, test } from 'vitest';
import { describeCard, TEXT_LANGUAGES, type Step } from '@railwright/engine';
import { nameIn } from './naming.ts';

function told(effect: readonly Step[]): readonly string[] {
  const card = { id: 'try', name: { en: 'Try' }, categories: ['action'], cost: 0, value: 0, points: 0 };
  return TEXT_LANGUAGES.map((language) =>
    describeCard({ ...card, effect }, language, (id) => nameIn(id, language)).join(' '),
  );
}

test('a city known by its size is a city, so two chosen ones are numbered', () => {
  expect(
    told([
      { 'choose-cells': { where: { place: 'city' }, as: 'one' } },
      { 'choose-cells': { where: { size: { atLeast: 2 } }, as: 'two' } },
      { 'build-station': { count: 1, where: { in: 'two' } } },
    ]),
  ).toEqual([
    'Choose a city. Choose a city with at least 2 station spaces. Build 1 station in the city chosen second.',
    'Choisissez une ville. Choisissez une ville avec au moins 2 emplacements de gare. Construisez 1 gare dans la ville choisie en deuxième.',
    'Wähle eine Stadt. Wähle eine Stadt mit mindestens 2 Bahnhofsplätzen. Baue 1 Bahnhof in der als zweites gewählten Stadt.',
  ]);
});

test('one cell and several are numbered too, and so is whether any was chosen', () => {
  expect(
    told([
      { 'choose-cells': { count: 2, as: 'pair' } },
      { 'choose-cells': { count: { upTo: 1 }, as: 'one' } },
      { if: { test: { there: 'one' }, then: [{ 'lay-rails': { count: 1, where: { in: 'pair' } } }] } },
      { coins: { rails: { in: 'one' } } },
    ]),
  ).toEqual([
    'Choose 2 cells. You may choose a cell. If at least one cell was chosen second, lay 1 rail on one of the cells chosen first. +1 coin for each rail on the cell chosen second.',
    'Choisissez 2 cases. Vous pouvez choisir une case. Si au moins une case a été choisie en deuxième, posez 1 rail sur l’une des cases choisies en premier. +1 pièce par rail sur la case choisie en deuxième.',
    'Wähle 2 Felder. Du darfst ein Feld wählen. Wenn mindestens ein Feld als zweites gewählt wurde, lege 1 Gleis auf eines der zuerst gewählten Felder. +1 Münze für jedes Gleis auf dem als zweites gewählten Feld.',
  ]);
});

test('stations of a chosen city are counted in that city', () => {
  expect(
    told([
      { 'choose-cells': { where: { place: 'city' }, as: 'hub' } },
      { coins: { stations: { in: 'hub' } } },
    ]),
  ).toEqual([
    'Choose a city. +1 coin for each station in the chosen city.',
    'Choisissez une ville. +1 pièce par gare dans la ville choisie.',
    'Wähle eine Stadt. +1 Münze für jeden Bahnhof in der gewählten Stadt.',
  ]);
});
