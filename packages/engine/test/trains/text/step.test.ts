import { expect, test } from 'vitest';
import { describeStep, type Step } from '@railwright/engine';

const names = (id: string): string => id;
const en = { language: 'en', names } as const;

test('a choice and what is done with it are told apart, each by itself', () => {
  const choose: Step = { choose: { from: 'hand', count: 'any', as: 'gone' } };
  expect(describeStep(choose, en)).toBe('Choose any number of cards in your hand.');
  expect(describeStep({ discard: 'gone' }, { ...en, before: [choose] })).toBe('Discard them.');
});

test('what somebody else does is told of them', () => {
  const step: Step = { choose: { from: 'hand', as: 'lost' } };
  expect(describeStep(step, { ...en, theirs: true })).toBe('Chooses a card in their hand.');
});

test('in French as well, with the card that a trigger is about', () => {
  const step: Step = { move: { cards: 'it', to: 'deck-top' } };
  expect(describeStep(step, { language: 'fr', names, it: { category: 'train' } })).toMatch(/^Mettez/);
});
