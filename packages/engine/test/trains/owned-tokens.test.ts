// Tokens that belong to the seat that placed them: whose lie where, whose are taken, and what they count.
import { expect, test } from 'vitest';
import {
  placeTrainsPosition,
  type Amount,
  type CellFilter,
  type SeatInput,
  type Step,
  type Who,
} from '@railwright/engine';
import type { RawCard } from './shipped.ts';
import { table, type Given, type Table } from './table.ts';
import { whyNotText } from './why-table.ts';

const card = (effect: readonly Step[], more: Partial<RawCard> = {}): RawCard => ({
  id: 'try',
  name: { en: 'Try' },
  categories: ['action'],
  cost: 2,
  effect,
  ...more,
});
const GUARD = card([], { id: 'guard', categories: ['action', 'reaction'], reaction: { do: [{ draw: 1 }] } });

const played = (effect: readonly Step[], given: Given = {}, more: Partial<RawCard> = {}): Table =>
  table({ seats: 3, market: [card(effect, more), GUARD] }, { hand: ['try'], ...given }).do('play try');

const place = (count: Amount = 1, where?: CellFilter): Step => ({
  'place-tokens': { kind: 'claim', count, ...(where && { where }) },
});
const take = (of: Who, count: Amount = 1): Step => ({ 'take-tokens': { kind: 'claim', count, of } });

/** The second and the third seat have tokens on the same cell, and the second has one elsewhere. */
const OTHERS = [{ tokens: { C3: { claim: 1 }, D1: { claim: 1 } } }, { tokens: { C3: { claim: 1 } } }];

test('a token belongs to the seat that places it, and comes from its own stock', () => {
  const t = played([{ 'each-player': [place(1, { place: 'city' })] }]).do('apply');
  t.do('token D1', 'token D1', 'token C3');
  expect(t.view.tokens).toEqual({});
  expect(t.view.seat.map(({ tokens }) => tokens)).toEqual([
    { D1: { claim: 1 } },
    { D1: { claim: 1 } },
    { C3: { claim: 1 } },
  ]);
  expect(t.view.seat.map(({ tokensLeft }) => tokensLeft)).toEqual([{ claim: 3 }, { claim: 3 }, { claim: 3 }]);
  expect(t.happened('token').at(-1)).toEqual({
    type: 'token',
    seat: 2,
    owner: 2,
    cell: 'C3',
    token: 'claim',
  });
});

test('a cell is full whoever its tokens belong to, and only the own stock matters', () => {
  const full = [{ tokens: { D1: { claim: 2 } } }, { tokens: { D1: { claim: 1 } } }];
  const t = played([place(1, { place: 'city' })], { others: full }).do('apply');
  expect(t.legal()).not.toContain('token D1');
  const theirs = [{ tokens: { A1: { claim: 3 }, A2: { claim: 1 } } }];
  expect(played([place(4)], { others: theirs }).asks).toBe('effect');
  expect(played([place(1)], { tokens: { A1: { claim: 3 }, A2: { claim: 1 } } }).asks).toBe('turn');
});

test('tokens are taken from those who are named', () => {
  const own = { tokens: { E2: { claim: 1 } }, others: OTHERS };
  expect(
    played([take('own')], own)
      .do('apply')
      .legal(),
  ).toEqual(['take E2']);
  expect(
    played([take('opponents')], own)
      .do('apply')
      .legal(),
  ).toEqual(['take C3', 'take D1']);
  expect(
    played([take('all')], own)
      .do('apply')
      .legal(),
  ).toEqual(['take C3', 'take D1', 'take E2']);
  expect(played([take('own', 2)], own).asks).toBe('turn');
  const asked = (effect: readonly Step[], given: Given): unknown =>
    ((t) => t.game.decision(t.s)?.detail)(played(effect, given).do('apply'));
  expect(asked([take('opponents')], own)).toEqual({ token: 'claim', of: 'opponents' });
  const goods = { tokens: { E2: { goods: 1 } } };
  expect(asked([{ 'take-tokens': { kind: 'goods' } }], goods)).toEqual({ token: 'goods' });
  const t = played([take('opponents')], own).do('apply', 'take D1');
  expect(t.happened('take-token')).toEqual([
    { type: 'take-token', seat: 0, owner: 1, cell: 'D1', token: 'claim' },
  ]);
  expect(t.view.seat[1]).toMatchObject({ tokens: { C3: { claim: 1 } }, tokensLeft: { claim: 3 } });
});

