// Ruling T36 for every step that reads cards not yet known: the effect of a card, where the cards are, and whether it is offered.
import type { Step } from '@railwright/engine';
import type { Given as AnyGiven } from './table.ts';

export type Given = AnyGiven & { readonly hand?: readonly string[] };

/** A card that costs one more than the one chosen before. */
export const ONE_MORE = { cost: { exactly: { sum: [{ costOf: 'old' }, 1] } } };

const shown = { look: { count: 1, as: 'shown' } };
const back = { 'put-back': 'shown' };
const deck = ['tower', 'waste'];

export const UNKNOWN_CASES: readonly [string, Step[], Given, boolean][] = [
  [
    'coins by the cost of what is revealed',
    [{ reveal: { count: 1, as: 'shown' } }, { coins: { costOf: 'shown' } }, { pay: 5 }],
    { deck },
    true,
  ],
  [
    'coins by a cost that no card in the deck has',
    [{ reveal: { count: 1, as: 'shown' } }, { coins: { costOf: 'shown' } }, { pay: 9 }],
    { deck },
    false,
  ],
  [
    'coins for each card turned over',
    [{ look: { count: 3, as: 'shown' } }, { coins: { count: 'shown' } }, { pay: 2 }],
    { deck },
    true,
  ],
  [
    'coins for more cards than can be turned over',
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
  ['paying the cost of an unknown card', [shown, { pay: { costOf: 'shown' } }, back], { deck }, true],
  [
    'a choice among what is turned over',
    [shown, { choose: { from: 'shown', where: { category: 'train' }, as: 'x' } }],
    { deck: ['express-train', 'waste'] },
    true,
  ],
  [
    'a choice that no card in the deck fits',
    [shown, { choose: { from: 'shown', where: { category: 'train' }, as: 'x' } }],
    { deck },
    false,
  ],
  [
    'a choice of more cards than can be turned over',
    [shown, { choose: { from: 'shown', count: 2, as: 'x' } }],
    { deck },
    false,
  ],
  [
    'a filtered choice from the hand after a draw',
    [{ draw: 1 }, { choose: { from: 'hand', where: { card: 'tower' }, as: 'x' } }],
    { deck },
    true,
  ],
  [
    'two cards of a kind of which there is one',
    [
      { draw: 2 },
      { choose: { from: 'hand', where: { card: 'tower' }, count: 2, as: 'x' } },
      { gain: { where: { sameAs: 'x' } } },
    ],
    { deck },
    false,
  ],
  [
    'gaining a card like the one revealed',
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
    'a comparison with the size of the hand after a draw',
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
    'drawing as many cards as are turned over',
    [
      { look: { count: 1, as: 'shown' } },
      { draw: { count: 'shown' } },
      { choose: { from: 'hand', as: 'x' } },
    ],
    { deck },
    true,
  ],
  [
    'drawing cards that have been turned over',
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
    'coins for any number of cards',
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
    'coins for more cards than there are',
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
    'the cost of two cards chosen together',
    [{ choose: { from: 'hand', count: 2, as: 'old' } }, { trash: 'old' }, { gain: { where: ONE_MORE } }],
    { hand: ['tower', 'waste'] },
    true,
  ],
  [
    'all cards of the hand, including those drawn',
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
    'coins by the cost of a gained card',
    [{ gain: { where: { cost: { atMost: 3 } }, as: 'new' } }, { coins: { costOf: 'new' } }, { pay: 3 }],
    {},
    true,
  ],
  [
    'coins by a cost that no gained card can have',
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
    'coins from an option',
    [{ 'choose-one': [{ do: [{ coins: 2 }] }, { do: [{ draw: 1 }] }] }, { pay: 2 }],
    { deck },
    true,
  ],
  [
    'a card that an option draws',
    [
      { 'choose-one': [{ do: [{ coins: 2 }] }, { do: [{ draw: 1 }] }] },
      { choose: { from: 'hand', as: 'x' } },
    ],
    { deck },
    true,
  ],
  ['coins from enough repetitions', [{ repeat: { times: 3, do: [{ coins: 1 }] } }, { pay: 3 }], {}, true],
  ['coins from too few repetitions', [{ repeat: { times: 3, do: [{ coins: 1 }] } }, { pay: 4 }], {}, false],
  ['coins from a step that is optional', [{ may: [{ coins: 1 }] }, { pay: 1 }], {}, true],
  [
    'a gain that depends on coins from an earlier step',
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
    'a guess at a card to be revealed',
    [
      { name: 'guess' },
      shown,
      { if: { test: { same: ['shown', 'guess'] }, then: [{ coins: 1 }], else: [{ pay: 1 }] } },
    ],
    { deck },
    true,
  ],
];
