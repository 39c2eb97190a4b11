// What lasting effects change about the points that rails score.
import type { Step, Worth } from '@railwright/engine';
import { expect, test } from 'vitest';
import { table } from './table.ts';

const card = (id: string, effect: Step[]) => ({
  id,
  name: { en: id },
  categories: ['action'],
  cost: 2,
  effect,
});
const worth = (id: string, one: Worth) =>
  card(id, [{ lasting: { what: [{ worth: one }], until: 'game-end' } }]);
const CITY = { place: 'city' } as const;

test('rails in cities score double for their player, and the parts of the score say so', () => {
  const t = table(
    { market: [worth('double', { at: CITY, times: 2 })] },
    { hand: ['double'], rails: ['B3', 'D5'], stations: { B3: 2 }, others: [{ rails: ['B3'] }] },
  );
  const [before = 0, others] = t.view.seat.map(({ score }) => score);
  expect(t.own.worth).toEqual({});
  t.do('play double', 'apply');
  expect(t.own.worth).toEqual({ B3: before });
  expect(t.view.seat.map(({ score }) => score)).toEqual([2 * before, others]);
  expect(t.game.scoreParts?.(t.s, 0)).toMatchObject({ cities: before, effects: before });
  expect(t.game.scoreParts?.(t.s, 1)).toMatchObject({ cities: others, effects: 0 });
});

test('a chosen city scores nothing for opponents, those laid later too, and lasts to the end', () => {
  const boycott = card('boycott', [
    { 'choose-cells': { where: CITY, as: 'town' } },
    { lasting: { what: [{ worth: { at: { in: 'town' }, times: 0, for: 'opponents' } }], until: 'game-end' } },
  ]);
  const t = table(
    { market: [boycott] },
    { hand: ['boycott'], rails: ['B3'], stations: { B3: 1 }, others: [{ rails: ['B3'] }] },
  );
  const [own] = t.view.seat.map(({ score }) => score);
  t.do('play boycott', 'apply', 'cell B3', 'end', 'end');
  expect(t.view.seat.map(({ score }) => score)).toEqual([own, 0]);
});

test('several act in the order in which they began, and each in the order of its fields', () => {
  const market = [
    worth('more', { at: { not: { any: [{ place: 'city' }, { place: 'remote' }] } }, plus: 1 }),
    worth('triple', { at: {}, times: 3 }),
    worth('as-three', { at: {}, stations: 3, times: 1, plus: 1 }),
  ];
  const t = table({ market }, { hand: ['more', 'triple', 'as-three'], rails: ['D5', 'B3'] });
  t.do('play more', 'apply');
  expect(t.own.worth).toEqual({ D5: 1 });
  t.do('play triple', 'apply');
  expect(t.own.worth).toEqual({ D5: 3 });
  t.do('play as-three', 'apply');
  // Eight for three stations, and the one more.
  expect(t.own.worth).toEqual({ D5: 4, B3: 9 });
});
