// A seat's knowledge while another's effect asks it: cards that others hold, have chosen or looked at are redealt from
// what the seat knows and from nothing else, and its view agrees.
import { expect, test } from 'vitest';
import { cloneState, createRng, hashState, type State } from '@railwright/engine';
import { card } from './card.ts';
import { table, type Given } from './table.ts';
import type { GameOptions } from './shipped.ts';

/** Each opponent chooses a card in hand, which is a question to that opponent. */
const ask = { 'each-opponent': [{ choose: { from: 'hand', as: 'lost' } }, { discard: 'lost' }] };
const levy = card('levy', { effect: [ask] });
const stake = card('stake', {
  effect: [
    { choose: { from: 'hand', where: { category: 'train' }, as: 'staked' } },
    ask,
    { discard: 'staked' },
  ],
});
const peep = card('peep', { effect: [{ look: { count: 2, as: 'seen' } }, ask, { 'put-back': 'seen' }] });

interface Case {
  readonly options: GameOptions;
  readonly given: Given;
  readonly choices: readonly string[];
}

function after({ options, given, choices }: Case) {
  const t = table(options, given);
  return t.do(...choices);
}

function dealt(t: ReturnType<typeof after>, seat: number, seed: number): State {
  const copy = cloneState(t.s);
  t.game.resample(copy, seat, createRng(seed));
  return copy;
}

/** Two positions that look the same to the asked seat are redealt the same. */
function expectAlike(a: Case, b: Case): void {
  const [one, other] = [after(a), after(b)];
  const seat = one.game.seatToAct(one.s);
  expect(seat).toBeGreaterThan(0);
  expect(other.game.viewFor(other.s, seat)).toEqual(one.game.viewFor(one.s, seat));
  expect(hashState(other.s)).not.toBe(hashState(one.s));
  for (let seed = 1; seed <= 5; seed++)
    expect(hashState(dealt(other, seat, seed))).toBe(hashState(dealt(one, seat, seed)));
}

test('an earlier choice does not keep a hand from being redealt', () => {
  const mark = card('mark', {
    effect: [
      { choose: { from: 'hand', count: 'any', as: 'some' } },
      { choose: { from: 'hand', count: 'any', as: 'others' } },
      { coins: { count: 'others' } },
    ],
  });
  const held = (hand: string, deck: string): Case => ({
    options: { market: [mark, levy], seats: 3 },
    given: { hand: ['mark', 'levy', hand], deck: [deck], others: [{ hand: ['waste'] }, { hand: ['waste'] }] },
    choices: ['play mark', 'apply', 'done', `choose ${hand}`, 'done', 'play levy', 'apply', 'choose waste'],
  });
  expectAlike(held('waste', 'tower'), held('tower', 'waste'));
});

test('cards chosen from a hand are redealt among those that could have been chosen', () => {
  const hand = ['stake', 'express-train', 'normal-train', 'waste'];
  const given = { hand, deck: ['limited-express-train', 'tower'], others: [{ hand: ['waste', 'tower'] }] };
  const staked = (choice: string): Case => ({
    options: { market: [stake] },
    given,
    choices: ['play stake', 'apply', choice],
  });
  expectAlike(staked('choose express-train'), staked('choose normal-train'));

  const t = after(staked('choose express-train'));
  expect(t.game.viewFor(t.s, 0).effects?.[0]?.chosen).toEqual({ staked: { 'express-train': 1 } });
  expect(t.game.viewFor(t.s, 1).effects?.[0]?.chosen).toEqual({ staked: 1 });
  const chosen = Array.from({ length: 40 }, (_, seed) => {
    const view = t.game.viewFor(dealt(t, 1, seed), undefined);
    return Object.keys(view.effects?.[0]?.chosen['staked'] ?? {}).join();
  });
  // Some hands have no train at all; then any of their cards is possible.
  expect(chosen).toContain('express-train');
  expect(chosen).toContain('normal-train');
  expect(chosen).toContain('limited-express-train');
});

