import { expect, test } from 'vitest';
import { describeStep, type Step } from '@railwright/engine';

const names = (id: string): string => id;
const en = { language: 'en', names } as const;

test('a choice and the step that uses it each have their own sentence', () => {
  const choose: Step = { choose: { from: 'hand', count: 'any', as: 'gone' } };
  expect(describeStep(choose, en)).toBe('Choose any number of cards in your hand.');
  expect(describeStep({ discard: 'gone' }, { ...en, before: [choose] })).toBe('Discard them.');
});

test('what another player does is told about that player', () => {
  const step: Step = { choose: { from: 'hand', as: 'lost' } };
  expect(describeStep(step, { ...en, theirs: true })).toBe('Chooses a card in their hand.');
});

test('it works in French too, with the card that a trigger is about', () => {
  const step: Step = { move: { cards: 'it', to: 'deck-top' } };
  expect(describeStep(step, { language: 'fr', names, it: { category: 'train' } })).toMatch(/^Mettez/);
});

const fr = { language: 'fr', names } as const;

test('a chosen card is described by its card', () => {
  const choose: Step = { choose: { from: 'hand', as: 'gone' } };
  expect(describeStep({ trash: 'gone' }, { ...fr, before: [choose] })).toBe('Écartez la carte choisie.');
  expect(describeStep({ trash: 'self' }, { ...fr, before: [choose] })).toBe('Écartez cette carte.');
  const train: Step = { choose: { from: 'play', where: { category: 'train' }, as: 'one' } };
  expect(describeStep({ 'apply-effect': { of: 'one' } }, { ...fr, before: [train] })).toBe(
    'Appliquez l’effet du train choisi.',
  );
});

test('any number of cards looked at needs one “of”', () => {
  const look: Step = { look: { count: 3, as: 'top' } };
  const choose: Step = { choose: { from: 'top', count: 'any', as: 'gone' } };
  expect(describeStep(choose, { ...en, before: [look] })).toBe('Choose any number of them.');
});

test('the rest of revealed cards is worded as in the whole text, and a choice of up to one is singular', () => {
  const look: Step = { look: { count: 1, as: 'top' } };
  const choose: Step = { choose: { from: 'top', count: { upTo: 1 }, as: 'gone' } };
  const discard: Step = { discard: 'gone' };
  const back: Step = { 'put-back': { cards: 'top' } };
  expect(describeStep(discard, { ...en, before: [look, choose] })).toBe('Discard it.');
  expect(describeStep(discard, { ...fr, before: [look, choose] })).toBe('Défaussez la carte choisie.');
  const before = [look, choose, discard];
  expect(describeStep(back, { ...en, before })).toBe('Otherwise put it back on top of your deck.');
  expect(describeStep(back, { ...fr, before })).toBe('Sinon, remettez-la sur le dessus de votre deck.');
});

test('German texts name the category of a pack in a way that is right for any name', () => {
  const called: Readonly<Record<string, string>> = { red: 'Rot', ticket: 'Fahrkarte', night: 'Alte Post' };
  const de = { language: 'de', names: (id: string): string => called[id] ?? id } as const;
  const discarded = (category: string | string[]): string =>
    describeStep({ discard: { from: 'hand', where: { category } } }, de);
  expect(discarded('red')).toBe('Lege alle Karten der Kategorie Rot aus deiner Hand ab.');
  expect(discarded('ticket')).toBe('Lege alle Fahrkarten aus deiner Hand ab.');
  expect(discarded(['red', 'night'])).toBe(
    'Lege alle Karten der Kategorie Rot oder „Alte Post“ aus deiner Hand ab.',
  );
  expect(discarded(['ticket', 'rail', 'red'])).toBe(
    'Lege alle Gleis- oder Fahrkarten oder Karten der Kategorie Rot aus deiner Hand ab.',
  );
});
