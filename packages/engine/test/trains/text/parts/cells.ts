// Cards of every field of cells, every reach, and amounts of the map and of the turn.
import type { Parts } from './card.ts';

const CITY_OR_SWAMP = { any: [{ place: 'city' }, { terrain: 'swamp' }] } as const;

export const CELL_PARTS: readonly Parts[] = [
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
  {
    effect: [
      { 'build-station': { count: 1, where: { size: { atLeast: 3 }, rails: 'own' } } },
      { 'lay-rails': { count: 1, where: { near: { of: { room: { atLeast: 1 } } } } } },
      { coins: { cells: { place: 'city', room: { exactly: 0 }, region: 'north' } } },
    ],
  },
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
  { effect: [{ 'lay-rails': { count: 1, where: { region: 'north' } } }] },
  {
    effect: [
      { coins: { cells: { region: ['north', 'coast'], terrain: 'swamp', rails: 'own' } } },
      { score: { stations: { place: 'city', region: 'coast' } } },
    ],
  },
  {
    effect: [
      {
        'build-station': {
          count: 1,
          where: { region: 'coast', near: { of: { not: { region: 'north' } } } },
        },
      },
    ],
  },
  { effect: [{ 'place-tokens': { kind: 'goods' } }, { 'take-tokens': { kind: 'goods' } }] },
  {
    effect: [
      { 'place-tokens': { kind: 'goods', count: 2, where: { place: 'city', rails: 'own' } } },
      { 'take-tokens': { kind: 'post', count: 3, where: { terrain: 'swamp' } } },
      { coins: { tokens: { kind: 'goods', where: { rails: 'own' } } } },
      { score: { divide: [{ tokens: { kind: 'post' } }, 2] } },
    ],
  },
  {
    effect: [
      { 'lay-rails': { count: 1, where: { tokens: { goods: { atLeast: 1 }, post: { exactly: 0 } } } } },
      { 'each-opponent': [{ 'take-tokens': { kind: 'post', count: { tokens: { kind: 'goods' } } } }] },
      { may: [{ 'place-tokens': { kind: 'post', where: { place: 'remote' } } }] },
    ],
  },
  { endPoints: { times: [2, { tokens: { kind: 'goods', where: { region: 'north' } } }] } },
  {
    effect: [
      { 'take-tokens': { kind: 'post', of: 'own' } },
      { 'take-tokens': { kind: 'post', count: 2, of: 'opponents', where: { place: 'city' } } },
      { 'take-tokens': { kind: 'post', of: 'all' } },
      { 'take-tokens': { kind: 'post', of: 'opponents' } },
    ],
  },
  {
    effect: [
      { 'take-tokens': { kind: 'post', count: 3, of: 'own', where: { terrain: 'swamp' } } },
      { 'take-tokens': { kind: 'post', count: { tokens: { kind: 'post', of: 'own' } }, of: 'own' } },
      { 'each-opponent': [{ 'take-tokens': { kind: 'post', count: 2, of: 'own' } }] },
      { 'take-tokens': { kind: 'post', count: { times: [2, { rails: { rails: 'own' } }] }, of: 'own' } },
      { 'take-tokens': { kind: 'post', count: { sum: [1, { coins: true }] }, of: 'own' } },
      { 'take-tokens': { kind: 'post', count: { sum: [1, { coins: true }] }, of: 'opponents' } },
    ],
  },
  {
    effect: [
      { 'lay-rails': { count: 1, where: { tokens: { post: { atLeast: 1, of: 'own' } } } } },
      { 'lay-rails': { count: 2, where: { tokens: { post: { atLeast: 2, of: 'opponents' } } } } },
      { 'place-tokens': { kind: 'post', where: { tokens: { post: { exactly: 0, of: 'own' } } } } },
      { 'build-station': { count: 1, where: { tokens: { post: { atMost: 0, of: 'opponents' } } } } },
    ],
  },
  {
    effect: [
      { coins: { tokens: { kind: 'post', of: 'own', where: { place: 'city' } } } },
      { score: { divide: [{ tokens: { kind: 'post', of: 'opponents' } }, 2] } },
      {
        if: {
          test: {
            compare: {
              amount: { tokens: { kind: 'post', of: 'own' } },
              atLeast: { tokens: { kind: 'post', of: 'most' } },
            },
          },
          then: [{ draw: { tokens: { kind: 'post', of: 'fewest', where: { region: 'north' } } } }],
        },
      },
    ],
    endPoints: { divide: [{ tokens: { kind: 'post', of: 'own' } }, 2] },
  },
  {
    whileInPlay: [
      { trigger: { on: 'token', token: 'goods', at: { place: 'city' }, do: [{ coins: 1 }] } },
      {
        trigger: {
          on: 'take-token',
          token: 'post',
          by: 'opponents',
          at: { rails: 'own' },
          do: [{ draw: 1 }],
        },
      },
      { trigger: { on: 'token', by: 'all', once: true, do: [{ score: 1 }] } },
      { trigger: { on: 'take-token', token: 'goods', do: [{ coins: 2 }] } },
    ],
  },
  {
    whileInPlay: [
      { trigger: { on: 'take-token', token: 'post', of: 'own', by: 'opponents', do: [{ draw: 1 }] } },
      { trigger: { on: 'take-token', token: 'post', of: 'opponents', do: [{ coins: 1 }] } },
      { trigger: { on: 'take-token', of: 'own', by: 'all', at: { place: 'city' }, do: [{ score: 1 }] } },
      { trigger: { on: 'take-token', of: 'opponents', by: 'all', once: true, do: [{ coins: 2 }] } },
      { trigger: { on: 'token', token: 'post', of: 'opponents', by: 'all', do: [{ score: 1 }] } },
      { trigger: { on: 'take-token', token: 'post', of: 'own', do: [{ score: 2 }] } },
    ],
  },
  {
    effect: [
      {
        'each-opponent': [
          {
            lasting: {
              what: [
                {
                  trigger: {
                    on: 'take-token',
                    token: 'post',
                    of: 'own',
                    by: 'opponents',
                    do: [{ score: 1 }],
                  },
                },
                { trigger: { on: 'take-token', token: 'post', of: 'own', do: [{ score: 1 }] } },
              ],
              until: 'game-end',
            },
          },
        ],
      },
    ],
  },
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
  {
    effect: [
      { 'choose-cells': { where: { place: 'city' }, as: 'hub' } },
      { 'build-station': { count: 1, where: { in: 'hub' } } },
      { 'lay-rails': { count: 1, where: { near: { of: { in: 'hub' } } } } },
    ],
  },
  {
    effect: [
      { 'choose-cells': { where: { rails: 'own' }, count: { upTo: 2 }, as: 'spots' } },
      {
        if: { test: { there: 'spots' }, then: [{ coins: { cells: { in: 'spots' } } }], else: [{ draw: 1 }] },
      },
      { 'remove-rails': { count: 1, where: { in: 'spots' }, whole: true } },
      { 'lay-rails': { count: 1, where: { terrain: 'swamp', not: { in: 'spots' } } } },
    ],
  },
  {
    effect: [
      { 'choose-cells': { count: { upTo: 1 }, as: 'one' } },
      { if: { test: { not: { there: 'one' } }, then: [{ score: { rails: { in: 'one' } } }] } },
      { 'choose-cells': { where: { place: 'remote' }, count: 'all', as: 'far' } },
      { 'remove-rails': { count: 2, of: 'opponents', where: { in: 'far' } } },
      { score: { distance: { from: { in: 'one' }, to: { in: 'far' } } } },
    ],
  },
  {
    effect: [
      {
        'each-opponent': [
          { 'choose-cells': { where: { place: 'city' }, count: 'any', as: 'theirs' } },
          { 'remove-stations': { count: 1, where: { in: 'theirs' } } },
          { 'remove-rails': 1 },
        ],
      },
      { 'remove-rails': { count: 1, of: 'all', whole: true } },
      { 'remove-stations': { count: 2, where: { rails: 'opponents' } } },
    ],
  },
  {
    effect: [
      { may: [{ 'choose-cells': { count: 2, as: 'pair' } }, { 'remove-stations': 1 }] },
      { 'remove-rails': { count: { turn: 'rails' }, where: { terrain: 'swamp', in: 'pair' } } },
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
  // Several choices of one sort are told apart, those of different sorts are not numbered.
  {
    effect: [
      { 'choose-cells': { where: { place: 'city' }, as: 'first' } },
      { 'choose-cells': { where: { place: 'city' }, as: 'second' } },
      { 'choose-cells': { where: { place: 'remote' }, as: 'end' } },
      { 'lay-rails': { count: 1, where: { near: { of: { in: 'first' } } } } },
      { 'build-station': { count: 1, where: { in: 'second' } } },
      { score: { distance: { from: { in: 'second' }, to: { in: 'end' } } } },
    ],
  },
  {
    effect: [
      { 'choose-cells': { where: { place: 'remote' }, as: 'start' } },
      { 'choose-cells': { where: { place: 'remote', not: { in: 'start' } }, as: 'end' } },
      { 'choose-cells': { count: 2, as: 'pair' } },
      { 'choose-cells': { count: 3, as: 'three' } },
      { score: { distance: { from: { in: 'start' }, to: { in: 'end' } } } },
      { 'lay-rails': { count: 1, where: { in: 'pair' } } },
      { coins: { rails: { in: 'three' } } },
    ],
  },
  {
    effect: [
      { 'remove-rails': { count: { cells: { place: 'city' } }, whole: true } },
      { 'remove-rails': { count: 2, of: 'opponents', where: CITY_OR_SWAMP } },
    ],
  },
  {
    effect: [
      { 'choose-cells': { where: CITY_OR_SWAMP, count: 2, as: 'spots' } },
      { 'lay-rails': { count: 2, where: { in: 'spots' } } },
    ],
  },
];
