// Ruling T36: an effect counts as possible unless what is known rules it out. A card not yet drawn, looked at or revealed may be
// any that could be there; if it turns out otherwise, the rest of the effect does nothing.
import { describe, expect, test } from 'vitest';
import type { Step } from '@railwright/engine';
import { table, type Given as AnyGiven, type Table } from './table.ts';

type Given = AnyGiven & { readonly hand?: readonly string[] };

const card = (id: string, ...effect: Step[]) => ({
  id,
  name: { en: id },
  categories: ['action'],
  cost: 2,
  effect,
});
const play = (effect: Step[], given: Given, switches = {}): Table =>
  table(
    { market: [card('try', ...effect)], switches },
    { ...given, hand: ['try', ...(given.hand ?? [])] },
  ).do('play try');
const oneMore = { cost: { exactly: { sum: [{ costOf: 'old' }, 1] } } };
const CHAIN: Step[] = [
  { draw: 1 },
  { choose: { from: 'hand', as: 'old' } },
  { trash: 'old' },
  { gain: { where: oneMore } },
];
// Lay Rails costs 3, Tower 5, Limited Express 6, Skyscraper 8, Try 2.

describe('T36: a chain over a card not yet drawn', () => {
  test('is offered when some card that could be drawn leads on', () => {
    const t = play(CHAIN, { deck: ['tower', 'waste'] });
    expect(t.asks).toBe('effect');
    t.do('apply', 'choose tower');
    expect(t.own.gained).toEqual({ 'limited-express-train': 1 });
  });

  test('is not offered when none does', () => {
    expect(play(CHAIN, { deck: ['waste', 'skyscraper'] }).asks).toBe('turn');
    // Nothing to draw, and nothing in hand.
    expect(play(CHAIN, { deck: [] }).asks).toBe('turn');
  });

  test('is offered for a card that only a reshuffle would bring', () => {
    expect(play(CHAIN, { deck: [], discard: ['tower', 'waste'] }).asks).toBe('effect');
    // The deck holds what is drawn, so the discard pile stays.
    expect(play(CHAIN, { deck: ['waste'], discard: ['tower'] }).asks).toBe('turn');
  });

  test('does nothing more when it turns out otherwise', () => {
    const t = play([...CHAIN, { score: 1 }], { deck: ['waste', 'tower'] }).do('apply');
    expect([t.asks, t.own.hand, t.own.track]).toEqual(['turn', { waste: 1 }, 0]);
  });

  test('goes on as far as possible where effects do', () => {
    const switches = { effects: 'as-far-as-possible' };
    const t = play([...CHAIN, { score: 1 }], { deck: ['waste', 'tower'] }, switches);
    t.do('apply', 'choose waste');
    expect([t.asks, t.own.hand, t.own.track]).toEqual(['turn', {}, 1]);
  });

  test('is judged by the top card where its owner knows it', () => {
    const peek = card('peek', { look: { count: 1, as: 'seen' } }, { 'put-back': 'seen' });
    const known = (top: string, below: string): Table =>
      table({ market: [card('try', ...CHAIN), peek] }, { hand: ['peek', 'try'], deck: [top, below] }).do(
        'play peek',
        'apply',
        'play try',
      );
    expect(known('tower', 'waste').asks).toBe('effect');
    expect(known('waste', 'tower').asks).toBe('turn');
  });

  test('tells nothing of the top card where its owner does not', () => {
    for (const deck of [
      ['tower', 'waste'],
      ['waste', 'tower'],
    ])
      expect(play(CHAIN, { deck }).asks).toBe('effect');
  });
});

