// How far a match can be undone: back to the last new information and no further.
import { expect, test } from 'vitest';
import { Match } from '@railwright/engine';
import { gameWith } from './trains/shipped.ts';

/** A game with a single kind of card, after the choice of the first rails. */
function matchOf(effect: readonly object[]): Match {
  const card = { id: 'only', name: { en: 'Only' }, categories: ['action'], cost: 2, effect };
  const game = gameWith({
    market: [card as never],
    change: { startDeck: [{ card: 'only', count: 10 }] },
  });
  const match = new Match(game, 7);
  while (match.decision?.type === 'start') match.choose(match.legal()[0]);
  return match;
}

function play(match: Match): void {
  expect(match.choose('play only')).toEqual({ ok: true });
  if (match.decision?.type === 'effect') match.choose('apply');
}

test('choices that revealed nothing can be undone', () => {
  const match = matchOf([{ coins: 1 }]);
  play(match);
  expect(match.canUndo).toBe(true);
});

test.each([
  ['looked at', [{ look: { count: 1, as: 'seen' } }, { 'put-back': 'seen' }]],
  ['revealed', [{ reveal: { count: 1, as: 'seen' } }, { 'put-back': 'seen' }]],
  ['drawn', [{ draw: 1 }]],
])('a card %s is new information', (_how, effect) => {
  const match = matchOf(effect);
  play(match);
  expect(match.canUndo).toBe(false);
});

test('so can revealing the top card of a deck without randomness left', () => {
  const match = matchOf([{ reveal: { count: 1, as: 'seen' } }, { 'put-back': 'seen' }]);
  play(match);
  const before = [...match.state.rng];
  play(match);
  expect([...match.state.rng]).toEqual(before);
  expect(match.canUndo).toBe(false);
});

test('the choice after new information can be undone, the one that brought it cannot', () => {
  const match = matchOf([
    { draw: 1 },
    { choose: { from: 'hand', count: 1, as: 'gone' } },
    { discard: 'gone' },
  ]);
  play(match);
  if (match.decision?.type === 'card') match.choose('choose only');
  while (match.canUndo) match.undo();
  expect(
    match
      .log()
      .at(-1)
      ?.events.some(({ type }) => type === 'draw'),
  ).toBe(true);
});
