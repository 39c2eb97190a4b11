// Cells chosen by a step, and what later steps do with them. On the Tokyo board C2, C3, D1, D3, E2 and E3 are around D2.
import { expect, test } from 'vitest';
import { whyNotText } from './why-table.ts';
import { table, type Given } from './table.ts';

const card = (effect: object[], id = 'try') => ({
  id,
  name: { en: 'Try' },
  categories: ['action'],
  cost: 2,
  effect: effect as never,
});

const played = (effect: object[], given: Given) =>
  table({ market: [card(effect)], seats: 3 }, { hand: ['try'], rails: ['D2'], ...given }).do('play try');

const CHOOSE_CITY = {
  'choose-cells': { where: { place: 'city', near: { of: { rails: 'own' } } }, as: 'hub' },
};

test('T19: a single cell is offered only if the rest can be carried out with it, and later steps are confined to it', () => {
  const build = [CHOOSE_CITY, { 'build-station': { count: 1, where: { in: 'hub' } } }];
  const t = played(build, { stations: { D1: 1 } }).do('apply');
  expect(t.asks).toBe('cell');
  expect(t.legal()).toEqual(['cell C3', 'cell E2']);
  expect(whyNotText(t, 'cell D1')).toMatch(/No such city has room/);
  expect(whyNotText(t, 'cell H6')).toMatch(/asks for something else/);
  t.do('cell C3');
  expect(t.legal()).toEqual(['station C3']);
  t.do('station C3');
  expect(t.view.stations).toEqual({ D1: 1, C3: 1 });
  expect(t.happened('choose-cell')).toEqual([{ type: 'choose-cell', seat: 0, cell: 'C3' }]);
});

test('T22: several cells are chosen in any order, up to a number or as many as there are', () => {
  const choose = (count: unknown) => [
    { 'choose-cells': { where: { near: { of: { rails: 'own' } } }, count, as: 'spots' } },
    { score: { cells: { in: 'spots' } } },
  ];
  expect(played(choose(2), {}).do('apply', 'cell E3', 'cell C2').own.track).toBe(2);
  expect(played(choose({ upTo: 3 }), {}).do('apply', 'cell E3', 'done').own.track).toBe(1);
  expect(played(choose({ upTo: 1 }), {}).do('apply', 'cell E3').own.track).toBe(1);
  expect(played(choose('any'), {}).do('apply', 'done').own.track).toBe(0);
  expect(played(choose('all'), {}).do('apply').own.track).toBe(6);
  const t = played(choose(2), {}).do('apply', 'cell E3');
  expect(t.legal()).not.toContain('cell E3');
  expect(whyNotText(t, 'cell E3')).toBe('This cell is already chosen.');
  expect(whyNotText(t, 'done')).toBe('Choose 2 cells, not 1.');
  expect(t.game.decision(t.s)?.detail).toEqual({ picked: 1, exactly: 2 });
});

test('what was chosen counts in amounts, distances and conditions', () => {
  const effect = [
    { 'choose-cells': { where: { place: 'city', stations: { atLeast: 1 } }, count: { upTo: 1 }, as: 'hub' } },
    {
      if: {
        test: { there: 'hub' },
        then: [
          { score: { stations: { in: 'hub' } } },
          { coins: { distance: { from: { rails: 'own' }, to: { in: 'hub' } } } },
        ],
        else: [{ coins: 5 }],
      },
    },
  ];
  const t = played(effect, { stations: { C3: 2 } }).do('apply', 'cell C3');
  expect([t.own.track, t.view.coins]).toEqual([2, 1]);
  expect(played(effect, { stations: { C3: 2 } }).do('apply', 'done').view.coins).toBe(5);
});

test('each seat chooses for itself and does not see what the seat before it has chosen', () => {
  const effect = [
    {
      'each-player': [
        { may: [{ 'choose-cells': { where: { rails: 'own' }, as: 'theirs' } }, { draw: 1 }] },
        { score: { cells: { in: 'theirs' } } },
      ],
    },
  ];
  const t = played(effect, { others: [{ rails: ['A3'], deck: ['waste'] }, { rails: ['A4'] }] });
  t.do('apply', 'apply', 'cell D2');
  expect(t.game.seatToAct(t.s)).toBe(1);
  expect(t.do('apply').legal()).toEqual(['cell A3']);
  t.do('cell A3', 'decline');
  expect(t.view.seat.map(({ track }) => track)).toEqual([1, 1, 0]);
});

test('an effect that plays again begins with no cells chosen', () => {
  const effect = [
    {
      if: {
        test: { compare: { amount: { turn: 'played' }, exactly: 1 } },
        then: [{ 'choose-cells': { as: 'spot' } }],
      },
    },
    { score: { cells: { in: 'spot' } } },
  ];
  const t = table({ market: [card(effect)] }, { hand: ['try', 'try'], rails: ['D2'] });
  t.do('play try', 'apply', 'cell E3', 'play try', 'apply');
  expect(t.own.track).toBe(1);
});

test('everybody sees the cells as long as the effect needs them', () => {
  const t = played(
    [CHOOSE_CITY, { draw: 1 }, { may: [{ 'build-station': { count: 1, where: { in: 'hub' } } }] }],
    {},
  );
  t.do('apply', 'cell C3');
  for (const viewer of [0, 1, undefined])
    expect(t.game.viewFor(t.s, viewer).effects?.map(({ cells }) => cells)).toEqual([{ hub: ['C3'] }]);
  t.do('apply');
  expect(t.game.viewFor(t.s, 1).effects?.map(({ cells }) => cells)).toEqual([{ hub: ['C3'] }]);
});

test('only games whose cards choose cells keep any', () => {
  expect(table({ market: [card([{ draw: 1 }])] }, {}).game.tables.cellSlots).toBe(0);
  expect(played([CHOOSE_CITY, { score: { cells: { in: 'hub' } } }], {}).game.tables.cellSlots).toBe(1);
});
