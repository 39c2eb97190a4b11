// Effects that happen a limited number of times, last several turns, or come in the player's next turn.
import type { Step } from '@railwright/engine';
import { expect, test } from 'vitest';
import { table, type Table } from './table.ts';

const card = (id: string, effect: object[], more: object = {}) => ({
  id,
  name: { en: id },
  categories: ['action'],
  cost: 2,
  effect: effect as Step[],
  ...more,
});
const lasting = (what: object[], more: object) =>
  card('later', [{ lasting: { what, ...more } }], { value: 9 });
const scored = (t: Table, seat = 0) => t.view.seat[seat].track;
const pass = (t: Table, turns: number) => t.do(...Array<string>(turns).fill('end'));

test('happens the next time, and no more', () => {
  const what = [{ trigger: { on: 'play', do: [{ score: 1 }] } }];
  const t = table(
    { market: [lasting(what, { times: 2 })] },
    { hand: ['later', 'normal-train', 'normal-train', 'normal-train'] },
  );
  t.do('play later', 'apply', 'play normal-train');
  expect(t.view.lastingSteps).toMatchObject([{ left: 1 }]);
  t.do('play normal-train');
  expect(t.view.lasting).toEqual([]);
  t.do('play normal-train');
  expect(scored(t)).toBe(2);
});

test('a price for the next purchase only', () => {
  const what = [{ cheaper: { what: 'cards', coins: 1, where: { category: 'train' } } }];
  const t = table({ market: [lasting(what, { times: 1 })] }, { hand: ['later'] });
  t.do('play later', 'apply');
  expect(t.view.prices).toMatchObject({ 'express-train': 2 });
  t.do('buy later');
  expect(t.view.prices).toMatchObject({ 'express-train': 2 });
  t.do('buy express-train');
  expect(t.view.prices).toEqual({});
});

test("lasts to the end of the player's second next turn", () => {
  const what = [{ trigger: { on: 'turn-start', do: [{ score: 1 }] } }];
  const t = table({ market: [lasting(what, { turns: 2 })], seats: 2 }, { hand: ['later'] });
  t.do('play later', 'apply');
  expect(t.view.lastingSteps).toMatchObject([{ until: 'next-turn-end', turns: 2 }]);
  pass(t, 2);
  expect(scored(t)).toBe(1);
  pass(t, 2);
  expect(scored(t)).toBe(2);
  expect(t.view.lasting).toEqual(['later']);
  pass(t, 1);
  expect(t.view.lasting).toEqual([]);
});

test("happens at the start of the player's next turn, once", () => {
  const what = [{ trigger: { on: 'turn-start', do: [{ score: 1 }] } }];
  const t = table(
    { market: [lasting(what, { until: 'game-end', times: 1 })], seats: 2 },
    { hand: ['later'] },
  );
  t.do('play later', 'apply');
  pass(t, 4);
  expect(scored(t)).toBe(1);
  expect(t.view.lasting).toEqual([]);
});

test('coins for the next turn: a toll goes to the owner of the rails', () => {
  const toll = card('toll', [
    {
      lasting: {
        what: [
          { dearer: { what: 'rails', coins: 1, at: { rails: 'own' }, for: 'opponents' } },
          { trigger: { on: 'lay', by: 'opponents', at: { rails: 'own' }, do: [{ 'next-coins': 1 }] } },
        ],
        until: 'game-end',
      },
    },
  ]);
  const crew = card('crew', [{ 'lay-rails': 1 }], { value: 5 });
  const t = table(
    { market: [toll, crew], seats: 2 },
    { hand: ['toll'], rails: ['D5'], others: [{ hand: ['crew'], rails: ['D4'] }] },
  );
  t.do('play toll', 'apply', 'end', 'play crew', 'apply', 'rail D5');
  expect(t.view.nextCoins).toEqual([1, 0]);
  expect(t.happened('save')).toEqual([{ type: 'save', seat: 0, coins: 1, by: 'toll' }]);
  t.do('end');
  expect(t.view).toMatchObject({ active: 0, coins: 1, nextCoins: [0, 0] });
  pass(t, 2);
  expect(t.view.coins).toBe(0);
});
