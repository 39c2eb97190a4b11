// Cards that look at, choose and gain cards by every filter, branch by every condition, or score at the end.
import type { Parts } from './card.ts';

export const CARD_PARTS: readonly Parts[] = [
  // Looking and choosing
  {
    effect: [
      { look: { count: 3, as: 'seen' } },
      { choose: { from: 'seen', where: { category: 'train' }, count: 'any', as: 'kept' } },
      { move: { cards: 'kept', to: 'hand' } },
      { discard: 'seen' },
    ],
  },
  {
    effect: [
      { choose: { from: 'hand', count: { upTo: 3 }, as: 'a' } },
      { discard: 'a' },
      { draw: { count: 'a' } },
    ],
  },
  { effect: [{ choose: { from: 'gained', count: 'all', as: 'a' } }, { 'put-back': 'a' }] },
  {
    effect: [
      { name: 'guess' },
      { reveal: { count: 2, as: 'shown' } },
      { if: { test: { not: { same: ['shown', 'guess'] } }, then: [{ 'gain-waste': 2 }] } },
    ],
  },
  {
    effect: [
      { 'reveal-until': { where: { card: ['mail-train', 'landfill'] }, count: 1, as: 'a' } },
      { discard: 'a' },
    ],
  },
  // Filters
  {
    effect: [{ gain: { where: { category: 'action', cost: { atLeast: 2, atMost: 4 }, inSupply: true } } }],
  },
  { effect: [{ gain: { where: { value: { exactly: 2 }, not: { category: 'ferry' } }, to: 'deck-top' } }] },
  {
    effect: [
      { choose: { from: 'hand', where: { category: ['train', 'rail'], cost: { atMost: 3 } }, as: 'sold' } },
      { trash: 'sold' },
      { discard: { from: 'hand', where: { category: ['waste', 'victory', 'ferry'] } } },
      { gain: { where: { category: ['train'], not: { category: ['attack', 'action'] } } } },
    ],
  },
  {
    effect: [
      {
        gain: {
          where: { points: { atLeast: 2 }, category: 'victory', card: 'landfill' },
          to: 'discard',
          as: 'a',
        },
      },
    ],
  },
  {
    effect: [
      { choose: { from: 'hand', as: 'a' } },
      { name: 'b' },
      { gain: { where: { sameAs: 'a', not: { card: 'waste' } } } },
    ],
  },
  // Structure
  { effect: [{ may: [{ trash: 'self' }, { coins: 3 }] }] },
  { effect: [{ 'choose-one': [{ do: [{ draw: 2 }] }, { do: [{ coins: 1 }, { score: 1 }] }] }] },
  {
    effect: [
      {
        if: {
          test: {
            all: [
              { there: { from: 'play', where: { category: 'rail' } } },
              { compare: { amount: { coins: true }, atLeast: 2 } },
            ],
          },
          then: [{ draw: 1 }],
          else: [{ coins: 1 }],
        },
      },
    ],
  },
  {
    effect: [
      {
        if: {
          test: {
            any: [
              { not: { there: { from: 'hand', where: { category: 'train' } } } },
              { compare: { amount: { score: 'own' }, exactly: 0 } },
            ],
          },
          then: [{ draw: 1 }],
        },
      },
    ],
  },
  { effect: [{ if: { test: { rule: { effects: 'strict' } }, then: [{ draw: 1 }] } }] },
  { effect: [{ repeat: { times: 2, do: [{ 'lay-rails': 1 }, { 'gain-waste': 1 }] } }] },
  {
    effect: [
      { repeat: { times: { count: { from: 'play', where: { category: 'train' } } }, do: [{ draw: 1 }] } },
    ],
  },
  {
    effect: [
      { 'one-opponent': [{ choose: { from: 'hand', as: 'a' } }, { pass: { cards: 'a', to: 'active' } }] },
      { 'one-opponent': [{ lasting: { what: [{ forbid: { what: 'buy' } }], until: 'next-turn-end' } }] },
      {
        may: [
          {
            'one-opponent': [
              {
                if: {
                  test: { compare: { amount: { count: 'hand' }, atLeast: 4 } },
                  then: [{ 'gain-waste': 1 }],
                },
              },
            ],
          },
        ],
      },
    ],
  },
  {
    effect: [
      { 'each-opponent': [{ 'gain-waste': 1 }, { choose: { from: 'hand', as: 'a' } }, { discard: 'a' }] },
    ],
  },
  {
    effect: [{ 'each-player': [{ choose: { from: 'hand', count: { upTo: 1 }, as: 'a' } }, { return: 'a' }] }],
  },
  {
    effect: [
      {
        'each-opponent': [
          {
            if: {
              test: { compare: { amount: { count: { from: 'hand' } }, atLeast: 4 } },
              then: [{ coins: 1 }],
            },
          },
        ],
      },
    ],
  },
  {
    effect: [{ choose: { from: 'hand', where: { category: 'action' }, as: 'a' } }, { 'apply-effect': 'a' }],
  },
  // At the end
  { endPoints: { divide: [{ stations: { rails: 'own' } }, 3] } },
  { endPoints: { owned: { by: 'own', where: { category: 'train' } } } },
  { endPoints: { railsLeft: 'own' } },
  { endPoints: 4 },
  // Categories of a pack's own.
  {
    effect: [
      { choose: { from: 'hand', where: { category: 'cargo' }, count: { upTo: 2 }, as: 'a' } },
      { discard: 'a' },
      { coins: { count: 'a' } },
      { gain: { where: { category: 'parcel', not: { category: 'cargo' } }, to: 'hand' } },
      { choose: { from: 'hand', where: { category: 'express' }, as: 'b' } },
      { trash: 'b' },
    ],
  },
  {
    whileInPlay: [
      { trigger: { on: 'play', where: { category: 'parcel' }, do: [{ coins: 1 }] } },
      { cheaper: { what: 'cards', coins: 1, where: { category: 'express' } } },
    ],
    endPoints: { owned: { by: 'own', where: { category: 'cargo' } } },
  },
  // Cards that were looked at are not those chosen after them, and a single card has no order.
  { effect: [{ draw: 1 }, { choose: { from: 'hand', as: 'spare' } }, { 'put-back': 'spare' }] },
  {
    effect: [
      { look: { count: 3, as: 'seen' } },
      { choose: { from: 'hand', as: 'spare' } },
      { 'put-back': 'spare' },
      { move: { cards: 'seen', to: 'hand' } },
    ],
  },
  {
    effect: [
      { look: { count: 1, as: 'seen' } },
      { choose: { from: 'hand', count: 2, as: 'spare' } },
      { 'put-back': 'spare' },
      { move: { cards: 'seen', to: 'hand' } },
    ],
  },
  { cheaper: { owned: { by: 'own', where: { card: 'waste' } } } },
  { dearer: { turn: 'bought' }, effect: [{ draw: 1 }] },
  { cheaper: { half: { line: 'own' } } },
  { dearer: { min: [2, { cells: { place: 'city', rails: 'own' } }] } },
];
