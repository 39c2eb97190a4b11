// Cells named by the steps that lay, build and place there, and cells that what lasts goes on to mean.
import { expect, test } from 'vitest';
import { FRAME_LIMIT, LASTING_LIMIT, LEVEL_LIMIT } from '../../src/trains/state/layout.ts';
import { card } from './card.ts';
import { table, type Table } from './table.ts';

const play = (effect: object[], given: object, options = {}) =>
  table(
    { market: [card('plan', { effect }), card('next', {})], ...options },
    { hand: ['plan'], ...given },
  ).do('play plan', 'apply');

test('a later step means the cell where a rail was laid', () => {
  const effect = [
    { 'lay-rails': { count: 1, as: 'spot' } },
    { score: { count: { cells: { near: { of: { in: 'spot' }, distance: { atMost: 1 } }, rails: 'own' } } } },
  ];
  const t = play(effect, { rails: ['D1', 'D2', 'D5'], coins: 9 }).do('rail D3');
  expect(t.own.track).toBe(2);
});

test('several cells have one name, however few there were in the end', () => {
  const effect = [
    { 'lay-rails': { count: 2, as: 'spots' } },
    { score: { count: { cells: { in: 'spots' } } } },
  ];
  const both = play(effect, { rails: ['D1'], coins: 9 }).do('rail D2', 'rail D3');
  expect(both.own.track).toBe(2);
  const poor = play(effect, { rails: ['D1'], coins: 1 }).do('rail D2');
  expect(poor.own.track).toBe(1);
});

test('a single rail is offered only where the rest can follow, with the rail in place', () => {
  const effect = [
    { 'lay-rails': { count: 1, as: 'spot' } },
    { 'build-station': { count: 1, where: { in: 'spot' } } },
  ];
  // Of the cells next to D2 only C3, D1 and E2 are cities.
  const t = play(effect, { rails: ['D2'], coins: 9 });
  expect(t.legal()).toEqual(['rail C3', 'rail D1', 'rail E2']);
  t.do('rail E2', 'station E2');
  expect(t.view.stations['E2']).toBe(1);
  const none = table({ market: [card('plan', { effect })] }, { hand: ['plan'], rails: ['B1'], coins: 0 });
  expect(none.do('play plan').happened('not-applicable')).toHaveLength(1);
});

test('rails with a name are laid at once, where others are banked', () => {
  const effect = [{ 'lay-rails': { count: 1, as: 'spot' } }, { score: { count: { cells: { in: 'spot' } } } }];
  const t = play(effect, { rails: ['D1'], coins: 9 }, { switches: { railPoints: 'banked' } });
  expect(t.asks).toBe('rail');
});

test('stations and tokens name their cells too', () => {
  const built = play(
    [
      { 'build-station': { count: 1, as: 'town' } },
      { 'lay-rails': { count: 1, where: { near: { of: { in: 'town' } } }, reach: 'anywhere' } },
    ],
    { coins: 9 },
  ).do('station A5');
  expect(built.legal()).toContain('rail A4');
  expect(built.legal()).not.toContain('rail A5');
  const placed = play(
    [{ 'place-tokens': { kind: 'goods', as: 'heap' } }, { score: { count: { cells: { in: 'heap' } } } }],
    {},
    { tokens: [{ id: 'goods' }] },
  ).do('token A5');
  expect(placed.own.track).toBe(1);
});

/** Whether anything is kept in levels of this size above those of effects. */
const isKept = ({ s }: Table, start: number, size: number, levels = LASTING_LIMIT): boolean =>
  s.data.subarray(start + LEVEL_LIMIT * size, start + (LEVEL_LIMIT + levels) * size).some(Boolean);

const keepsCells = (t: Table, levels?: number): boolean => {
  const { layout, cellSlots } = t.game.tables;
  return isKept(t, layout.cellSelections, cellSlots * layout.frontierWords, levels);
};

const SPOT = { 'choose-cells': { where: { place: 'city' }, as: 'town' } };

test('a price goes on to mean the city that was chosen, and another card its own', () => {
  const tax = card('tax', {
    effect: [
      SPOT,
      {
        lasting: {
          what: [{ dearer: { what: 'rails', coins: 2, at: { in: 'town' }, for: 'all' } }],
          until: 'next-turn',
        },
      },
    ],
  });
  const t = table({ market: [tax] }, { hand: ['tax', 'tax'], rails: ['B2'] });
  t.do('play tax', 'apply', 'cell A5', 'play tax', 'apply', 'cell B3');
  expect(t.view.railPrices).toEqual({ A5: 2, B3: 2 });
  expect(t.view.lastingSteps?.map(({ cells }) => cells)).toEqual([{ town: ['A5'] }, { town: ['B3'] }]);
  t.do('end');
  expect(t.view.railPrices).toEqual({ A5: 2, B3: 2 });
  expect(keepsCells(t)).toBe(true);
  t.do('end');
  expect(t.view.railPrices).toEqual({});
  expect(keepsCells(t)).toBe(false);
});

test('once one effect ends, the others keep their own cells', () => {
  const tax = (id: string, until: string) =>
    card(id, {
      effect: [
        SPOT,
        {
          lasting: { what: [{ dearer: { what: 'rails', coins: 1, at: { in: 'town' }, for: 'all' } }], until },
        },
      ],
    });
  const t = table(
    { market: [tax('short', 'turn-end'), tax('long', 'game-end')] },
    { hand: ['short', 'long'] },
  );
  t.do('play short', 'apply', 'cell A5', 'play long', 'apply', 'cell B3', 'end');
  expect(t.view.railPrices).toEqual({ B3: 1 });
});

