// Ruling T36: an effect counts as possible unless what is known rules it out. A card not yet drawn, looked at or revealed may be
// any that could be there; if it turns out otherwise, the rest of the effect does nothing.
import { describe, expect, test } from 'vitest';
import type { Step } from '@railwright/engine';
import { table, type Table } from './table.ts';
import { ONE_MORE, UNKNOWN_CASES, type Given } from './unknown-cases.ts';

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
const CHAIN: Step[] = [
  { draw: 1 },
  { choose: { from: 'hand', as: 'old' } },
  { trash: 'old' },
  { gain: { where: ONE_MORE } },
];
// Lay Rails costs 3, Tower 5, Limited Express 6, Skyscraper 8, Try 2.

describe('T36: a chain over a card not yet drawn', () => {
  test('is offered when some card that could be drawn leads on', () => {
    const t = play(CHAIN, { deck: ['tower', 'waste'] });
    expect(t.asks).toBe('effect');
    t.do('apply', 'choose tower');
    expect(t.own.gained).toEqual({ 'limited-express-train': 1 });
  });

  test('is not offered when no such card could be drawn', () => {
    expect(play(CHAIN, { deck: ['waste', 'skyscraper'] }).asks).toBe('turn');
    // Nothing to draw, and nothing in hand.
    expect(play(CHAIN, { deck: [] }).asks).toBe('turn');
  });

  test('is offered for a card that only a reshuffle would bring', () => {
    expect(play(CHAIN, { deck: [], discard: ['tower', 'waste'] }).asks).toBe('effect');
    // The deck holds what is drawn, so the discard pile stays.
    expect(play(CHAIN, { deck: ['waste'], discard: ['tower'] }).asks).toBe('turn');
  });

  test('stops where the card drawn leads no further', () => {
    const t = play([...CHAIN, { score: 1 }], { deck: ['waste', 'tower'] }).do('apply');
    expect([t.asks, t.own.hand, t.own.track]).toEqual(['turn', { waste: 1 }, 0]);
  });

  test('goes on where effects are done as far as possible', () => {
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

  test('is judged alike whatever lies on top where its owner does not know it', () => {
    for (const deck of [
      ['tower', 'waste'],
      ['waste', 'tower'],
    ])
      expect(play(CHAIN, { deck }).asks).toBe('effect');
  });
});

test.each(UNKNOWN_CASES)('T36: %s', (_, effect, given, possible) => {
  expect(play(effect, given).asks).toBe(possible ? 'effect' : 'turn');
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

  test('an opponent who can do nothing stops neither the others nor the steps that follow', () => {
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
