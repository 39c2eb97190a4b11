// Cards that need each mood and order of words: told to one player, to several, as an option, as a condition.
import type { Parts } from './card.ts';

export const MOOD_PARTS: readonly Parts[] = [
  {
    effect: [
      {
        'each-player': [
          { look: { count: 2, as: 'seen' } },
          { choose: { from: 'seen', as: 'gone' } },
          { trash: 'gone' },
          { 'put-back': 'seen' },
        ],
      },
    ],
  },
  {
    effect: [
      {
        may: [
          { choose: { from: 'discard', where: { category: 'train' }, count: { upTo: 2 }, as: 'a' } },
          { move: { cards: 'a', to: 'deck-top' } },
          { gain: { where: { cost: { atMost: 3 } }, to: 'hand' } },
        ],
      },
    ],
  },
  {
    effect: [{ 'each-opponent': [{ 'choose-one': [{ do: [{ pay: 1 }] }, { do: [{ 'gain-waste': 2 }] }] }] }],
  },
  {
    effect: [
      {
        'each-player': [
          {
            if: {
              test: { there: { from: 'play', where: { category: 'station' } } },
              then: [{ may: [{ draw: 1 }] }],
              else: [{ waive: ['remote'] }],
            },
          },
        ],
      },
    ],
  },
  {
    effect: [
      {
        if: {
          test: { compare: { amount: { railsLeft: 'own' }, atMost: 5 } },
          then: [
            { choose: { from: 'hand', where: { category: 'train' }, count: { upTo: 1 }, as: 'a' } },
            { trash: 'a' },
            { gain: { where: { cost: { atMost: { costOf: 'a' } } }, to: 'discard' } },
          ],
        },
      },
    ],
  },
  { effect: [{ repeat: { times: { railsLeft: 'own' }, do: [{ coins: 1 }, { score: 2 }] } }] },
  {
    effect: [
      { choose: { from: 'hand', count: 2, as: 'a' } },
      { choose: { from: 'play', count: 'all', where: { category: 'train' }, as: 'b' } },
      { if: { test: { same: ['a', 'b'] }, then: [{ draw: 1 }], else: [{ trash: 'b' }] } },
    ],
  },
  {
    effect: [
      { choose: { from: 'hand', where: { category: 'train' }, as: 'a' } },
      { choose: { from: 'hand', as: 'b' } },
      { 'apply-effect': 'a' },
      { discard: 'b' },
      { draw: { valueOf: 'a' } },
    ],
  },
  {
    effect: [
      { choose: { from: 'hand', where: { category: 'train' }, count: 'any', as: 'a' } },
      { return: 'a' },
      { coins: { times: [2, { count: 'a' }] } },
      { if: { test: { not: { there: 'a' } }, then: [{ draw: { sum: [1, { count: 'a' }] } }] } },
    ],
  },
  {
    effect: [
      { reveal: { count: 1, as: 'a' } },
      {
        if: {
          test: { there: { from: 'a', where: { category: 'train' } } },
          then: [{ move: { cards: 'a', to: 'hand' } }],
          else: [{ move: { cards: 'a', to: 'aside' } }],
        },
      },
    ],
  },
  {
    effect: [
      { reveal: { count: { railsLeft: 'all' }, as: 'a' } },
      {
        if: {
          test: { not: { there: { from: 'a', where: { card: 'mail-train' } } } },
          then: [{ discard: { from: 'a', where: { category: 'rail' } } }, { 'put-back': 'a' }],
        },
      },
    ],
  },
  {
    effect: [
      {
        'each-opponent': [
          { gain: { where: { card: 'waste' }, to: 'deck-top' } },
          { look: { count: 1, as: 'a' } },
        ],
      },
    ],
  },
  {
    effect: [
      { 'lay-rails': { count: 2, where: { place: 'city', terrain: 'swamp' } } },
      { 'build-station': 2 },
    ],
  },
];