describe('T36: every step that reads cards not yet known', () => {
  const shown = { look: { count: 1, as: 'shown' } };
  const back = { 'put-back': 'shown' };
  const deck = ['tower', 'waste'];
  const cases: [string, Step[], Given, boolean][] = [
    [
      'coins by the cost of what is revealed',
      [{ reveal: { count: 1, as: 'shown' } }, { coins: { costOf: 'shown' } }, { pay: 5 }],
      { deck },
      true,
    ],
    [
      'coins by a cost that cannot be',
      [{ reveal: { count: 1, as: 'shown' } }, { coins: { costOf: 'shown' } }, { pay: 9 }],
      { deck },
      false,
    ],
    [
      'coins by how many are turned over',
      [{ look: { count: 3, as: 'shown' } }, { coins: { count: 'shown' } }, { pay: 2 }],
      { deck },
      true,
    ],
    [
      'coins by more than can be turned over',
      [{ look: { count: 3, as: 'shown' } }, { coins: { count: 'shown' } }, { pay: 3 }],
      { deck },
      false,
    ],
    [
      'paying for what is turned over',
      [{ look: { count: 2, as: 'shown' } }, { pay: { count: 'shown' } }],
      { deck, coins: 1 },
      false,
    ],
    ['paying what an unknown card costs', [shown, { pay: { costOf: 'shown' } }, back], { deck }, true],
    [
      'a choice among what is turned over',
      [shown, { choose: { from: 'shown', where: { category: 'train' }, as: 'x' } }],
      { deck: ['express-train', 'waste'] },
      true,
    ],
    [
      'a choice that nothing in the deck fits',
      [shown, { choose: { from: 'shown', where: { category: 'train' }, as: 'x' } }],
      { deck },
      false,
    ],
    [
      'more than can be turned over',
      [shown, { choose: { from: 'shown', count: 2, as: 'x' } }],
      { deck },
      false,
    ],
    [
      'a filtered choice from a drawn hand',
      [{ draw: 1 }, { choose: { from: 'hand', where: { card: 'tower' }, as: 'x' } }],
      { deck },
      true,
    ],
    [
      'two of a kind where there is one',
      [
        { draw: 2 },
        { choose: { from: 'hand', where: { card: 'tower' }, count: 2, as: 'x' } },
        { gain: { where: { sameAs: 'x' } } },
      ],
      { deck },
      false,
    ],
    [
      'a card like one revealed',
      [{ reveal: { count: 1, as: 'shown' } }, { gain: { where: { sameAs: 'shown' } } }],
      { deck },
      true,
    ],
    [
      'a condition on what is revealed',
      [
        { reveal: { count: 1, as: 'shown' } },
        {
          if: {
            test: { there: { from: 'shown', where: { category: 'train' } } },
            then: [{ coins: 1 }],
            else: [{ pay: 1 }],
          },
        },
      ],
      { deck: ['express-train', 'waste'] },
      true,
    ],
    [
      'a condition that leads nowhere either way',
      [
        { reveal: { count: 1, as: 'shown' } },
        { if: { test: { there: 'shown' }, then: [{ pay: 2 }], else: [{ pay: 1 }] } },
      ],
      { deck },
      false,
    ],
    [
      'a comparison with the hand to come',
      [
        { draw: 2 },
        {
          if: {
            test: { compare: { amount: { count: { from: 'hand' } }, atLeast: 2 } },
            then: [{ coins: 1 }],
            else: [{ pay: 9 }],
          },
        },
      ],
      { deck },
      true,
    ],
    [
      'drawing as many as are turned over',
      [
        { look: { count: 1, as: 'shown' } },
        { draw: { count: 'shown' } },
        { choose: { from: 'hand', as: 'x' } },
      ],
      { deck },
      true,
    ],
    [
      'drawing what has been turned over',
      [{ look: { count: 2, as: 'shown' } }, { draw: 1 }, { choose: { from: 'hand', as: 'x' } }],
      { deck },
      false,
    ],
    [
      'revealing until a card comes',
      [
        { 'reveal-until': { where: { card: 'tower' }, count: 1, as: 'shown' } },
        { choose: { from: 'shown', where: { card: 'tower' }, as: 'x' } },
      ],
      { deck },
      true,
    ],
    [
      'coins of as many cards as one likes',
      [
        { choose: { from: 'hand', count: 'any', as: 'x' } },
        { discard: 'x' },
        { coins: { count: 'x' } },
        { pay: 2 },
      ],
      { hand: ['waste', 'tower'] },
      true,
    ],
    [
      'coins of more cards than there are',
      [
        { choose: { from: 'hand', count: 'any', as: 'x' } },
        { discard: 'x' },
        { coins: { count: 'x' } },
        { pay: 3 },
      ],
      { hand: ['waste', 'tower'] },
      false,
    ],
    [
      'the cost of two chosen together',
      [{ choose: { from: 'hand', count: 2, as: 'old' } }, { trash: 'old' }, { gain: { where: oneMore } }],
      { hand: ['tower', 'waste'] },
      true,
    ],
    [
      'all cards of the hand, drawn ones too',
      [
        { draw: 1 },
        { choose: { from: 'hand', count: 'all', as: 'x' } },
        { discard: 'x' },
        { coins: { count: 'x' } },
        { pay: 2 },
      ],
      { hand: ['waste'], deck },
      true,
    ],
    [
      'what a gained card costs',
      [{ gain: { where: { cost: { atMost: 3 } }, as: 'new' } }, { coins: { costOf: 'new' } }, { pay: 3 }],
      {},
      true,
    ],
    [
      'what a gained card cannot cost',
      [{ gain: { where: { cost: { atMost: 3 } }, as: 'new' } }, { coins: { costOf: 'new' } }, { pay: 4 }],
      {},
      false,
    ],
    [
      'a card gained to the hand',
      [
        { gain: { where: { card: 'tower' }, to: 'hand' } },
        { choose: { from: 'hand', where: { card: 'tower' }, as: 'x' } },
      ],
      {},
      true,
    ],
    [
      'coins by an option',
      [{ 'choose-one': [{ do: [{ coins: 2 }] }, { do: [{ draw: 1 }] }] }, { pay: 2 }],
      { deck },
      true,
    ],
    [
      'a card drawn by an option',
      [
        { 'choose-one': [{ do: [{ coins: 2 }] }, { do: [{ draw: 1 }] }] },
        { choose: { from: 'hand', as: 'x' } },
      ],
      { deck },
      true,
    ],
    ['coins that repeat', [{ repeat: { times: 3, do: [{ coins: 1 }] } }, { pay: 3 }], {}, true],
    ['coins that repeat too seldom', [{ repeat: { times: 3, do: [{ coins: 1 }] } }, { pay: 4 }], {}, false],
    ['coins that one may take', [{ may: [{ coins: 1 }] }, { pay: 1 }], {}, true],
    [
      'coins that can be had already',
      [{ coins: 3 }, { gain: { where: { cost: { exactly: { coins: true } } } } }],
      {},
      true,
    ],
    [
      'cards that everybody draws',
      [{ 'each-player': [{ draw: 1 }] }, { choose: { from: 'hand', as: 'x' } }],
      { deck },
      true,
    ],
    [
      'the same as a card named',
      [
        { name: 'guess' },
        shown,
        { if: { test: { same: ['shown', 'guess'] }, then: [{ coins: 1 }], else: [{ pay: 1 }] } },
      ],
      { deck },
      true,
    ],
  ];

  test.each(cases)('%s', (_, effect, given, possible) => {
    expect(play(effect, given).asks).toBe(possible ? 'effect' : 'turn');
  });
});

