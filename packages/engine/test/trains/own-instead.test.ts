// What a card itself does instead of being gained, discarded or trashed.
import { expect, test } from 'vitest';
import { card } from './card.ts';
import { table } from './table.ts';

const DISCARDER = card('discarder', {
  effect: [{ choose: { from: 'hand', count: 'any', as: 'x' } }, { discard: 'x' }],
});
const own = (id: string, instead: object, more: object = {}) => card(id, { instead, value: 1, ...more });

test('a card in hand replaces its own discard, each time, and no other', () => {
  const ticket = own('ticket', { of: 'discard', from: 'hand', do: [{ score: 1 }] });
  const t = table({ market: [ticket, DISCARDER] }, { hand: ['discarder', 'ticket', 'ticket', 'lay-rails'] });
  t.do('play discarder', 'apply', 'choose lay-rails', 'choose ticket', 'choose ticket');
  expect(t.asks).toBe('turn');
  expect(t.own.hand).toEqual({ ticket: 2 });
  expect(t.own.discard).toEqual({ 'lay-rails': 1 });
  expect(t.own.track).toBe(2);
  expect(t.happened('instead')).toEqual([
    { type: 'instead', seat: 0, card: 'ticket', of: 'discard', by: 'ticket' },
    { type: 'instead', seat: 0, card: 'ticket', of: 'discard', by: 'ticket' },
  ]);
});

test('a replacement from hand does not act elsewhere, one from anywhere does', () => {
  const fromHand = own(
    'from-hand',
    { of: 'trash', from: 'hand', do: [{ score: 1 }] },
    { effect: [{ trash: 'self' }] },
  );
  const anywhere = own('anywhere', { of: 'trash', do: [{ score: 1 }] }, { effect: [{ trash: 'self' }] });
  const t = table({ market: [fromHand, anywhere] }, { hand: ['from-hand', 'anywhere'] });
  t.do('play from-hand', 'apply', 'play anywhere', 'apply');
  expect(t.view.trash).toEqual({ 'from-hand': 1 });
  expect(t.own.play).toEqual({ anywhere: 1 });
  expect(t.own.track).toBe(1);
});

test('a bought card goes where it says instead, and what it does to itself is not replaced again', () => {
  const mail = own('mail', { of: 'gain', may: true, do: [{ move: { cards: 'it', to: 'hand' } }] });
  const phoenix = own('phoenix', { of: 'trash', do: [{ trash: 'it' }, { score: 1 }] });
  const bin = card('bin', { effect: [{ trash: 'hand' }] });
  const t = table({ market: [mail, phoenix, bin] }, { hand: ['bin', 'phoenix'], coins: 9 });
  t.do('play bin', 'apply');
  expect(t.view.trash).toEqual({ phoenix: 1 });
  expect(t.own.track).toBe(1);
  t.do('buy mail');
  expect(t.legal()).toEqual(['instead mail', 'done']);
  t.do('instead mail', 'buy mail', 'done');
  expect(t.own.hand).toEqual({ mail: 1 });
  expect(t.own.gained).toEqual({ mail: 1 });
});
