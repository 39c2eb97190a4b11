// Extra turns, and hands of another size.
import type { Step } from '@railwright/engine';
import { expect, test } from 'vitest';
import { table } from './table.ts';

const card = (id: string, effect: readonly Step[]) => ({
  id,
  name: { en: id },
  categories: ['action'],
  cost: 2,
  effect,
});
const again = card('again', [{ 'extra-turn': true }]);
const deck = Array<string>(20).fill('waste');

test('another turn follows, but not a third', () => {
  const t = table({ market: [again], seats: 2 }, { hand: ['again'], deck: ['again', ...deck] });
  t.do('play again', 'apply', 'end');
  expect(t.view).toMatchObject({ active: 0, turn: 2, turns: { isExtra: true } });
  t.do('play again', 'apply', 'end');
  // Of the second one, which is not taken, nothing is said.
  expect(t.happened('extra-turn')).toEqual([{ type: 'extra-turn', seat: 0, card: 'again' }]);
  expect(t.view).toMatchObject({ active: 1, turn: 3, turns: { isExtra: false, toCome: false } });
});

test('the next hand is larger or smaller, the one after it normal', () => {
  const more = card('more', [{ 'next-hand': 2 }]);
  const t = table({ market: [more], seats: 2 }, { hand: ['more'], deck: [...deck] });
  t.do('play more', 'apply', 'end');
  expect(t.own.handSize).toBe(7);
  expect(t.happened('next-hand')).toEqual([{ type: 'next-hand', seat: 0, count: 2, by: 'more' }]);
  t.do('end', 'end');
  expect(t.own.handSize).toBe(5);
  const fewer = card('fewer', [{ 'each-opponent': [{ 'next-hand': { count: 9, fewer: true } }] }]);
  const f = table({ market: [fewer], seats: 2 }, { hand: ['fewer'], others: [{ deck: [...deck] }] });
  f.do('play fewer', 'apply', 'end', 'end');
  expect(f.view.seat[1].handSize).toBe(0);
  expect(f.happened('next-hand')).toEqual([{ type: 'next-hand', seat: 1, count: -9, by: 'fewer' }]);
});
