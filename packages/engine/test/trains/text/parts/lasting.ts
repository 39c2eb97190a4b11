// Cards of every lasting effect and event, and what happens on buying, gaining and being attacked.
import type { Parts } from './card.ts';

export const LASTING_PARTS: readonly Parts[] = [
  { whileInPlay: [{ waive: ['terrain', 'remote'] }, { ignore: 'waste' }] },
  { whileInPlay: [{ waive: ['opponents', 'opponents-waste'] }] },
  { whileInPlay: [{ cheaper: { what: 'cards', coins: 1 } }] },
  {
    whileInPlay: [
      { cheaper: { what: 'cards', coins: 2, where: { category: 'train', cost: { atMost: 5 } }, for: 'all' } },
    ],
  },
  {
    whileInPlay: [
      { dearer: { what: 'cards', coins: 1, where: { category: 'action' }, for: 'opponents' } },
      { cheaper: { what: 'rails', coins: { count: { from: 'play', where: { category: 'train' } } } } },
    ],
  },
  {
    whileInPlay: [
      { forbid: { what: 'buy', where: { category: 'train' } } },
      { forbid: { what: 'play', where: { category: 'action' }, for: 'all' } },
      { forbid: { what: 'lay', at: { rails: 'own' }, for: 'opponents' } },
    ],
  },
  {
    effect: [
      { 'choose-cells': { where: { place: 'city' }, as: 'town' } },
      { lasting: { what: [{ worth: { at: { in: 'town' }, times: 2 } }], until: 'game-end' } },
      {
        lasting: {
          what: [{ worth: { at: { in: 'town' }, times: 0, for: 'opponents' } }],
          until: 'game-end',
        },
      },
      {
        lasting: { what: [{ worth: { at: { place: 'remote' }, stations: 2, times: 3, plus: 1 } }], turns: 2 },
      },
    ],
  },
  {
    role: 'power',
    whileInPlay: [
      { worth: { at: { place: 'city', near: { of: { terrain: 'swamp' } } }, stations: 3 } },
      { worth: { at: { terrain: 'mountain' }, plus: 2, for: 'all' } },
      {
        worth: {
          at: { place: 'city' },
          times: { cells: { place: 'remote', rails: 'own' } },
          plus: { times: [2, { owned: { by: 'own' } }] },
        },
      },
    ],
  },
  {
    role: 'event',
    whileInPlay: [{ worth: { at: { place: 'city' }, times: 4 } }],
  },
  {
    effect: [
      {
        lasting: {
          what: [{ forbid: { what: 'build', at: { place: 'city' }, for: 'opponents' } }],
          until: 'next-turn',
        },
      },
      { 'each-opponent': [{ lasting: { what: [{ forbid: { what: 'buy' } }], until: 'next-turn-end' } }] },
      { 'each-player': [{ lasting: { what: [{ forbid: { what: 'lay' } }], until: 'next-turn-end' } }] },
      { lasting: { what: [{ forbid: { what: 'build' } }, { dearer: { what: 'rails', coins: 1 } }] } },
    ],
  },
  {
    effect: [
      {
        lasting: [
          { cheaper: { what: 'rails', coins: 1, at: { terrain: 'swamp' } } },
          { dearer: { what: 'stations', coins: { half: { coins: true } } } },
        ],
      },
      { draw: 1 },
    ],
  },
  {
    effect: [
      {
        if: {
          test: { there: { from: 'hand', where: { category: 'train' } } },
          then: [{ lasting: [{ cheaper: { what: 'stations', coins: 1, at: { rails: 'own' } } }] }],
          else: [
            {
              may: [{ lasting: [{ trigger: { on: 'gain', do: [{ move: { cards: 'it', to: 'hand' } }] } }] }],
            },
          ],
        },
      },
    ],
  },
  { effect: [{ 'next-coins': 2 }, { 'each-opponent': [{ 'next-coins': { count: { from: 'hand' } } }] }] },
  {
    effect: [
      { 'each-player': [{ choose: { from: 'hand', as: 'gift' } }, { pass: { cards: 'gift', to: 'left' } }] },
    ],
  },
  {
    effect: [
      { choose: { from: 'hand', count: { upTo: 1 }, as: 'gift' } },
      { pass: { cards: 'gift', to: 'right' } },
    ],
  },
  {
    effect: [
      { choose: { from: 'hand', where: { category: 'train' }, as: 'model' } },
      { play: { cards: 'model', times: 2 } },
      { choose: { from: 'discard', count: 2, as: 'more' } },
      { play: 'more' },
      { move: { cards: 'more', to: 'deck-bottom' } },
    ],
  },
  {
    effect: [
      { choose: { from: 'trash', where: { category: 'rail' }, count: { upTo: 1 }, as: 'found' } },
      { move: { cards: 'found', to: 'play' } },
      {
        'each-opponent': [
          { choose: { from: 'discard', as: 'low' } },
          { move: { cards: 'low', to: 'deck-bottom' } },
        ],
      },
    ],
  },
  {
    effect: [
      {
        lasting: {
          what: [{ trigger: { on: 'play', where: { category: 'train' }, do: [{ coins: 1 }] } }],
          times: 1,
        },
      },
      {
        lasting: {
          what: [{ trigger: { on: 'turn-start', do: [{ draw: 2 }] } }],
          until: 'next-turn-end',
          times: 1,
        },
      },
      { lasting: { what: [{ cheaper: { what: 'cards', coins: 2 } }], turns: 3, times: 2 } },
      { lasting: { what: [{ waive: ['city'] }], turns: 1 } },
    ],
  },
  {
    effect: [
      {
        'each-player': [
          { lasting: { what: [{ trigger: { on: 'turn-start', do: [{ coins: 1 }] } }], turns: 1, times: 1 } },
          {
            may: [
              {
                lasting: { what: [{ trigger: { on: 'turn-end', do: [{ score: 1 }] } }], turns: 2, times: 2 },
              },
            ],
          },
        ],
      },
    ],
  },
  { effect: [{ 'extra-turn': true }, { 'next-hand': 1 }] },
  {
    effect: [
      { 'each-opponent': [{ 'next-hand': { count: 2, fewer: true } }] },
      { may: [{ 'extra-turn': true }] },
    ],
  },
  { effect: [{ 'next-hand': { count: { from: 'play', where: { category: 'train' } } } }] },
  { effect: [{ 'each-player': [{ lasting: [{ waive: ['city'] }, { ignore: 'waste' }] }] }] },
  {
    whileInPlay: [
      { trigger: { on: 'lay', at: { rails: 'opponents' }, do: [{ coins: 1 }] } },
      { trigger: { on: 'station', once: true, do: [{ score: 1 }] } },
      {
        trigger: { on: 'discard', where: { category: 'train' }, do: [{ move: { cards: 'it', to: 'hand' } }] },
      },
      { trigger: { on: 'trash', once: true, do: [{ draw: 1 }] } },
      { trigger: { on: 'draw', do: [{ coins: 1 }] } },
      { trigger: { on: 'shuffle', do: [{ 'gain-waste': 1 }] } },
      { trigger: { on: 'turn-end', do: [{ draw: 1 }] } },
      { trigger: { on: 'route', do: [{ draw: 1 }] } },
      { trigger: { on: 'route', by: 'opponents', once: true, do: [{ coins: 1 }] } },
    ],
  },
  {
    effect: [
      {
        lasting: {
          what: [
            { trigger: { on: 'lay', by: 'opponents', at: { rails: 'own' }, do: [{ score: 1 }] } },
            { dearer: { what: 'rails', coins: 1, at: { rails: 'own' }, for: 'opponents' } },
            { trigger: { on: 'shuffle', by: 'opponents', do: [{ draw: 1 }] } },
          ],
          until: 'game-end',
        },
      },
    ],
  },
  {
    effect: [
      {
        lasting: {
          what: [
            { trigger: { on: 'turn-start', do: [{ draw: 2 }, { coins: 1 }] } },
            { trigger: { on: 'turn-end', by: 'opponents', do: [{ score: 1 }] } },
          ],
          until: 'next-turn-end',
        },
      },
      {
        may: [
          {
            lasting: {
              what: [{ trigger: { on: 'play', by: 'all', do: [{ score: 1 }] } }],
              until: 'next-turn',
            },
          },
        ],
      },
    ],
  },
  {
    effect: [
      {
        'each-opponent': [
          { lasting: { what: [{ dearer: { what: 'cards', coins: 1 } }], until: 'next-turn-end' } },
        ],
      },
    ],
  },
  {
    whileInPlay: [{ trigger: { on: 'gain', where: { card: 'waste' }, do: [{ may: [{ return: 'it' }] }] } }],
  },
  { whileInPlay: [{ trigger: { on: 'play', where: { category: 'train' }, do: [{ score: 1 }] } }] },
  {
    whileInPlay: [
      {
        if: {
          test: { rule: { x: true } },
          then: [{ waive: ['city'] }],
          else: [{ trigger: { on: 'buy', do: [{ draw: 1 }] } }],
        },
      },
    ],
  },
  {
    whileInPlay: [
      { trigger: { on: 'draw', where: { category: 'train' }, do: [{ coins: { valueOf: 'it' } }] } },
      { trigger: { on: 'draw', where: { card: 'waste' }, once: true, do: [{ may: [{ trash: 'it' }] }] } },
      { trigger: { on: 'draw', do: [{ discard: 'it' }, { draw: 1 }] } },
    ],
  },
  {
    effect: [
      {
        lasting: {
          what: [
            { trigger: { on: 'draw', by: 'opponents', where: { category: 'action' }, do: [{ score: 1 }] } },
          ],
          until: 'game-end',
        },
      },
      {
        'each-player': [
          {
            lasting: {
              what: [{ trigger: { on: 'draw', where: { cost: { atLeast: 3 } }, do: [{ 'next-coins': 1 }] } }],
              until: 'next-turn-end',
              times: 1,
            },
          },
        ],
      },
    ],
  },
  { onBuy: [{ 'gain-waste': 1 }], onGain: [{ move: { cards: 'it', to: 'hand' } }] },
  { reaction: {} },
  { buyIf: { not: { there: { from: 'discard', where: { card: 'waste' } } } } },
  {
    cheaper: { times: [2, { count: { from: 'play', where: { category: 'train' } } }] },
    buyIf: {
      all: [
        { compare: { amount: { cells: { place: 'city', rails: 'own' } }, atLeast: 1 } },
        { compare: { amount: { round: true }, atLeast: 3 } },
      ],
    },
    effect: [{ draw: 1 }],
  },
];
