// Cards made of every op, amount, filter, condition, cell field, lasting effect and event there is.
import type { CardDefinition } from '@railwright/engine';

export type Parts = Partial<
  Pick<CardDefinition, 'effect' | 'mandatory' | 'whileInPlay' | 'onBuy' | 'onGain' | 'reaction' | 'endPoints'>
>;

export const PARTS: readonly Parts[] = [
  // Coins, points, tokens
  { effect: [{ coins: 2 }, { score: 1 }] },
  { effect: [{ pay: 3 }] },
  { effect: [{ 'gain-waste': 1 }], mandatory: true },
  { effect: [{ 'lay-rails': { count: 2, where: { terrain: 'swamp' }, free: true } }] },
  { effect: [{ 'lay-rails': { count: 1, where: { place: 'remote' } } }] },
  { effect: [{ 'lay-rails': { count: 1, where: { place: 'none', rails: 'opponents' } } }] },
  { effect: [{ 'build-station': { count: 1, where: { rails: 'own', stations: { atMost: 1 } } } }] },
  { effect: [{ waive: ['city', 'swamp'] }] },
  // Amounts
  { effect: [{ coins: { times: [2, { count: { from: 'hand', where: { category: 'train' } } }] } }] },
  { effect: [{ coins: { half: { sum: [{ coins: true }, { railsLeft: 'own' }] } } }] },
  {
    effect: [{ draw: { min: [{ rails: { rails: 'own', place: 'city' } }, { max: [1, { stations: {} }] }] } }],
  },
  { effect: [{ score: { minus: [{ score: 'opponents' }, { score: 'own' }] } }] },
  { effect: [{ coins: { rails: { place: 'city', rails: 'own' } } }] },
  { effect: [{ coins: { times: [2, { rails: { terrain: 'swamp', rails: 'opponents' } }] } }] },
  { effect: [{ draw: { sum: [{ half: { coins: true } }, { times: [2, { railsLeft: 'own' }] }, 1] } }] },
  {
    effect: [
      { 'each-opponent': [{ repeat: { times: { railsLeft: 'own' }, do: [{ 'gain-waste': 1 }] } }] },
      { 'each-player': [{ repeat: { times: 2, do: [{ draw: 1 }] } }, { waive: ['city'] }] },
    ],
  },
  { effect: [{ choose: { from: 'hand', as: 'a' } }, { trash: 'a' }, { score: { pointsOf: 'a' } }] },
  { effect: [{ choose: { from: 'play', as: 'a' } }, { coins: { costOf: 'a' } }] },
  { effect: [{ reveal: { count: 1, as: 'a' } }, { 'gain-waste': { valueOf: 'a' } }] },
  { effect: [{ coins: { cells: { place: 'city', rails: 'own' } } }] },
  { effect: [{ score: { divide: [{ stations: { rails: 'own' } }, 3] } }] },
  { effect: [{ score: { divide: [{ cells: { terrain: 'swamp', rails: 'opponents' } }, 2] } }] },
  { effect: [{ score: { times: [2, { divide: [{ rails: { place: 'none' } }, 4] }] } }] },
  { effect: [{ coins: { divide: [{ sum: [{ coins: true }, 3] }, { rails: { place: 'remote' } }] } }] },
  { effect: [{ score: { divide: [{ owned: { by: 'own', where: { category: 'train' } } }, 4] } }] },
  { effect: [{ coins: { owned: { by: 'opponents', where: { card: 'waste' } } } }] },
  { effect: [{ draw: { owned: { by: 'all', where: { category: 'victory', cost: { atLeast: 3 } } } } }] },
  {
    effect: [
      {
        score: {
          minus: [
            { owned: { by: 'own', where: { category: 'train' } } },
            { owned: { by: 'most', where: { category: 'train' } } },
          ],
        },
      },
    ],
  },
  { effect: [{ coins: { owned: { by: 'fewest' } } }] },
  { effect: [{ coins: { sum: [{ railsLeft: 'most' }, { score: 'most' }] } }] },
  {
    effect: [
      {
        if: {
          test: { compare: { amount: { railsLeft: 'fewest' }, atMost: { score: 'fewest' } } },
          then: [{ draw: 1 }],
        },
      },
    ],
  },
  // Cells
  {
    effect: [
      {
        'lay-rails': { count: 1, where: { terrain: ['swamp', 'mountain'], near: { of: { place: 'city' } } } },
      },
    ],
  },
  { effect: [{ coins: { cells: { place: 'remote', terrain: ['swamp', 'mountain'], rails: 'own' } } }] },
  {
    effect: [
      {
        'lay-rails': {
          count: 2,
          where: { rails: 'opponents', near: { of: { place: 'remote' }, distance: { atMost: 2 } } },
        },
      },
    ],
  },
  { effect: [{ 'lay-rails': { count: 1, where: { place: 'city' }, reach: 'anywhere', free: true } }] },
  { effect: [{ may: [{ 'lay-rails': { count: 3, reach: 'path' } }, { draw: 1 }] }] },
  {
    effect: [
      {
        'each-player': [
          { 'lay-rails': { count: 2, where: { terrain: 'swamp' }, reach: 'path' } },
          { 'lay-rails': { count: 1, reach: 'anywhere' } },
        ],
      },
    ],
  },
  { effect: [{ 'build-station': { count: 1, where: { connected: { place: 'remote' } } } }] },
  {
    effect: [
      { score: { cells: { place: 'remote', connected: { place: 'city', stations: { atLeast: 2 } } } } },
    ],
  },
  { effect: [{ coins: { cells: { any: [{ place: 'city' }, { terrain: 'swamp' }], rails: 'own' } } }] },
  {
    effect: [
      {
        'lay-rails': {
          count: 1,
          where: { not: { any: [{ place: 'city' }, { place: 'remote', rails: 'opponents' }] } },
        },
      },
    ],
  },
  { effect: [{ score: { divide: [{ cells: { rails: 'own', not: { place: 'remote' } } }, 3] } }] },
  { effect: [{ score: { distance: { from: { rails: 'own' }, to: { place: 'remote' } } } }] },
  { effect: [{ coins: { network: 'own' } }, { score: { network: 'fewest' } }] },
  {
    effect: [
      {
        if: {
          test: { compare: { amount: { network: 'own' }, atLeast: { network: 'most' } } },
          then: [{ coins: { half: { network: 'all' } } }],
        },
      },
      { 'each-opponent': [{ pay: { min: [{ network: 'opponents' }, { network: 'own' }] } }] },
    ],
  },
  { effect: [{ coins: { turn: 'played' } }] },
  {
    effect: [{ coins: { routes: 'own' } }, { score: { sum: [{ routes: 'most' }, { routes: 'opponents' }] } }],
  },
  { endPoints: { times: [2, { routes: 'own' }] } },
  { effect: [{ coins: { half: { turn: 'bought' } } }] },
  { effect: [{ score: { divide: [{ turn: 'gained' }, 2] } }] },
  { effect: [{ repeat: { times: { turn: 'waste' }, do: [{ draw: 1 }] } }] },
  { effect: [{ repeat: { times: { divide: [{ turn: 'rails' }, 2] }, do: [{ draw: 1 }] } }] },
  { effect: [{ coins: { times: [2, { turn: 'stations' }] } }] },
  {
    effect: [{ if: { test: { compare: { amount: { turn: 'played' }, exactly: 1 } }, then: [{ coins: 2 }] } }],
  },
  { effect: [{ 'each-opponent': [{ coins: { sum: [{ turn: 'spent' }, { owned: { by: 'own' } }] } }] }] },
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
  // Lasting, buying, gaining, reacting
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
  { onBuy: [{ 'gain-waste': 1 }], onGain: [{ move: { cards: 'it', to: 'hand' } }] },
  { reaction: {} },
  // In every mood and order of words
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
