// T36: the steps that can never be impossible are determined once, when a card is compiled; an effect of such steps is always offered.
import { expect, test } from 'vitest';
import type { Step } from '@railwright/engine';
import { table, type Table } from './table.ts';

const play = (...effect: Step[]): Table => {
  const card = { id: 'try', name: { en: 'Try' }, categories: ['action'], cost: 2, effect };
  return table({ market: [card] }, { hand: ['try'] }).do('play try');
};

test('a repetition is not certain just because the step before it is', () => {
  expect(play({ coins: 1 }, { repeat: { times: 2, do: [{ pay: 1 }] } }).asks).toBe('turn');
  expect(play({ coins: 2 }, { repeat: { times: 2, do: [{ pay: 1 }] } }).asks).toBe('effect');
  expect(play({ score: 1 }, { repeat: { times: 2, do: [{ coins: 1 }] } }).asks).toBe('effect');
});

test('a card with many conditions compiles', () => {
  const either: Step = {
    if: {
      test: { compare: { amount: { coins: true }, atLeast: 1 } },
      then: [{ coins: 1 }],
      else: [{ score: 1 }],
    },
  };
  const t = play(...Array.from({ length: 18 }, () => either)).do('apply');
  expect(t.own.track).toBe(18);
});