test('where several have tokens it is asked whose goes, and an attack lets the owner react', () => {
  const others = [
    { ...OTHERS[0], hand: ['guard'] },
    { ...OTHERS[1], hand: [] },
  ];
  const attack = { categories: ['action', 'attack'] };
  const t = played([take('opponents')], { others }, attack).do('apply', 'take C3');
  expect(t.asks).toBe('whose');
  expect(t.game.decision(t.s)?.detail).toEqual({ cell: 'C3', token: 'claim' });
  expect(t.legal()).toEqual(['of 2', 'of 3']);
  expect(whyNotText(t, 'of 1')).toBe('There are too few of these tokens to take.');
  t.do('of 2');
  expect([t.asks, t.game.seatToAct(t.s)]).toEqual(['reaction', 1]);
  t.do('show guard');
  expect(t.view.seat[1].tokens).toEqual(OTHERS[0].tokens);
  expect(t.asks).toBe('turn');
  const other = played([take('opponents')], { others }, attack).do('apply', 'take C3', 'of 3');
  expect(other.view.seat[2].tokens).toEqual({});
  const harmless = played([take('opponents')], { others }).do('apply', 'take D1');
  expect(harmless.view.seat[1].tokens).toEqual({ C3: { claim: 1 } });
});

test('cells are selected by whose tokens lie there', () => {
  const given = { rails: ['D2'], tokens: { E2: { claim: 2 } }, others: OTHERS };
  const where = (of: Who, atLeast: number): CellFilter => ({ tokens: { claim: { atLeast, of } } });
  const spots = (cells: CellFilter): string[] =>
    played([{ 'place-tokens': { kind: 'goods', where: cells } }], given)
      .do('apply')
      .legal();
  expect(spots(where('own', 1))).toEqual(['token E2']);
  expect(spots(where('opponents', 2))).toEqual(['token C3']);
  expect(spots(where('all', 2))).toEqual(['token C3', 'token E2']);
  expect(spots({ tokens: { claim: { atLeast: 2 } } })).toEqual(['token C3', 'token E2']);
});

test('amounts count the tokens of a side, at the end of the game too', () => {
  const given = { tokens: { D2: { claim: 2 }, D1: { claim: 1 } }, others: OTHERS };
  const scored = (amount: Amount): number => played([{ score: amount }], given).do('apply').own.track;
  expect(scored({ tokens: { kind: 'claim', of: 'own' } })).toBe(3);
  expect(scored({ tokens: { kind: 'claim', of: 'own', where: { place: 'city' } } })).toBe(1);
  expect(scored({ tokens: { kind: 'claim', of: 'opponents' } })).toBe(3);
  expect(scored({ tokens: { kind: 'claim', of: 'most' } })).toBe(2);
  expect(scored({ tokens: { kind: 'claim', of: 'fewest' } })).toBe(1);
  expect(scored({ tokens: { kind: 'claim' } })).toBe(6);
  const worth = card([], { id: 'deeds', value: 1, endPoints: { tokens: { kind: 'claim', of: 'own' } } });
  const t = table({ seats: 3, market: [worth] }, { ...given, hand: ['deeds'] });
  const without = table({ seats: 3, market: [worth] }, { ...given, hand: [] });
  expect(t.own.score - without.own.score).toBe(3);
});

test('a position says who has tokens, and nobody owns those that belong to nobody', () => {
  const problems = (...seats: readonly SeatInput[]): string[] => {
    const { game, s } = table({ market: [card([place()])] }, {});
    return placeTrainsPosition(game, s, { seats });
  };
  expect(problems({ tokens: { D1: { claim: 2 } } }, { tokens: { D1: { claim: 1 } } })).toEqual([]);
  expect(problems({ tokens: { D1: { goods: 1 } } })).toEqual(['Tokens "goods" belong to nobody.']);
  expect(problems({ tokens: { D1: { claim: 2 }, A1: { claim: 3 } } })).toEqual([
    'There are only 4 tokens "claim".',
  ]);
  expect(problems({ tokens: { D1: { claim: 2 } } }, { tokens: { D1: { claim: 2 } } })).toEqual([
    'At most 3 tokens "claim" can lie on "D1".',
  ]);
});
