// Cards of coins, points and tokens, and of every amount.
import type { Parts } from './card.ts';

export const AMOUNT_PARTS: readonly Parts[] = [
  // Coins, points, tokens
  { effect: [{ coins: 2 }, { score: 1 }] },
  { effect: [{ pay: 3 }] },
  { effect: [{ 'gain-waste': 1 }], mandatory: true },
  { effect: [{ 'lay-rails': { count: 2, where: { terrain: 'swamp' }, free: true } }] },
  { effect: [{ 'lay-rails': { count: 1, where: { place: 'remote' } } }] },
  { effect: [{ 'lay-rails': { count: 1, where: { place: 'none', rails: 'opponents' } } }] },
  { effect: [{ 'build-station': { count: 1, where: { rails: 'own', stations: { atMost: 1 } } } }] },
  { effect: [{ waive: ['city', 'swamp'] }] },
  { effect: [{ 'draw-goals': 2 }] },
  { effect: [{ 'draw-goals': { count: 3, keep: { atLeast: 1 } } }, { draw: 1 }] },
  { effect: [{ may: [{ 'draw-goals': { count: 4, keep: { atLeast: 1, atMost: 2 } } }] }] },
  {
    effect: [
      { 'each-player': [{ 'draw-goals': { count: 2, keep: { atMost: 1 } } }] },
      { 'draw-goals': { count: { stations: { rails: 'own' } }, keep: { exactly: 1 } } },
    ],
  },
  { effect: [{ 'get-resources': 'influence' }, { 'pay-resources': { kind: 'ticket', count: 2 } }] },
  {
    whileInPlay: [
      { trigger: { on: 'get-resource', resource: 'ticket', do: [{ coins: 1 }] } },
      { trigger: { on: 'pay-resource', by: 'opponents', resource: 'influence', do: [{ draw: 1 }] } },
      { trigger: { on: 'pay-resource', by: 'all', once: true, do: [{ score: 1 }] } },
    ],
    effect: [
      {
        lasting: {
          what: [{ trigger: { on: 'get-resource', resource: 'influence', do: [{ draw: 2 }] } }],
          until: 'game-end',
          times: 1,
        },
      },
    ],
    reaction: { on: 'get-resource', by: 'opponents', do: [{ 'get-resources': 'ticket' }] },
  },
  {
    effect: [
      {
        if: {
          test: {
            compare: {
              amount: { resources: { kind: 'influence' } },
              atLeast: { resources: { kind: 'influence', of: 'most' } },
            },
          },
          then: [{ draw: 1 }],
        },
      },
      {
        'lay-rails': {
          count: 1,
          where: {
            near: { of: { place: 'city' }, distance: { atMost: { resources: { kind: 'ticket' } } } },
          },
        },
      },
    ],
  },
  {
    effect: [
      { may: [{ 'pay-resources': 'ticket' }, { 'get-resources': { kind: 'influence', count: 3 } }] },
      { 'each-opponent': [{ 'pay-resources': { kind: 'influence', count: { count: { from: 'hand' } } } }] },
    ],
  },
  {
    effect: [
      { 'get-resources': { kind: 'ticket', count: { times: [2, { resources: { kind: 'influence' } }] } } },
      { coins: { divide: [{ resources: { kind: 'ticket' } }, 2] } },
      { score: { resources: { kind: 'influence', of: 'most' } } },
      { draw: { half: { resources: { kind: 'ticket', of: 'all' } } } },
      {
        if: {
          test: { compare: { amount: { resources: { kind: 'influence' } }, atLeast: 2 } },
          then: [{ score: 1 }],
          else: [{ 'get-resources': 'influence' }],
        },
      },
      {
        if: {
          test: {
            any: [
              { compare: { amount: { resources: { kind: 'ticket' } }, exactly: 0 } },
              { compare: { amount: { resources: { kind: 'ticket', of: 'opponents' } }, atMost: 1 } },
            ],
          },
          then: [{ draw: 1 }],
        },
      },
    ],
  },
  { alsoCosts: { influence: 1, ticket: 2 }, effect: [{ draw: 1 }] },
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
  { effect: [{ coins: { different: 'hand' } }] },
  { effect: [{ coins: { half: { different: { from: 'play', where: { category: 'train' } } } } }] },
  { effect: [{ discard: { from: 'hand' } }, { draw: { different: { from: 'discard' } } }] },
  {
    effect: [
      { choose: { from: 'hand', count: 'any', as: 'a' } },
      { discard: 'a' },
      { coins: { different: 'a' } },
      { score: { divide: [{ different: { from: 'a', where: { category: 'train' } } }, 2] } },
    ],
  },
  { effect: [{ coins: { owned: { by: 'own', where: { category: 'train' }, different: true } } }] },
  { effect: [{ score: { divide: [{ owned: { by: 'all', different: true } }, 3] } }] },
  { effect: [{ score: { sum: [{ owned: { by: 'most', different: true } }, { line: 'most' }] } }] },
  { effect: [{ coins: { line: 'own' } }, { score: { divide: [{ line: 'own' }, 3] } }] },
  { effect: [{ coins: { minus: [{ line: 'fewest' }, { line: 'all' }, { line: 'opponents' }] } }] },
  {
    effect: [
      {
        if: {
          test: { compare: { amount: { line: 'own' }, atLeast: { sum: [1, { line: 'most' }] } } },
          then: [{ coins: { round: true } }],
        },
      },
      {
        if: {
          test: { compare: { amount: { line: 'own' }, atLeast: { line: 'most' } } },
          then: [{ coins: { half: { turnOrder: true } } }],
        },
      },
      { if: { test: { compare: { amount: { round: true }, atLeast: 8 } }, then: [{ draw: 1 }] } },
    ],
  },
  {
    effect: [
      { if: { test: { compare: { amount: { ownTurn: true }, exactly: 1 } }, then: [{ draw: 1 }] } },
      { if: { test: { compare: { amount: { ownTurn: true }, atLeast: 3 } }, then: [{ draw: 1 }] } },
      { if: { test: { not: { compare: { amount: { ownTurn: true }, atMost: 4 } } }, then: [{ draw: 1 }] } },
      {
        'each-opponent': [
          { if: { test: { compare: { amount: { ownTurn: true }, atMost: 12 } }, then: [{ draw: 1 }] } },
        ],
      },
      { coins: { ownTurn: true } },
      { score: { half: { ownTurn: true } } },
    ],
  },
  {
    effect: [
      { if: { test: { compare: { amount: { round: true }, atMost: 5 } }, then: [{ draw: 1 }] } },
      { if: { test: { not: { compare: { amount: { round: true }, atLeast: 8 } } }, then: [{ draw: 1 }] } },
      { if: { test: { compare: { amount: { round: true }, exactly: 3 } }, then: [{ draw: 1 }] } },
      { if: { test: { compare: { amount: { round: true }, atLeast: 3, atMost: 6 } }, then: [{ draw: 1 }] } },
    ],
  },
  {
    effect: [
      {
        'each-player': [
          {
            if: {
              test: { compare: { amount: { turnOrder: true }, exactly: { players: true } } },
              then: [{ draw: { players: true } }],
            },
          },
          {
            if: {
              test: { not: { compare: { amount: { turnOrder: true }, exactly: 1 } } },
              then: [{ draw: { turnOrder: true } }],
            },
          },
        ],
      },
      {
        if: {
          test: { compare: { amount: { turnOrder: true }, atMost: 2 } },
          then: [{ coins: { times: [2, { players: true }] } }],
        },
      },
    ],
  },
];
