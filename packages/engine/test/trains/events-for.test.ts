// What others are told of cards that only one seat sees.
import { expect, test } from 'vitest';
import { eventsFor, ONLOOKER, type GameEvent } from '@railwright/engine';
import { table } from './table.ts';

const scout = (turn: 'look' | 'reveal') => {
  const seen = { count: 3, as: 'seen' };
  return {
    id: 'scout',
    name: { en: 'scout' },
    categories: ['action'],
    cost: 2,
    effect: [
      turn === 'look' ? { look: seen } : { reveal: seen },
      { choose: { from: 'seen', as: 'kept', count: 2 } },
      { move: { cards: 'kept' as const, to: 'hand' as const } },
      { 'put-back': 'seen' as const },
    ],
  };
};

function scouted(turn: 'look' | 'reveal', deck: readonly string[]) {
  const t = table({ market: [scout(turn)] }, { hand: ['scout'], deck: [...deck] });
  t.do('play scout', 'apply', ...deck.slice(0, 2).map((id) => `choose ${id}`));
  const moves = (viewer: number | undefined): GameEvent[] =>
    eventsFor(t.events, viewer).filter(({ type }) => type === 'move');
  return { t, moves };
}

test('cards that one seat looked at and kept are told to that seat alone', () => {
  const { t, moves } = scouted('look', ['apartment', 'tower', 'waste']);
  expect(moves(0)).toEqual(moves(undefined));
  expect(moves(0).map(({ card, to }) => [card, to])).toEqual([
    ['apartment', 'hand'],
    ['tower', 'hand'],
    ['waste', 'deck-top'],
  ]);
  for (const viewer of [1, ONLOOKER]) {
    expect(moves(viewer)).toEqual([
      { type: 'move', seat: 0, count: 2, from: 'aside', to: 'hand', secret: true },
      { type: 'move', seat: 0, count: 1, from: 'aside', to: 'deck-top', secret: true },
    ]);
    expect(JSON.stringify(eventsFor(t.events, viewer))).not.toMatch(/tower|apartment|waste/);
    expect(t.game.viewFor(t.s, viewer).seat[0]?.deckTop).toEqual([null]);
  }
});

test('nor are they told whether two of them are of one kind', () => {
  const same = scouted('look', ['tower', 'tower', 'waste']);
  const different = scouted('look', ['apartment', 'tower', 'waste']);
  expect(same.moves(1)).toEqual(different.moves(1));
  expect(same.moves(0)).not.toEqual(different.moves(0));
});

test('what was revealed to all is told to all', () => {
  const { t, moves } = scouted('reveal', ['apartment', 'tower', 'waste']);
  expect(moves(1)).toEqual(moves(0));
  expect(moves(ONLOOKER)).toEqual(moves(0));
  for (const viewer of [1, ONLOOKER]) expect(t.game.viewFor(t.s, viewer).seat[0]?.deckTop).toEqual(['waste']);
});
