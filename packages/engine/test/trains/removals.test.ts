// Rails and stations that leave the map, and those that move.
import { expect, test } from 'vitest';
import { whyNotText } from './why-table.ts';
import { table, type Given } from './table.ts';

const card = (effect: object[], categories = ['action']) => ({
  id: 'try',
  name: { en: 'Try' },
  categories,
  cost: 2,
  effect: effect as never,
});

const played = (effect: object[], given: Given, categories?: string[], more: object[] = []) =>
  table(
    { market: [card(effect, categories), ...(more as never[])], seats: 3 },
    { hand: ['try'], ...given },
  ).do('play try');

const ROW = ['C3', 'D2', 'E2'];

test('T37: rails go back to the stock, and the frontier is what is next to the others', () => {
  const t = played([{ 'remove-rails': 1 }], { rails: ROW });
  const before = t.own.railsLeft;
  t.do('apply');
  expect(t.asks).toBe('remove-rail');
  expect(t.legal()).toEqual(['remove C3', 'remove D2', 'remove E2']);
  t.do('remove D2');
  expect(t.own.railsLeft).toBe(before + 1);
  expect(t.view.rails).toEqual({ C3: [0], E2: [0] });
  expect(t.happened('remove-rail')).toEqual([{ type: 'remove-rail', seat: 0, owner: 0, cell: 'D2' }]);
});

test('T37: nobody loses the last rail', () => {
  expect(played([{ 'remove-rails': 1 }], { rails: ['D2'] }).asks).toBe('turn');
  const t = played([{ 'remove-rails': { count: 1, of: 'opponents' } }], {
    rails: ['D2'],
    others: [{ rails: ['A3'] }, { rails: ['C3', 'E2'] }],
  }).do('apply');
  expect(t.legal()).toEqual(['remove C3', 'remove E2']);
  expect(whyNotText(t, 'remove A3')).toBe('Nobody can lose the last rail.');
  expect(whyNotText(t, 'remove D2')).toBe('There is no rail here that could be removed.');
});

test('whole: only rails without which the others of their owner stay connected', () => {
  const t = played([{ 'remove-rails': { count: 2, whole: true } }], { rails: ROW }).do('apply');
  expect(t.legal()).toEqual(['remove C3', 'remove E2']);
  expect(whyNotText(t, 'remove D2')).toBe('Without this rail, the network would fall apart.');
  t.do('remove C3');
  expect(t.legal()).toEqual(['remove D2', 'remove E2']);
});

test('where several players have a rail it is asked whose goes, and an attack lets its owner react', () => {
  const effect = [{ 'remove-rails': { count: 1, of: 'opponents', where: { place: 'city' } } }];
  const guard = {
    id: 'guard',
    name: { en: 'Guard' },
    categories: ['action', 'reaction'],
    cost: 2,
    reaction: { do: [{ draw: 1 }] },
  };
  const others = [
    { rails: ['C3', 'D2'], hand: ['guard'] },
    { rails: ['C3', 'E2'], hand: [] },
  ];
  const t = played(effect, { others }, ['action', 'attack'], [guard]).do('apply', 'remove C3');
  expect(t.asks).toBe('whose');
  expect(t.legal()).toEqual(['of 2', 'of 3']);
  t.do('of 2');
  expect([t.asks, t.game.seatToAct(t.s)]).toEqual(['reaction', 1]);
  t.do('show guard');
  expect(t.view.rails['C3']).toEqual([1, 2]);
  const other = played(effect, { others }, ['action', 'attack'], [guard]).do('apply', 'remove C3', 'of 3');
  expect(other.view.rails['C3']).toEqual([1]);
  expect(other.happened('remove-rail')).toEqual([{ type: 'remove-rail', seat: 0, owner: 2, cell: 'C3' }]);
  const harmless = played(effect, { others }, ['action'], [guard]).do('apply', 'remove C3', 'of 2');
  expect(harmless.view.rails['C3']).toEqual([2]);
});

test('a single rail or station that must go goes without a question', () => {
  const t = played([{ 'remove-rails': { count: 1, where: { place: 'none' } } }], { rails: ROW });
  expect(t.do('apply').view.rails).toEqual({ C3: [0], E2: [0] });
  expect(played([{ 'remove-stations': 1 }], { stations: { C3: 2 } }).do('apply').view.stations).toEqual({
    C3: 1,
  });
});

test('the number of rails is counted before the first goes, and there may be fewer', () => {
  const effect = [{ 'remove-rails': { count: { rails: { rails: 'own' } }, whole: true } }];
  const t = played(effect, { rails: ROW }).do('apply', 'remove C3', 'remove E2');
  expect(t.view.rails).toEqual({ D2: [0] });
  expect(t.asks).toBe('turn');
});

test('stations go back to the stock', () => {
  const any = played([{ 'remove-stations': 1 }], { stations: { C3: 1, E2: 1 } }).do('apply');
  expect(any.asks).toBe('remove-station');
  expect(whyNotText(any, 'remove D1')).toBe('There is no station here.');
  const t = played([{ 'remove-stations': { count: 1, where: { rails: 'opponents' } } }], {
    stations: { C3: 1, E2: 2 },
    others: [{ rails: ['E2'] }],
  });
  const before = t.view.stationsLeft;
  t.do('apply');
  expect(t.view.stations).toEqual({ C3: 1, E2: 1 });
  expect(t.view.stationsLeft).toBe(before + 1);
  expect(t.happened('remove-station')).toEqual([{ type: 'remove-station', seat: 0, cell: 'E2' }]);
});

test('a rail moves with the token just removed, and not back to where it was', () => {
  const move = [
    { 'choose-cells': { where: { rails: 'own' }, as: 'old' } },
    { 'remove-rails': { count: 1, where: { in: 'old' }, whole: true } },
    { 'lay-rails': { count: 1, where: { not: { in: 'old' } }, free: true } },
  ];
  const t = played(move, { rails: ROW, railsLeft: 0 }).do('apply');
  expect(t.legal()).toEqual(['cell C3', 'cell E2']);
  t.do('cell C3');
  expect(t.asks).toBe('rail');
  expect(t.legal()).not.toContain('rail C3');
  t.do('rail E3');
  expect(t.own.railsLeft).toBe(0);
});

test('an effect is not offered if no removal lets the rest be done', () => {
  const effect = [{ 'remove-rails': 1 }, { 'build-station': { count: 1, where: { rails: 'own' } } }];
  const full = { C3: 2, E2: 2, D1: 1 };
  expect(played(effect, { rails: ['D2', 'D3'], stations: full }).asks).toBe('turn');
  const t = played(effect, { rails: ['D2', 'C3'], stations: {} }).do('apply');
  // Without the rail in the city nothing could be built.
  expect(t.asks).toBe('station');
  expect(t.view.rails).toEqual({ C3: [0] });
});

test('claimed routes stay claimed', () => {
  const onMap = { routes: [{ from: 'C3', to: 'E2', points: 5, for: 'first' as const }] };
  const t = table({ market: [card([{ 'remove-rails': 1 }])], onMap }, { hand: ['try'], rails: ROW });
  expect(t.own.routes).toEqual(['C3-E2']);
  t.do('play try', 'apply', 'remove D2');
  expect(t.own.routes).toEqual(['C3-E2']);
});
