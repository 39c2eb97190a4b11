// Markets that together contain all thirty selectable kinds, and homebrew kinds for the ops that no shipped card uses.
import { REACTING } from './reaction-cards.ts';
import { OF_WORTH, WITH_RESOURCES } from './resource-cards.ts';
import { homebrew as card, STAYING } from './staying-cards.ts';
import { SELECTABLE_CARDS } from './shipped.ts';

const ids = SELECTABLE_CARDS.map((card) => card.id);

/** Eight kinds per game, every kind in one of them. */
export const ALL_MARKETS: readonly (readonly string[])[] = [
  ids.slice(0, 8),
  ids.slice(8, 16),
  ids.slice(16, 24),
  ids.slice(22, 30),
];

/** One kind for each op that published cards leave unused. */
export const HOMEBREW = [
  card('toll', { effect: [{ pay: 1 }, { 'lay-rails': { count: 2, where: { place: 'none' } } }] }),
  card('grant', { effect: [{ 'lay-rails': { count: 1, free: true, where: { rails: 'opponents' } } }] }),
  card('survey', {
    effect: [
      { waive: ['terrain', 'opponents-waste'] },
      { repeat: { times: { count: { from: 'play' } }, do: [{ coins: 1 }] } },
    ],
  }),
  card('levy', {
    categories: ['action', 'attack'],
    effect: [
      { 'each-opponent': [{ choose: { from: 'hand', as: 'lost' } }, { discard: 'lost' }] },
      {
        'one-opponent': [{ choose: { from: 'hand', as: 'loot' } }, { pass: { cards: 'loot', to: 'active' } }],
      },
    ],
  }),
  card('guard', { categories: ['action', 'reaction'], reaction: { do: [{ draw: 1 }] } }),
  card('fair', {
    effect: [{ 'each-player': [{ draw: 1 }] }, { score: { min: [2, { stations: { rails: 'own' } }] } }],
  }),
  card('depot', {
    onGain: [{ draw: 1 }],
    effect: [
      { look: { count: 3, as: 'seen' } },
      { choose: { from: 'seen', count: 2, as: 'kept' } },
      { move: { cards: 'kept', to: 'hand' } },
      { 'put-back': 'seen' },
    ],
  }),
  card('relay', {
    whileInPlay: [
      { trigger: { on: 'gain', do: [{ may: [{ move: { cards: 'it', to: 'hand' } }] }, { score: 1 }] } },
      {
        trigger: { on: 'buy', do: [{ may: [{ move: { cards: 'it', to: 'deck-top' } }, { trash: 'self' }] }] },
      },
      {
        trigger: {
          on: 'play',
          where: { cost: { atLeast: 3 } },
          do: [{ move: { cards: 'it', to: 'discard' } }],
        },
      },
    ],
    effect: [
      { reveal: { count: 2, as: 'shown' } },
      { choose: { from: 'shown', as: 'best' } },
      { move: { cards: 'best', to: 'hand' } },
    ],
  }),
  card('sale', {
    whileInPlay: [{ cheaper: { what: 'cards', coins: 1, where: { category: 'train' } } }],
    effect: [
      {
        lasting: [
          { cheaper: { what: 'rails', coins: 1 } },
          { dearer: { what: 'stations', coins: 1 } },
          { trigger: { on: 'buy', do: [{ draw: 1 }] } },
        ],
      },
    ],
  }),
  card('express-day', { effect: [{ 'extra-turn': true }, { 'next-hand': { count: 1, fewer: true } }] }),
  card('encore', {
    whileInPlay: [{ trigger: { on: 'gain', once: true, do: [{ score: 1 }] } }],
    effect: [
      { choose: { from: 'hand', where: { category: 'train' }, count: { upTo: 2 }, as: 'model' } },
      { play: { cards: 'model', times: 2 } },
      { choose: { from: 'discard', where: { not: { card: 'encore' } }, count: { upTo: 1 }, as: 'again' } },
      { play: 'again' },
      { choose: { from: 'trash', count: { upTo: 1 }, as: 'found' } },
      { move: { cards: 'found', to: 'gained' } },
    ],
  }),
  card('swap-meet', {
    onGain: [{ 'next-coins': 1 }],
    effect: [
      {
        'each-player': [{ choose: { from: 'hand', as: 'given' } }, { pass: { cards: 'given', to: 'left' } }],
      },
      { choose: { from: 'hand', count: 'any', as: 'low' } },
      { move: { cards: 'low', to: 'deck-bottom' } },
      {
        lasting: {
          what: [
            { trigger: { on: 'buy', do: [{ 'next-coins': 2 }] } },
            { cheaper: { what: 'cards', coins: 1 } },
          ],
          turns: 2,
          times: 2,
        },
      },
    ],
  }),
  card('toll-house', {
    effect: [
      {
        lasting: {
          what: [
            { dearer: { what: 'rails', coins: 1, at: { rails: 'own' }, for: 'opponents' } },
            { trigger: { on: 'lay', by: 'opponents', at: { rails: 'own' }, do: [{ score: 1 }] } },
            { trigger: { on: 'discard', by: 'all', once: true, do: [{ draw: 1 }] } },
            { trigger: { on: 'turn-start', do: [{ may: [{ draw: 1 }] }] } },
          ],
          until: 'next-turn-end',
        },
      },
    ],
    whileInPlay: [{ trigger: { on: 'turn-end', do: [{ may: [{ trash: 'self' }] }] } }],
  }),
  card('survey-team', {
    effect: [
      { 'choose-cells': { where: { rails: 'own' }, count: { upTo: 2 }, as: 'old' } },
      {
        if: {
          test: { there: 'old' },
          then: [{ 'remove-rails': { count: 1, where: { in: 'old' }, whole: true } }],
        },
      },
      { 'lay-rails': { count: 1, where: { not: { in: 'old' } }, free: true } },
      { 'choose-cells': { where: { place: 'city', stations: { atLeast: 1 } }, as: 'from' } },
      { 'remove-stations': { count: 1, where: { in: 'from' } } },
      { 'build-station': { count: 1, where: { not: { in: 'from' } } } },
    ],
  }),
  card('wreckers', {
    categories: ['action', 'attack'],
    effect: [
      { 'remove-rails': { count: 1, of: 'opponents', where: { place: 'none' } } },
      {
        'each-opponent': [
          { 'choose-cells': { count: 1, as: 'theirs' } },
          { pay: { stations: { in: 'theirs' } } },
        ],
      },
    ],
  }),
  card('goods-yard', {
    effect: [
      { 'place-tokens': { kind: 'goods', count: 2, where: { any: [{ rails: 'own' }, { place: 'city' }] } } },
      {
        may: [
          { 'take-tokens': { kind: 'goods', where: { tokens: { goods: { atLeast: 2 } } } } },
          { 'place-tokens': { kind: 'post', where: { tokens: { goods: { exactly: 1 } } } } },
          { coins: { tokens: { kind: 'goods', where: { rails: 'own' } } } },
        ],
      },
    ],
    endPoints: { divide: [{ tokens: { kind: 'post' } }, 3] },
  }),
  card('inspector', {
    effect: [
      {
        lasting: {
          what: [
            {
              trigger: {
                on: 'draw',
                by: 'all',
                where: { not: { category: 'waste' } },
                once: true,
                do: [
                  { 'each-opponent': [{ choose: { from: 'hand', as: 'lost' } }, { discard: 'lost' }] },
                  { may: [{ discard: 'it' }] },
                ],
              },
            },
            { trigger: { on: 'draw', do: [{ may: [{ move: { cards: 'it', to: 'deck-bottom' } }] }] } },
          ],
          turns: 1,
        },
      },
      { draw: 2 },
    ],
  }),
  card('claim-jumper', {
    categories: ['action', 'attack'],
    effect: [
      { 'place-tokens': { kind: 'claim', where: { tokens: { claim: { exactly: 0, of: 'own' } } } } },
      { 'take-tokens': { kind: 'claim', of: 'opponents', where: { near: { of: { rails: 'own' } } } } },
    ],
    whileInPlay: [
      { trigger: { on: 'token', token: 'claim', by: 'all', at: { place: 'city' }, do: [{ coins: 1 }] } },
      {
        trigger: {
          on: 'take-token',
          of: 'opponents',
          once: true,
          do: [{ draw: { tokens: { kind: 'claim', of: 'own' } } }],
        },
      },
    ],
    endPoints: {
      minus: [{ tokens: { kind: 'claim', of: 'own' } }, { tokens: { kind: 'claim', of: 'most' } }],
    },
  }),
  card('evergreen', {
    value: 1,
    instead: {
      of: 'discard',
      from: 'hand',
      may: true,
      do: [{ move: { cards: 'it', to: 'deck-top' } }, { draw: 1 }],
    },
  }),
  card('canvasser', {
    effect: [{ 'draw-goals': { count: 3, keep: { atLeast: 1 } } }, { 'each-player': [{ 'draw-goals': 1 }] }],
  }),
  card('salvage', {
    whileInPlay: [
      {
        instead: {
          of: 'gain',
          where: { cost: { atLeast: 3 } },
          may: true,
          do: [{ move: { cards: 'it', to: 'deck-top' } }],
        },
      },
      { instead: { of: 'discard', where: { category: 'rail' } } },
      { trigger: { on: 'discard', do: [{ may: [{ trash: 'it' }] }] } },
    ],
    effect: [
      {
        lasting: {
          what: [
            {
              instead: {
                of: 'trash',
                by: 'all',
                may: true,
                do: [{ discard: 'it' }, { choose: { from: 'hand', as: 'spare' } }, { trash: 'spare' }],
              },
            },
            {
              instead: {
                of: 'gain',
                by: 'opponents',
                do: [{ move: { cards: 'it', to: 'gained' } }, { 'gain-waste': 1 }],
              },
            },
            {
              instead: {
                of: 'discard',
                by: 'all',
                may: true,
                do: [{ move: { cards: 'it', to: 'deck-bottom' } }],
              },
            },
          ],
          turns: 1,
          times: 4,
        },
      },
      { look: { count: 2, as: 'seen' } },
      { choose: { from: 'hand', count: 'any', as: 'spare' } },
      { discard: 'spare' },
      { trash: { from: 'seen', where: { category: 'train' } } },
      { discard: 'seen' },
    ],
  }),
  card('copycat', {
    effect: [
      { choose: { from: 'hand', where: { category: 'action', not: { card: 'copycat' } }, as: 'model' } },
      { 'apply-effect': 'model' },
    ],
  }),
  ...STAYING,
  ...REACTING,
  ...WITH_RESOURCES,
  ...OF_WORTH,
] as const;
