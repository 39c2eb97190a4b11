// Cards that stay in play, mats, chance, shown and shuffled cards.
import type { Parts } from './card.ts';

export const STAYING_PARTS: readonly Parts[] = [
  {
    effect: [
      { choose: { from: 'hand', as: 'kept' } },
      { move: { cards: 'kept', to: 'mat-down' } },
      { choose: { from: 'mat', where: { category: 'train' }, count: 'any', as: 'more' } },
      { move: { cards: 'more', to: 'mat' } },
      { move: { cards: { from: 'mat-down' }, to: 'hand' } },
      { discard: { from: 'mat', where: { category: 'train' } } },
      { coins: { count: { from: 'mat' } } },
      { if: { test: { there: { from: 'mat-down', where: { category: 'train' } } }, then: [{ coins: 1 }] } },
      { if: { test: { not: { there: { from: 'mat' } } }, then: [{ coins: 1 }] } },
      {
        if: {
          test: { compare: { amount: { count: { from: 'mat-down' } }, atLeast: 2 } },
          then: [{ coins: 1 }],
        },
      },
    ],
  },
  {
    effect: [
      { 'choose-random': { from: 'hand', as: 'gone' } },
      { remove: 'gone' },
      { 'choose-random': { from: 'discard', where: { category: 'train' }, count: 2, as: 'more' } },
      { shuffle: 'more' },
      { choose: { from: 'hand', as: 'given' } },
      { shuffle: 'given' },
      { may: [{ shuffle: { from: 'discard' } }, { remove: 'self' }] },
      { shuffle: { from: 'deck' } },
      { show: { from: 'hand' } },
      { may: [{ show: { from: 'hand', where: { category: 'train' } } }, { coins: 1 }] },
    ],
  },
  {
    effect: [
      {
        'each-opponent': [
          { show: { from: 'hand' } },
          { 'choose-random': { from: 'hand', as: 'lost' } },
          { discard: 'lost' },
          { if: { test: { there: 'lost' }, then: [{ 'active-player': [{ coins: 1 }] }] } },
        ],
      },
    ],
    whileInPlay: [
      {
        trigger: {
          on: 'lay',
          by: 'opponents',
          do: [{ 'active-player': [{ 'gain-waste': 1 }, { draw: 1 }] }],
        },
      },
    ],
  },
  {
    effect: [
      { 'each-opponent': [{ discard: { from: 'hand' } }, { 'active-player': [{ may: [{ draw: 1 }] }] }] },
      {
        'one-opponent': {
          do: [
            { 'gain-waste': 1 },
            {
              'active-player': [
                { choose: { from: 'hand', as: 'a' } },
                { move: { cards: 'a', to: 'deck-top' } },
                { score: 1 },
              ],
            },
          ],
        },
      },
      { 'active-player': [{ coins: 1 }, { draw: 1 }] },
    ],
    whileInPlay: [
      {
        trigger: {
          on: 'turn-end',
          do: [{ 'each-opponent': [{ draw: 1 }, { 'active-player': [{ score: 1 }] }] }],
        },
      },
      { trigger: { on: 'turn-end', by: 'opponents', do: [{ 'active-player': [{ 'gain-waste': 1 }] }] } },
    ],
    onGain: [{ 'active-player': [{ score: 1 }] }],
  },
  { effect: [{ stay: 'next-turn' }] },
  { effect: [{ may: [{ stay: 'next-turn-end' }] }, { stay: { turns: 3 } }] },
  { mandatory: true, effect: [{ stay: 'game-end' }] },
];