test('cards looked at in private are redealt together with the selection of them', () => {
  const others = [{ hand: ['waste', 'tower'] }];
  const seen = (...deck: string[]): Case => ({
    options: { market: [peep] },
    given: { hand: ['peep'], deck, others },
    choices: ['play peep', 'apply'],
  });
  expectAlike(seen('waste', 'apartment', 'tower'), seen('tower', 'apartment', 'waste'));
  const t = after(seen('waste', 'apartment', 'tower'));
  const copy = dealt(t, 1, 3);
  const view = t.game.viewFor(copy, undefined);
  expect(view.effects?.[0]?.chosen).toEqual({ seen: view.seat[0]?.aside });
});

test('a card still to be chosen when another seat looks on stays with the seat that chooses', () => {
  const t = after({
    options: {
      market: [
        card('sort', { effect: [{ choose: { from: 'hand', count: 'any', as: 'kept' } }, { trash: 'kept' }] }),
      ],
    },
    given: { hand: ['sort', 'waste', 'tower', 'apartment'], deck: ['express-train'], others: [{ hand: [] }] },
    choices: ['play sort', 'apply', 'choose tower'],
  });
  expect(t.game.viewFor(t.s, 1).effects?.[0]?.chosen).toEqual({ kept: 1 });
  for (let seed = 0; seed < 20; seed++) {
    const copy = dealt(t, 1, seed);
    expect(t.game.legalChoices(copy, new Int16Array(t.game.maxChoices))).toBeGreaterThan(0);
  }
});

test('selections read by steps for other seats are known to them', () => {
  const match = card('match', {
    effect: [
      { choose: { from: 'hand', as: 'shown' } },
      {
        'each-opponent': [
          { choose: { from: 'hand', where: { sameAs: 'shown' }, as: 'paired' } },
          { discard: 'paired' },
        ],
      },
    ],
  });
  const t = after({
    options: { market: [match] },
    given: { hand: ['match', 'waste', 'tower'], deck: ['tower'], others: [{ hand: ['waste', 'tower'] }] },
    choices: ['play match', 'apply', 'choose waste'],
  });
  expect(t.game.viewFor(t.s, 1).effects?.[0]?.chosen).toEqual({ shown: { waste: 1 } });
  expect(t.legal()).toEqual(['choose waste']);
  const copy = dealt(t, 1, 9);
  expect(t.game.viewFor(copy, 1)).toEqual(t.game.viewFor(t.s, 1));
});

test('cards looked at stay private when another card is shown with them', () => {
  const both = card('both', {
    effect: [{ look: { count: 1, as: 'seen' } }, { reveal: { count: 1, as: 'shown' } }, ask],
  });
  const t = after({
    options: { market: [both] },
    given: { hand: ['both'], deck: ['tower', 'waste', 'apartment'], others: [{ hand: ['waste', 'tower'] }] },
    choices: ['play both', 'apply'],
  });
  expect(t.game.viewFor(t.s, 1).seat[0]).toMatchObject({ asideSize: 2 });
  expect(t.game.viewFor(t.s, 1).seat[0]?.aside).toBeUndefined();
});

const lastTrain = [
  {
    if: {
      test: { there: { from: 'hand', where: { category: 'train' } } },
      then: [{ choose: { from: 'hand', as: 'lost' } }],
    },
  },
  { discard: 'lost' },
];

test('no seat continues with what the seat before it chose', () => {
  const t = after({
    options: { market: [card('purge', { effect: [{ 'each-player': lastTrain }] })], seats: 3 },
    given: {
      hand: ['purge', 'waste', 'express-train'],
      others: [{ hand: ['waste'] }, { hand: ['waste'] }],
    },
    choices: ['play purge', 'apply', 'choose waste'],
  });
  expect(t.asks).toBe('turn');
  expect(t.view.seat.map(({ handSize }) => handSize)).toEqual([1, 1, 1]);
});

test('an effect begins without the selections of the effect before it', () => {
  const pick = card('pick', { effect: [{ choose: { from: 'hand', as: 'lost' } }, { discard: 'lost' }] });
  const t = after({
    options: { market: [pick, card('maybe', { effect: lastTrain })] },
    given: { hand: ['pick', 'maybe', 'waste', 'waste'] },
    choices: ['play pick', 'apply', 'choose waste', 'play maybe', 'apply'],
  });
  expect(t.own.hand).toEqual({ waste: 1 });
});

