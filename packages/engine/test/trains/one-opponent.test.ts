// What an opponent of the player's choice does, and cards that go to the player whose turn it is.
import { describe, expect, test } from 'vitest';
import { createRng, randomBelow } from '@railwright/engine';
import { card } from './card.ts';
import { table } from './table.ts';
import { whyNotText } from './why-table.ts';

const STEAL = [{ choose: { from: 'hand', as: 'loot' } }, { pass: { cards: 'loot', to: 'active' } }];
const thief = (more: object = {}) => card('thief', { effect: [{ 'one-opponent': STEAL }], ...more });
const THREE = { hand: ['thief'], others: [{ hand: ['waste'] }, { hand: ['express-train', 'waste'] }] };

test('the player chooses who does it, and the others do nothing', () => {
  const t = table({ market: [thief()], seats: 3 }, THREE);
  t.do('play thief', 'apply');
  expect(t.asks).toBe('opponent');
  expect(t.legal()).toEqual(['of 2', 'of 3']);
  expect(whyNotText(t, 'of 1')).toBe('This is no opponent of yours.');
  t.do('of 3', 'choose express-train');
  expect(t.asks).toBe('turn');
  expect(t.own.hand).toEqual({ 'express-train': 1 });
  expect(t.happened('receive')).toMatchObject([{ seat: 0, giver: 2, card: 'express-train' }]);
});

test('an attack asks the opponent who was chosen for a reaction, and nobody else', () => {
  const guard = card('guard', { reaction: {} });
  const market = [thief({ categories: ['action', 'attack'] }), guard];
  const others = [{ hand: ['guard'] }, { hand: ['guard', 'express-train'] }];
  const t = table({ market, seats: 3 }, { hand: ['thief'], others });
  t.do('play thief', 'apply', 'of 3');
  expect(t.game.decision(t.s)).toMatchObject({ seat: 2, type: 'reaction' });
  t.do('show guard');
  expect(t.asks).toBe('turn');
  expect(t.happened('receive')).toEqual([]);
});

describe('what is taken', () => {
  test('is seen by giver and taker alone', () => {
    const t = table({ market: [thief()], seats: 3 }, THREE);
    t.do('play thief', 'apply', 'of 3', 'choose express-train');
    expect(t.game.viewFor(t.s, 1).seat[0]?.hand).toBeUndefined();
    expect(t.game.viewFor(t.s, 0).seat[0]?.hand).toEqual({ 'express-train': 1 });
  });

  test('comes to the hand of the player whose turn it is, whoever passes it', () => {
    const gift = card('gift', { effect: [{ 'each-player': [{ draw: 1 }, ...STEAL] }] });
    const rng = createRng(5);
    for (let seed = 1; seed < 20; seed++) {
      const t = table({ market: [gift], seats: 4 }, { hand: ['gift'], others: [{}, {}, {}] });
      t.do('play gift', 'apply');
      while (t.asks !== 'turn') {
        const legal = t.legal();
        t.do(legal[randomBelow(rng, legal.length)]);
      }
      expect(t.view.seat[0]?.handSize).toBe(t.happened('receive').length);
    }
  });
});
