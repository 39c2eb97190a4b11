// Cards of the highest, the lowest and all together of numbers of each card, cell or player, of what is different, of trails and borders.
import type { Parts } from './card.ts';

export const FIGURE_PARTS: readonly Parts[] = [
  { effect: [{ coins: { highest: { cost: { from: 'hand', where: { category: 'train' } } } } }] },
  {
    effect: [
      { choose: { from: 'hand', count: 'any', as: 'a' } },
      { discard: 'a' },
      { coins: { lowest: { value: 'a' } } },
      { score: { total: { points: { from: 'a', where: { category: 'train' } } } } },
    ],
  },
  { effect: [{ coins: { half: { total: { cost: { from: 'play', where: { category: 'action' } } } } } }] },
  {
    effect: [{ coins: { highest: { stations: {} } } }, { score: { lowest: { stations: { rails: 'own' } } } }],
  },
  {
    effect: [
      { coins: { highest: { size: { rails: 'own' } } } },
      { draw: { highest: { room: { near: { of: { rails: 'own' } } } } } },
      { score: { total: { size: { place: 'city', rails: 'own' } } } },
    ],
  },
  {
    effect: [
      { coins: { highest: { rails: {} } } },
      { coins: { lowest: { rails: { terrain: 'swamp' } } } },
      { coins: { total: { tokens: { kind: 'goods', where: { rails: 'own' } } } } },
      { coins: { highest: { tokens: { kind: 'post', of: 'most', where: { place: 'city' } } } } },
      { coins: { highest: { tokens: { kind: 'post', of: 'own' } } } },
    ],
  },
  {
    effect: [
      { coins: { highest: { opponents: { cells: { place: 'city', rails: 'own' } } } } },
      { score: { total: { players: { network: 'own' } } } },
      { draw: { lowest: { players: { railsLeft: 'own' } } } },
      { coins: { lowest: { opponents: { sum: [{ score: 'own' }, { line: 'own' }] } } } },
      { coins: { total: { opponents: { half: { count: { from: 'hand' } } } } } },
    ],
  },
  {
    effect: [
      {
        if: {
          test: {
            compare: {
              amount: { cells: { rails: 'own', border: true } },
              exactly: { highest: { players: { cells: { rails: 'own', border: true } } } },
            },
          },
          then: [{ draw: 1 }],
        },
      },
    ],
  },
  { effect: [{ coins: { variety: { terrains: { rails: 'own' } } } }] },
  { effect: [{ score: { times: [2, { variety: { regions: { place: 'city', rails: 'own' } } }] } }] },
  { effect: [{ draw: { half: { variety: { categories: { from: 'play' } } } } }] },
  {
    effect: [
      { score: { divide: [{ variety: { costs: { from: 'hand', where: { category: 'train' } } } }, 2] } },
    ],
  },
  { effect: [{ coins: { trail: 'own' } }, { score: { divide: [{ trail: 'own' }, 5] } }] },
  { effect: [{ coins: { minus: [{ trail: 'fewest' }, { trail: 'all' }, { trail: 'opponents' }] } }] },
  {
    effect: [
      {
        if: {
          test: { compare: { amount: { trail: 'own' }, atLeast: { sum: [1, { trail: 'most' }] } } },
          then: [{ draw: 1 }],
        },
      },
      {
        if: {
          test: { compare: { amount: { trail: 'own' }, atLeast: { trail: 'most' } } },
          then: [{ draw: 1 }],
        },
      },
    ],
  },
  {
    effect: [
      { coins: { distance: { from: { place: 'city' }, to: { place: 'remote' }, along: 'own' } } },
      { coins: { distance: { from: { terrain: 'swamp' }, to: { place: 'city' }, along: 'all' } } },
      { coins: { distance: { from: { rails: 'own' }, to: { place: 'city' }, along: 'opponents' } } },
    ],
  },
  { effect: [{ 'lay-rails': { count: 2, where: { border: true } } }] },
  { effect: [{ coins: { cells: { place: 'city', rails: 'own', border: true } } }] },
  { effect: [{ 'build-station': { count: 1, where: { not: { border: true }, rails: 'own' } } }] },
  {
    effect: [
      { 'lay-rails': { count: 1, where: { terrain: 'swamp' }, as: 'spot' } },
      { 'place-tokens': { kind: 'goods', where: { in: 'spot' } } },
      { 'build-station': { count: 1, where: { near: { of: { in: 'spot' } } } } },
    ],
  },
  {
    effect: [
      { 'build-station': { count: 2, as: 'towns' } },
      { 'lay-rails': { count: 1, where: { in: 'towns' } } },
      { coins: { cells: { in: 'towns', rails: 'own' } } },
    ],
  },
  {
    effect: [
      { 'lay-rails': { count: 1, as: 'first' } },
      { 'lay-rails': { count: 1, where: { place: 'remote' }, as: 'second' } },
      { 'place-tokens': { kind: 'goods', where: { in: 'second' }, as: 'third' } },
      { 'remove-rails': { count: 1, where: { near: { of: { in: 'first' } } } } },
    ],
  },
  {
    effect: [
      { 'choose-cells': { where: { place: 'city' }, as: 'town' } },
      {
        lasting: {
          what: [{ dearer: { what: 'rails', coins: 2, at: { in: 'town' }, for: 'opponents' } }],
          until: 'next-turn',
        },
      },
    ],
  },
  {
    effect: [
      { 'choose-cells': { count: 2, as: 'spots' } },
      {
        lasting: {
          what: [
            { trigger: { on: 'lay', by: 'all', at: { in: 'spots' }, do: [{ score: 1 }] } },
            { forbid: { what: 'build', at: { in: 'spots' }, for: 'opponents' } },
          ],
          until: 'game-end',
        },
      },
    ],
  },
  {
    effect: [
      { 'lay-rails': { count: 1, where: { place: 'city' }, as: 'town' } },
      {
        lasting: {
          what: [{ forbid: { what: 'lay', at: { in: 'town' }, for: 'opponents' } }],
          until: 'next-turn',
        },
      },
    ],
  },
];
