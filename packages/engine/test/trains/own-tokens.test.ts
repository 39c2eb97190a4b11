// Tokens of a pack's own kinds: placed on cells, taken off, counted, and known while effects are looked at ahead.
import { expect, test } from 'vitest';
import type { Amount, CellFilter, Step } from '@railwright/engine';
import { table, type Given, type Table } from './table.ts';

const card = (effect: readonly Step[]) => ({
  id: 'try',
  name: { en: 'Try' },
  categories: ['action'],
  cost: 2,
  effect,
});

const played = (effect: readonly Step[], given: Given = {}): Table =>
  table({ market: [card(effect)] }, { hand: ['try'], ...given }).do('play try');

const place = (count: Amount, where?: CellFilter): Step => ({
  'place-tokens': { kind: 'goods', count, ...(where && { where }) },
});
const take = (count: Amount, where?: CellFilter): Step => ({
  'take-tokens': { kind: 'goods', count, ...(where && { where }) },
});

test('tokens are placed one by one on matching cells, and those of a limited kind leave the stock', () => {
  const t = played([place(2, { rails: 'own' })], { rails: ['D2', 'D3'] }).do('apply');
  expect(t.asks).toBe('token');
  expect(t.legal()).toEqual(['token D2', 'token D3']);
  t.do('token D3', 'token D3');
  expect(t.view.tokens).toEqual({ D3: { goods: 2 } });
  expect(t.view.tokensLeft).toEqual({ goods: 4 });
  expect(t.happened('token')).toHaveLength(2);
});

test('a cell holds only so many, and a step needs room and stock for all', () => {
  const full = { rails: ['D2', 'D3'], tokens: { D2: { goods: 2 }, D3: { goods: 1 } } };
  expect(
    played([place(1, { rails: 'own' })], full)
      .do('apply')
      .legal(),
  ).toEqual(['token D3']);
  expect(played([place(2, { rails: 'own' })], full).asks).toBe('turn');
  const gone = { A1: { goods: 2 }, A2: { goods: 2 }, A3: { goods: 1 } };
  expect(played([place(2)], { tokens: gone }).asks).toBe('turn');
  expect(played([place(1)], { tokens: gone }).asks).toBe('effect');
});

test('tokens are taken where they lie and go back to the stock', () => {
  const t = played([take(2, { place: 'city' })], { tokens: { D1: { goods: 2 }, C2: { goods: 1 } } });
  t.do('apply', 'take D1', 'take D1');
  expect(t.view.tokens).toEqual({ C2: { goods: 1 } });
  expect(t.view.tokensLeft).toEqual({ goods: 5 });
  expect(played([take(2, { place: 'city' })], { tokens: { D1: { goods: 1 }, C2: { goods: 1 } } }).asks).toBe(
    'turn',
  );
});

test('cells are selected by tokens, and tokens are counted', () => {
  const tokens = { D1: { goods: 2 }, D3: { goods: 1 }, A1: { goods: 1 } };
  const rails = ['D2'];
  const lay: Step = {
    'lay-rails': { count: 1, where: { tokens: { goods: { atLeast: 1, atMost: 1 } } }, free: true },
  };
  expect(played([lay], { rails, tokens }).do('apply').legal()).toEqual(['rail D3']);
  const near: Step = { coins: { tokens: { kind: 'goods', where: { near: { of: { rails: 'own' } } } } } };
  expect(played([near], { rails, tokens }).do('apply').view.coins).toBe(3);
  expect(played([{ score: { tokens: { kind: 'goods' } } }], { tokens }).do('apply').own.track).toBe(4);
});

test('what earlier steps will have moved is left open when an effect is looked at ahead', () => {
  const lay: Step = { 'lay-rails': { count: 1, where: { tokens: { goods: { atLeast: 1 } } }, free: true } };
  const t = played([place(1, { place: 'city' }), lay], { rails: ['D2'] });
  expect(t.asks).toBe('effect');
  t.do('apply', 'token D1', 'rail D1');
  expect(t.view.rails['D1']).toEqual([0]);
  // Taken first, it can be placed again although none is in stock.
  const tokens = { A1: { goods: 2 }, A2: { goods: 2 }, A3: { goods: 2 } };
  expect(played([take(1), place(1)], { tokens }).asks).toBe('effect');
  expect(played([place(1), take(1)], { tokens }).asks).toBe('turn');
  const paid = played([place(1), { pay: { tokens: { kind: 'goods' } } }], { coins: 1 });
  expect(paid.asks).toBe('effect');
});

test('a game without such tokens says nothing of them, and keeps nothing', () => {
  const plain = table({}, {});
  expect(plain.view.tokens).toBeUndefined();
  expect(plain.game.tables.ownTokens).toBeNull();
});
