// Which cells are meant: near others, connected by rails, one thing or another; and how far cells are apart.
import { expect, test } from 'vitest';
import type { Amount, CellFilter } from '@railwright/engine';
import { table, type Given } from './table.ts';

const card = (effect: object[]) => ({
  id: 'try',
  name: { en: 'Try' },
  categories: ['action'],
  cost: 2,
  effect: effect as never,
});

/** The cells of Tokyo where a rail may be laid that match. */
function laid(where: CellFilter, given: Given): string[] {
  const effect = [{ 'lay-rails': { count: 1, where, free: true } }];
  const t = table({ market: [card(effect)] }, { hand: ['try'], ...given }).do('play try');
  return t.asks === 'effect'
    ? t
        .do('apply')
        .legal()
        .map((text) => text.slice('rail '.length))
    : [];
}

function amount(of: Amount, given: Given): number {
  return table({ market: [card([{ score: of }])] }, { hand: ['try'], ...given }).do('play try', 'apply').own
    .track;
}

const NEXT_TO_D2 = ['C2', 'C3', 'D1', 'D3', 'E2', 'E3'];

test('one of several terrains', () => {
  expect(laid({ terrain: ['river', 'mountain'] }, { rails: ['D2'] })).toEqual(['C2', 'D3', 'E3']);
});

test('one thing or another, and not', () => {
  const rails = ['D2'];
  expect(laid({}, { rails })).toEqual(NEXT_TO_D2);
  expect(laid({ any: [{ place: 'city' }, { terrain: 'mountain' }] }, { rails })).toEqual(['C3', 'D1', 'E2']);
  expect(laid({ not: { place: 'city' } }, { rails })).toEqual(['C2', 'D3', 'E3']);
  expect(laid({ not: { any: [{ place: 'city' }, { rails: 'opponents' }] } }, { rails })).toEqual([
    'C2',
    'D3',
    'E3',
  ]);
  const others = [{ rails: ['C2'] }];
  expect(laid({ not: { any: [{ place: 'city' }, { rails: 'opponents' }] } }, { rails, others })).toEqual([
    'D3',
    'E3',
  ]);
  expect(laid({ any: [{ place: 'city' }, { rails: 'opponents' }] }, { rails, others })).toEqual([
    'C2',
    'C3',
    'D1',
    'E2',
  ]);
});

test('a neighbor is one step away, and no step crosses a barrier or the sea', () => {
  const rails = ['B3', 'C2'];
  // B3 and C3 touch, but a barrier lies between them.
  expect(laid({ near: { of: { rails: 'opponents' } } }, { rails, others: [{ rails: ['A4'] }] })).toEqual([
    'A3',
    'B4',
  ]);
  expect(amount({ cells: { near: { of: { rails: 'own' } }, place: 'city' } }, { rails: ['B3'] })).toBe(0);
  expect(amount({ cells: { near: { of: { rails: 'own' } }, place: 'city' } }, { rails: ['C2'] })).toBe(3);
});

test('distances within bounds, from the nearest', () => {
  const rails = ['D2', 'D8'];
  const near = (distance: object): number =>
    amount({ cells: { place: 'remote', near: { of: { rails: 'own' }, distance } } }, { rails });
  expect([near({ atMost: 1 }), near({ atMost: 2 }), near({ atMost: 3 })]).toEqual([0, 2, 5]);
  expect(near({ exactly: 2 }) + near({ atLeast: 3 })).toBe(6);
  expect(near({ atLeast: 2, atMost: 3 })).toBe(5);
});

test('where no way leads, cells are farther than any bound', () => {
  const far = (distance: object): number =>
    amount({ cells: { place: 'remote', near: { of: { rails: 'opponents' }, distance } } }, { rails: ['D2'] });
  expect([far({ atLeast: 99 }), far({ atMost: 99 })]).toEqual([6, 0]);
  expect(
    amount({ distance: { from: { rails: 'own' }, to: { rails: 'opponents' } } }, { rails: ['D2'] }),
  ).toBe(0);
});

test('the distance between cells is that of the nearest two', () => {
  const given = { rails: ['D1', 'D2'], others: [{ rails: ['D5', 'D8'] }] };
  expect(amount({ distance: { from: { rails: 'own' }, to: { rails: 'opponents' } } }, given)).toBe(3);
  expect(amount({ distance: { from: { rails: 'opponents' }, to: { rails: 'own' } } }, given)).toBe(3);
  expect(amount({ distance: { from: { rails: 'own' }, to: { rails: 'all' } } }, given)).toBe(0);
});

test('own rails connect what they lead to', () => {
  const connected = (given: Given): number =>
    amount({ cells: { place: 'city', connected: { place: 'remote' } } }, given);
  expect(connected({ rails: ['H1', 'H2', 'G3'] })).toBe(1);
  expect(connected({ rails: ['H1', 'H3', 'H4'] })).toBe(0);
  // Rails of others do not count.
  expect(connected({ rails: ['H2'], others: [{ rails: ['H1', 'H2'] }] })).toBe(0);
});

test('a network is what hangs together', () => {
  const given = { rails: ['D1', 'D2', 'D4', 'D5', 'D6'], others: [{ rails: ['A1', 'A3', 'A4'] }] };
  expect(
    ['own', 'most', 'fewest', 'opponents', 'all'].map((side) => amount({ network: side } as Amount, given)),
  ).toEqual([3, 2, 2, 2, 5]);
});