describe('T36: when it turns out otherwise', () => {
  test('an option that can no longer be finished is not offered, nor anything after it', () => {
    const effect: Step[] = [
      { reveal: { count: 1, as: 'shown' } },
      { 'choose-one': [{ do: [{ coins: 1 }] }, { do: [{ score: 1 }] }] },
      { choose: { from: 'shown', where: { category: 'train' }, as: 'x' } },
      { score: 5 },
    ];
    const t = play(effect, { deck: ['waste', 'express-train'] }).do('apply');
    expect([t.asks, t.view.coins, t.own.track]).toEqual(['turn', 0, 0]);
  });

  test('what each opponent cannot do stops neither the others nor what follows', () => {
    const levy = card(
      'levy',
      { 'each-opponent': [{ choose: { from: 'hand', as: 'lost' } }, { discard: 'lost' }] },
      { score: 1 },
    );
    const others = [{ hand: [] }, { hand: ['tower'] }];
    const t = table({ seats: 3, market: [levy] }, { hand: ['levy'], others }).do('play levy', 'apply');
    t.do('choose tower');
    expect([t.own.track, t.view.seat[2]?.discard]).toEqual([1, { tower: 1 }]);
  });

  test('a trigger does what it can', () => {
    const fee = {
      ...card('fee'),
      onBuy: [{ choose: { from: 'hand', as: 'x' } }, { trash: 'x' }, { 'gain-waste': 1 }],
    };
    const t = table({ market: [fee] }, { coins: 5 }).do('buy fee');
    expect(t.own.gained).toEqual({ fee: 1, waste: 1 });
  });
});
