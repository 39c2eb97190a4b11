import { expect, test } from 'vitest';
import { given, HIGH, LOW } from './given.ts';
import { standardGame } from './standard.ts';

test('the game ends at once when a drawn card puts a train in ascending order', () => {
  const table = given({ trains: [[1, 2, 3, 40, 5, 6, 8], LOW], deck: [4, 7] });
  const events = table.play('draw', 'place 4');
  expect(table.all()).toMatchObject({ end: 'ordered', winner: 0, decision: null });
  expect(events.slice(-3)).toEqual([
    { type: 'end', reason: 'ordered', winner: 0, turn: 1 },
    { type: 'score', seat: 0, points: 1 },
    { type: 'score', seat: 1, points: 0 },
  ]);
  const { game, s } = table;
  expect([game.winners(s), game.score(s, 0), game.score(s, 1)]).toEqual([1, 1, 0]);
  expect(game.endReason(s)).toBe('ordered');
});

test.each([
  ['swap-adjacent', 4, [10, 20, 40, 30, 50, 60, 70], 'swap 3 4'],
  ['swap-over-one', 8, [10, 20, 50, 40, 30, 60, 70], 'swap 3 5'],
  ['move-right', 1, [30, 10, 20, 40, 50, 60, 70], 'move 1 3'],
  ['move-left', 3, [10, 20, 30, 40, 60, 70, 50], 'move 7 5'],
])('%s (card %i) may win: %j', (ability, card, train, choice) => {
  const table = given({ trains: [LOW, train], active: 1, faceUp: [card] });
  table.play(`use ${ability}`, choice);
  expect(table.all()).toMatchObject({ end: 'ordered', winner: 1, ability: null, inUse: 0 });
});

test('G5: order is read from the locomotive on the left; descending order does not win', () => {
  const table = given({ trains: [[80, 70, 60, 50, 40, 20, 30], LOW], faceUp: [4] });
  table.play('use swap-adjacent', 'swap 6 7');
  expect(table.all()).toMatchObject({ end: null, active: 1 });
  expect(table.game.winners(table.s)).toBe(0);
});

test('G5: a train with an empty spot is not in order', () => {
  const table = given({ trains: [[1, 2, 3, 0, 6, 5, 8], LOW], faceUp: [4], deck: [84] });
  table.play('use swap-adjacent', 'swap 5 6');
  expect(table.all().end).toBeNull();
});

test("G5: a removal can put another player's train in order", () => {
  const table = given({ trains: [HIGH, [1, 2, 3, 84, 5, 6, 8]], faceUp: [13], deck: [82, 4, 83] });
  table.play('use remove-middle');
  expect(table.all()).toMatchObject({ end: 'ordered', winner: 1, active: 0 });
});

test('G6: the turn limit ends a game without a winner as a draw', () => {
  const table = given({ trains: [HIGH, LOW], turn: 3 }, standardGame(2, { turnLimit: 4 }));
  table.play('draw', 'place 1');
  expect(table.all().turn).toBe(4);
  const events = table.play('draw', 'place 1');
  expect(table.all()).toMatchObject({ end: 'turn-limit', winner: null, turn: 4 });
  expect(events).toContainEqual({ type: 'end', reason: 'turn-limit', turn: 4 });
  expect([table.game.winners(table.s), table.game.score(table.s, 0)]).toEqual([0, 0]);
});

test('G6: a win in the last turn is a win', () => {
  const table = given(
    { trains: [[1, 2, 3, 40, 5, 6, 8], LOW], deck: [4, 7], turn: 4 },
    standardGame(2, { turnLimit: 4 }),
  );
  table.play('draw', 'place 4');
  expect(table.all().end).toBe('ordered');
});
