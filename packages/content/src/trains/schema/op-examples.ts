// For each op a few values as cards write them; editors show them on hover. A test checks them against the schema.
import type { OpName } from '@railwright/engine';

export const OP_EXAMPLES: Readonly<Record<OpName, readonly unknown[]>> = {
  coins: [2, { count: 'posted' }, { valueOf: 'ride' }],
  pay: [1],
  score: [1, { stations: { place: 'city' } }],
  'lay-rails': [1, { count: 2, where: { terrain: 'mountain' } }, { count: 1, free: true }],
  'build-station': [1, { count: 1, where: { rails: 'own' } }],
  waive: [['river'], ['terrain', 'city']],
  lasting: [
    [{ cheaper: { what: 'cards', coins: 1 } }],
    [{ cheaper: { what: 'rails', coins: 1, at: { terrain: 'mountain' } } }],
    { what: [{ trigger: { on: 'turn-start', do: [{ draw: 1 }] } }], until: 'next-turn-end' },
  ],
  'extra-turn': [true],
  'next-hand': [1, { count: 2, fewer: true }],
  draw: [2, { count: 'dropped' }],
  'gain-waste': [1],
  look: [{ count: 1, as: 'seen' }],
  reveal: [{ count: 4, as: 'shown' }],
  'reveal-until': [{ where: { category: 'train' }, count: 2, as: 'shown' }],
  choose: [
    { from: 'hand', as: 'old' },
    { from: 'hand', where: { card: 'waste' }, count: 'any', as: 'cargo' },
    { from: 'shown', count: { upTo: 1 }, as: 'taken' },
  ],
  name: ['guess'],
  discard: ['posted', { from: 'hand', where: { category: 'victory' } }],
  trash: ['old', 'self'],
  return: ['cargo', { from: 'hand', where: { card: 'waste' } }],
  move: [
    { cards: 'taken', to: 'hand' },
    { cards: 'it', to: 'deck-top' },
  ],
  'put-back': ['shown'],
  gain: [
    { where: { sameAs: 'model' } },
    { where: { category: 'train', cost: { atMost: { sum: [{ costOf: 'old' }, 3] } } }, to: 'hand' },
  ],
  may: [[{ trash: 'self' }, { coins: 3 }]],
  'choose-one': [[{ do: [{ draw: 1 }] }, { do: [{ coins: 1 }] }]],
  if: [{ test: { there: { from: 'play', where: { card: 'normal-train' } } }, then: [{ coins: 1 }] }],
  repeat: [{ times: 2, do: [{ 'lay-rails': 1 }, { 'gain-waste': 1 }] }],
  'each-opponent': [[{ 'gain-waste': 1 }]],
  'each-player': [[{ draw: 1 }]],
  'apply-effect': ['model'],
};
