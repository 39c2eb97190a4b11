// Triggers on tokens of a pack's own kinds that are placed on cells or taken off them.
import { expect, test } from 'vitest';
import type { Step, Trigger } from '@railwright/engine';
import type { RawCard } from './shipped.ts';
import { table, type Given, type Table } from './table.ts';

const card = (id: string, more: Partial<RawCard>): RawCard => ({
  id,
  name: { en: id },
  categories: ['action'],
  cost: 2,
  ...more,
});

/** Plays a card with the trigger, then one with the steps. */
function played(trigger: Trigger, steps: readonly Step[], given: Given = {}): Table {
  const market = [card('wait', { value: 1, whileInPlay: [{ trigger }] }), card('act', { effect: steps })];
  return table({ market }, { hand: ['wait', 'act'], ...given }).do('play wait', 'apply', 'play act', 'apply');
}

const place = (kind = 'goods', count = 1): Step => ({ 'place-tokens': { kind, count } });
const SCORE: readonly Step[] = [{ score: 1 }];

test('a trigger hears of each token that is placed, and of those that are taken another one', () => {
  const t = played({ on: 'token', do: SCORE }, [place('goods', 2)]).do('token D1', 'token D2');
  expect(t.own.track).toBe(2);
  const steps: readonly Step[] = [{ 'take-tokens': { kind: 'goods' } }, place('post')];
  const given = { tokens: { D1: { goods: 1 } } };
  expect(played({ on: 'take-token', do: SCORE }, steps, given).do('take D1').own.track).toBe(1);
  expect(played({ on: 'token', do: SCORE }, steps, given).do('take D1').own.track).toBe(0);
});

test('it can wait for one kind of token, and for certain cells', () => {
  const post: Trigger = { on: 'token', token: 'post', do: SCORE };
  expect(played(post, [place('goods')]).do('token D1').own.track).toBe(0);
  expect(played(post, [place('post')]).do('token D1').own.track).toBe(1);
  const city: Trigger = { on: 'token', at: { place: 'city' }, do: SCORE };
  expect(played(city, [place()]).do('token D2').own.track).toBe(0);
  expect(played(city, [place()]).do('token D1').own.track).toBe(1);
  const taken: Trigger = { on: 'take-token', token: 'post', at: { rails: 'own' }, do: SCORE };
  const given = { rails: ['D2'], tokens: { D1: { post: 1 }, D2: { post: 1, goods: 1 } } };
  const take = (kind: string): Step[] => [{ 'take-tokens': { kind } }];
  expect(played(taken, take('post'), given).do('take D2').own.track).toBe(1);
  expect(played(taken, take('post'), given).do('take D1').own.track).toBe(0);
  expect(played(taken, take('goods'), given).do('take D2').own.track).toBe(0);
});

test('once is the first time in a turn', () => {
  const once: Trigger = { on: 'token', once: true, do: SCORE };
  expect(played(once, [place('goods', 2)]).do('token D1', 'token D2').own.track).toBe(1);
});

test('the trigger acts between one token and the next', () => {
  const draws: Trigger = {
    on: 'token',
    do: [{ 'take-tokens': { kind: 'goods', where: { place: 'city' } } }],
  };
  const t = played(draws, [place('goods', 2)]).do('token D1');
  expect(t.asks).toBe('take-token');
  t.do('take D1');
  expect(t.view.tokens).toEqual({});
  expect(t.asks).toBe('token');
});

test('others wait for what somebody does', () => {
  const theirs: Trigger = { on: 'take-token', token: 'claim', by: 'opponents', do: [{ 'next-coins': 2 }] };
  const market = [
    card('wait', { effect: [{ lasting: { what: [{ trigger: theirs }], until: 'next-turn' } }] }),
    card('rob', { effect: [{ 'take-tokens': { kind: 'claim', of: 'opponents' } }] }),
  ];
  const given = { hand: ['wait'], tokens: { D1: { claim: 1 } }, others: [{ hand: ['rob'] }] };
  const t = table({ market }, given).do('play wait', 'apply', 'end', 'play rob', 'apply', 'take D1');
  expect(t.view.nextCoins).toEqual([2, 0]);
  expect(t.happened('take-token')).toHaveLength(1);
});

test('games whose cards wait for no tokens announce none', () => {
  const { announce } = table({ market: [card('act', { effect: [place()] })] }, {}).game.tables.ruleNodes;
  expect(announce).toHaveLength(0);
});
