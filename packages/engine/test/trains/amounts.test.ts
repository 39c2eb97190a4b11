// Amounts of owned cards, cells, this turn and other seats, and quotients.
import { expect, test } from 'vitest';
import { card } from './card.ts';
import { table } from './table.ts';

const counter = (count: unknown) => card('counter', { effect: [{ score: { count } }] });
const scored = (count: unknown, given: object, seats = 2): number => {
  const t = table({ market: [counter(count)], seats }, { hand: ['counter'], ...given });
  t.do('play counter', 'apply');
  return t.own.track;
};

test('cards are owned in any zone, each counted once', () => {
  const given = {
    hand: ['counter', 'normal-train'],
    deck: ['normal-train', 'express-train'],
    discard: ['normal-train', 'lay-rails'],
    others: [{ discard: ['normal-train'] }],
  };
  expect(scored({ owned: { by: 'own', where: { card: 'normal-train' } } }, given)).toBe(3);
  expect(scored({ owned: { by: 'own', where: { category: 'train' } } }, given)).toBe(4);
  expect(scored({ owned: { by: 'opponents', where: { card: 'normal-train' } } }, given)).toBe(1);
  expect(scored({ owned: { by: 'all', where: { card: 'normal-train' } } }, given)).toBe(4);
});

test('most and fewest refer to a single opponent, never to the player', () => {
  const trains = (count: number): string[] => Array<string>(count).fill('normal-train');
  const given = {
    hand: ['counter', ...trains(5)],
    others: [{ discard: trains(1) }, { discard: trains(3) }],
  };
  const owned = (by: string) => ({ owned: { by, where: { card: 'normal-train' } } });
  expect(scored(owned('most'), given, 3)).toBe(3);
  expect(scored(owned('fewest'), given, 3)).toBe(1);
  expect(scored({ minus: [owned('own'), owned('most')] }, given, 3)).toBe(2);
  const tracks = { ...given, others: [{ track: 4 }, { track: 7 }] };
  expect(scored({ score: 'most' }, tracks, 3)).toBe(7);
  expect(scored({ score: 'fewest' }, tracks, 3)).toBe(4);
});

test('cells are counted by what they are and by who is there', () => {
  const given = { rails: ['D5', 'D4'], others: [{ rails: ['D4'] }] };
  expect(scored({ cells: { rails: 'own' } }, given)).toBe(2);
  expect(scored({ cells: { rails: 'opponents' } }, given)).toBe(1);
});

test('a quotient is rounded down, and the divisor is at least one', () => {
  expect(scored({ divide: [7, 3] }, {})).toBe(2);
  expect(scored({ divide: [2, 3] }, {})).toBe(0);
  expect(scored({ divide: [20, 3, 2] }, {})).toBe(3);
  expect(scored({ divide: [7, { score: 'own' }] }, {})).toBe(7);
});

test('what was done this turn counts until the turn ends', () => {
  const t = table(
    { market: [counter({ turn: 'played' })] },
    { hand: ['counter', 'counter', 'normal-train'], deck: Array<string>(10).fill('counter') },
  );
  t.do('play normal-train', 'play counter', 'apply');
  expect(t.own.track).toBe(2);
  t.do('play counter', 'apply');
  expect(t.own.track).toBe(5);
  expect(t.view.thisTurn).toMatchObject({ played: 3, bought: 0, spent: 0 });
  t.do('end');
  expect(t.view.thisTurn).toMatchObject({ played: 0 });
});

test('purchases, Waste, rails and coins of the turn are counted', () => {
  const t = table(
    { market: [counter({ turn: 'spent' })] },
    { hand: ['lay-rails', 'counter'], coins: 9, rails: ['D5'], others: [{ rails: ['D4'] }] },
  );
  t.do('play lay-rails', 'apply', 'rail D4', 'buy express-train');
  const { waste = 0 } = t.own.gained;
  expect(t.view.thisTurn).toMatchObject({ played: 1, rails: 1, bought: 1, waste, gained: waste + 1 });
  const { spent } = t.view.thisTurn ?? { spent: -1 };
  expect(spent).toBe(9 - t.view.coins);
  t.do('play counter', 'apply');
  expect(t.own.track).toBe(spent);
});

test('games whose cards do not need them keep no counts of the turn', () => {
  expect(table({ market: [counter(1)] }, { hand: ['counter'] }).view.thisTurn).toBeUndefined();
});

test('points at the end are computed for the owner of the card, in any zone, for each such card', () => {
  const guild = card('guild', {
    categories: ['victory'],
    points: 1,
    endPoints: { divide: [{ owned: { by: 'own', where: { category: 'train' } } }, 2] },
  });
  const t = table(
    { market: [guild] },
    {
      hand: ['guild', 'normal-train'],
      deck: ['guild', 'normal-train'],
      discard: ['normal-train', 'express-train'],
      others: [{ discard: ['guild', 'normal-train'] }],
    },
  );
  const before = table({ market: [guild] }, { others: [{}] });
  expect(t.game.score(t.s, 0) - before.game.score(before.s, 0)).toBe(2 + 2 * 2);
  expect(t.game.score(t.s, 1) - before.game.score(before.s, 1)).toBe(1);
  expect(t.game.scoreParts?.(t.s, 0)['cards']).toBe(6);
});