test('effects that no longer last are not seen when cards are dealt again', () => {
  const options = ['rails', 'stations'].map((what) => ({
    do: [{ lasting: { what: [{ cheaper: { what, coins: 1 } }] } }],
  }));
  const either = card('either', { effect: [{ 'choose-one': options }] });
  const at = (option: string): Case => ({
    options: { market: [either] },
    given: { hand: ['either'], others: [{ hand: ['waste'] }] },
    choices: ['play either', 'apply', option, 'end'],
  });
  expectAlike(at('option 1'), at('option 2'));
});

test('a named kind is not a card that could be moved', () => {
  const wish = card('wish', { effect: [{ name: 'wished' }, { move: { cards: 'wished', to: 'hand' } }] });
  const options = { market: [wish] };
  const given = { hand: ['wish', 'waste'] };
  const named = after({ options, given, choices: ['play wish', 'apply'] }).legal();
  expect(named.length).toBeGreaterThan(5);
  for (const choice of named)
    expect(after({ options, given, choices: ['play wish', 'apply', choice] }).own.hand).toEqual({ waste: 1 });
});

test('a card gained to the deck is not mistaken for one in the trash', () => {
  const plan = card('plan', {
    effect: [
      { gain: { where: { card: 'tower' }, to: 'deck-top', as: 'planned' } },
      { move: { cards: 'planned', to: 'hand' } },
    ],
  });
  const t = after({
    options: { market: [plan] },
    given: { hand: ['plan'], trash: ['tower'] },
    choices: ['play plan', 'apply'],
  });
  expect(t.view.trash).toEqual({ tower: 1 });
  expect(t.own.deckTop).toEqual(['tower']);
});

test('T19, T26: a card without a pile leaves the game instead of going to the supply', () => {
  const back = card('back', { effect: [{ return: { from: 'hand' } }] });
  const t = after({
    options: { market: [back] },
    given: { hand: ['back', 'normal-train', 'tower'] },
    choices: ['play back', 'apply'],
  });
  expect(t.view.trash).toEqual({ 'normal-train': 1 });
  expect(t.view.supply['tower']).toBe(11);
});

test('cards of a deck can be sent away, including those on its known top', () => {
  const clear = card('clear', {
    effect: [{ discard: { from: 'deck', where: { card: ['tower', 'waste'] } } }],
  });
  const t = after({
    options: { market: [clear] },
    given: { hand: ['clear'], deck: ['apartment', 'tower', 'waste', 'tower'] },
    choices: ['play clear', 'apply'],
  });
  expect(t.own.deckTop).toEqual(['apartment']);
  expect(t.own.discard).toEqual({ tower: 2, waste: 1 });
});

test('cards put back from a deck are known only to their owner, and those already on top stay there', () => {
  const dig = card('dig', {
    effect: [
      { choose: { from: 'hand', as: 'first' } },
      { move: { cards: 'first', to: 'deck-top' } },
      { 'put-back': { from: 'deck', where: { card: ['tower', 'waste'] } } },
    ],
  });
  const t = table({ market: [dig] }, { hand: ['dig', 'waste', 'tower'], others: [{ hand: [] }] });
  // A deck without an order, as after shuffling.
  t.game.resample(t.s, 0, createRng(1));
  t.do('play dig', 'apply', 'choose waste');
  expect(t.asks).toBe('turn');
  expect(t.own.deckTop).toEqual(['waste']);
  expect(t.game.viewFor(t.s, 1).seat[0]?.deckTop).toEqual([null]);
});

test('cards set aside from a hand stay private, and so do all cards there from then on', () => {
  const stow = card('stow', {
    effect: [
      { reveal: { count: 1, as: 'shown' } },
      { choose: { from: 'hand', as: 'stowed' } },
      { move: { cards: 'stowed', to: 'aside' } },
    ],
  });
  const t = after({
    options: { market: [stow] },
    given: { hand: ['stow', 'waste'], deck: ['tower'], others: [{ hand: [] }] },
    choices: ['play stow', 'apply', 'choose waste'],
  });
  expect(t.own).toMatchObject({ aside: { tower: 1, waste: 1 }, asideSecret: true });
  expect(t.game.viewFor(t.s, 1).seat[0]?.aside).toBeUndefined();
  t.do('end');
  expect(t.own.asideSecret).toBeUndefined();
});