const MODEL = { choose: { from: 'hand', where: { category: 'train' }, as: 'model' } };
const like = (form: 'cheaper' | 'dearer', until = 'next-turn') => ({
  lasting: {
    what: [{ [form]: { what: 'cards', coins: 1, where: { sameAs: 'model' }, for: 'all' } }],
    until,
  },
});

test('a price goes on to mean cards of the kind that was chosen, another one those of its own', () => {
  const plan = card('plan', { effect: [MODEL, like('dearer')] });
  const brief = card('brief', { effect: [MODEL, like('dearer', 'turn-end')] });
  const t = table({ market: [plan, brief] }, { hand: ['brief', 'plan', 'normal-train', 'express-train'] });
  t.do('play brief', 'apply', 'choose normal-train', 'play plan', 'apply', 'choose express-train');
  expect(t.view.lastingSteps?.map(({ cards }) => cards)).toEqual([
    { model: ['normal-train'] },
    { model: ['express-train'] },
  ]);
  // Others have seen which they are.
  expect(t.happened('show').map(({ card: id }) => id)).toEqual(['normal-train', 'express-train']);
  expect(t.view.prices).toEqual({ 'express-train': 4 });
  t.do('end');
  expect(t.view.prices).toEqual({ 'express-train': 4 });
  const { layout } = t.game.tables;
  expect(isKept(t, layout.selections, layout.levelSize)).toBe(true);
  t.do('end');
  expect(t.view.prices).toEqual({});
  expect(isKept(t, layout.selections, layout.levelSize)).toBe(false);
});

test('a trigger waits for cards of the kind that was chosen', () => {
  const watch = card('watch', {
    effect: [
      { name: 'model' },
      { lasting: [{ trigger: { on: 'play', where: { sameAs: 'model' }, do: [{ score: 1 }] } }] },
    ],
  });
  const t = table({ market: [watch] }, { hand: ['watch', 'normal-train', 'express-train'] });
  t.do('play watch', 'apply', 'name express-train', 'play normal-train', 'play express-train');
  expect(t.own.track).toBe(1);
  expect(t.happened('show')).toEqual([]);
});

test('each trigger goes on to mean its own cells, even where several act at once and end with it', () => {
  const watch = card('watch', {
    effect: [
      SPOT,
      {
        lasting: {
          what: [
            { trigger: { on: 'play', do: [{ 'place-tokens': { kind: 'goods', where: { in: 'town' } } }] } },
          ],
          times: 1,
        },
      },
    ],
  });
  const start = { market: [watch], tokens: [{ id: 'goods' }] };
  const t = table(start, { hand: ['watch', 'watch', 'normal-train'] });
  t.do('play watch', 'apply', 'cell A5', 'play watch');
  // The first of them has acted on the second, and is over.
  t.do('token A5', 'apply', 'cell B3');
  expect(keepsCells(t)).toBe(true);
  t.do('play normal-train', 'token B3');
  expect(t.view.lastingSteps ?? []).toEqual([]);
  expect(keepsCells(t, LASTING_LIMIT + FRAME_LIMIT)).toBe(false);
});

test('two triggers that wait for the same mean different cards', () => {
  const watch = card('watch', {
    effect: [
      { name: 'model' },
      {
        lasting: [
          {
            trigger: {
              on: 'play',
              do: [{ score: { count: { count: { from: 'hand', where: { sameAs: 'model' } } } } }],
            },
          },
        ],
      },
    ],
  });
  const hand = ['watch', 'watch', 'normal-train', 'lay-rails', 'lay-rails'];
  const t = table({ market: [watch] }, { hand });
  t.do('play watch', 'apply', 'name lay-rails', 'play watch', 'apply', 'name express-train');
  expect(t.own.track).toBe(2);
  t.do('play normal-train');
  expect(t.own.track).toBe(4);
});

test('a trigger waits for the chosen cell, whoever lays a rail there', () => {
  const watch = card('watch', {
    effect: [
      SPOT,
      {
        lasting: {
          what: [{ trigger: { on: 'lay', by: 'all', at: { in: 'town' }, do: [{ score: { count: 1 } }] } }],
          until: 'game-end',
        },
      },
    ],
  });
  const crew = card('crew', { effect: [{ 'lay-rails': { count: 2, free: true } }] });
  const t = table(
    { market: [watch, crew] },
    { hand: ['watch', 'crew'], rails: ['B2'], others: [{ hand: ['crew'], rails: ['B4'] }] },
  );
  t.do('play watch', 'apply', 'cell B3', 'play crew', 'apply', 'rail A2', 'rail B3');
  expect(t.own.track).toBe(1);
  t.do('end', 'play crew', 'apply', 'rail B3', 'rail A4');
  expect(t.view.seat.map(({ track }) => track)).toEqual([2, 0]);
});

test('looking ahead knows the price of a cell that is chosen', () => {
  const effect = [
    SPOT,
    { lasting: [{ cheaper: { what: 'rails', coins: 9, at: { in: 'town' } } }] },
    { 'lay-rails': { count: 1, where: { in: 'town' } } },
  ];
  const t = table({ market: [card('plan', { effect })] }, { hand: ['plan'], rails: ['B2'], coins: 0 });
  t.do('play plan', 'apply');
  expect(t.legal()).toEqual(['cell B3', 'cell C3']);
  t.do('cell B3');
  expect(t.legal()).toEqual(['rail B3']);
});
