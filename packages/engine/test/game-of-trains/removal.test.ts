import { expect, test } from 'vitest';
import { given, HIGH, LOW } from './given.ts';
import { standardGame } from './standard.ts';

const THIRD = [79, 69, 59, 48, 39, 29, 19];

test('removed cards are face up, and any player can use their abilities', () => {
  // 80 carries swap-adjacent, 81 remove-middle.
  const table = given({ trains: [HIGH, LOW], faceUp: [7], deck: [83, 84, 82] });
  table.play('use remove-left');
  expect(table.all().faceUp).toEqual([80, 81]);
  expect(table.legal()).toEqual(['draw', 'use swap-adjacent', 'use remove-middle']);
});

test('G2: an even number of equal abilities goes to the discard pile before replacements are drawn', () => {
  // Both leftmost cards swap neighbours: 4 and 12.
  const table = given({
    trains: [HIGH.with(0, 4), LOW.with(0, 12)],
    faceUp: [7],
    deck: [83, 84, 82],
    discard: [],
  });
  const events = table.play('use remove-left').map((event) => event.type);
  expect(events.indexOf('pair-discarded')).toBeLessThan(events.indexOf('draw'));
  expect(table.all()).toMatchObject({ faceUp: [], discard: [4, 7, 12] });
});

test('G2: of an odd number of equal abilities, one remains', () => {
  const trains = [HIGH.with(0, 4), LOW.with(0, 12), THIRD.with(0, 20)];
  const table = given(
    { trains: [trains[0].with(6, 22), trains[1], trains[2]], faceUp: [7] },
    standardGame(3),
  );
  table.play('use remove-left');
  expect(table.all().faceUp).toEqual([20]);
});

test('G2: pairs include cards already there, and the ability just used may return', () => {
  const table = given({ trains: [HIGH.with(0, 4), LOW.with(0, 15)], faceUp: [7, 12], discard: [] });
  table.play('use remove-left');
  expect(table.all()).toMatchObject({ faceUp: [15], discard: [4, 7, 12] });
});

test('replacements come in turn order from the player who used the ability, at the same spot', () => {
  const table = given(
    { trains: [HIGH, LOW, THIRD], faceUp: [5], active: 1, deck: [82, 83, 84] },
    standardGame(3),
  );
  const events = table.play('use remove-middle');
  expect(events.filter((event) => event.type === 'draw')).toEqual([
    { type: 'draw', seat: 1, reason: 'replacement', card: 82 },
    { type: 'draw', seat: 2, reason: 'replacement', card: 83 },
    { type: 'draw', seat: 0, reason: 'replacement', card: 84 },
  ]);
  expect(table.all().trains).toEqual([HIGH.with(3, 84), LOW.with(3, 82), THIRD.with(3, 83)]);
});

test('a protected card stays, and its owner draws nothing', () => {
  const table = given({ trains: [HIGH, LOW], locks: [[{ at: 1, card: 2 }]], faceUp: [7], deck: [83, 84] });
  const events = table.play('use remove-left');
  expect(events).toContainEqual({ type: 'protected', seat: 0, position: 1 });
  expect(table.all().trains).toEqual([HIGH, LOW.with(0, 83)]);
  expect(table.all().locks[0]).toEqual([{ at: 1, card: 2 }]);
});

test('protection at one spot does not help at another', () => {
  const table = given({
    trains: [HIGH, LOW],
    locks: [[{ at: 4, card: 2 }]],
    faceUp: [7],
    deck: [83, 84, 82],
  });
  table.play('use remove-left');
  expect(table.all().trains[0][0]).toBe(83);
});

test('a replacement that puts a train in order ends the game, and nobody after it draws', () => {
  const trains = [HIGH, [31, 2, 3, 4, 81, 82, 83], THIRD];
  const table = given({ trains, faceUp: [7], active: 0, deck: [84, 1, 78] }, standardGame(3));
  const events = table.play('use remove-left');
  expect(table.all()).toMatchObject({ end: 'ordered', winner: 1 });
  expect(table.all().trains[0][0]).toBe(84);
  expect(table.all().trains[2][0]).toBe(0);
  expect(events.filter((event) => event.type === 'draw')).toHaveLength(2);
  expect(table.game.seatToAct(table.s)).toBe(-1);
});

test('G6: with both piles empty, a replacement is skipped; the spot stays empty and can be filled later', () => {
  const locks = [[{ at: 1, card: 2 }]];
  // The used card is the only one discarded, so the first to draw gets it.
  const three = given(
    { trains: [HIGH, LOW, THIRD], locks, faceUp: [7], deck: [], discard: [] },
    standardGame(3),
  );
  const events = three.play('use remove-left');
  expect(three.all().trains.map((train) => train[0])).toEqual([80, 7, 0]);
  expect(events).toContainEqual({ type: 'draw-skipped', seat: 2, reason: 'replacement' });
});

test('an empty spot cannot be swapped, moved, removed or protected, and is filled by a drawn card', () => {
  const trains = [HIGH.with(0, 0), LOW.with(0, 0)];
  const faceUp = [4, 1, 7, 2];
  const table = given({ trains, faceUp, deck: [84, 83] });
  expect(table.legal()).not.toContain('use remove-left');
  const choices = (ability: string): string[] => {
    const copy = given({ trains, faceUp, deck: [84, 83] });
    copy.play(`use ${ability}`);
    return copy.legal();
  };
  expect(choices('swap-adjacent')).not.toContain('swap 1 2');
  expect(choices('move-right')).not.toContain('move 1 3');
  expect(choices('protect')).toEqual(['protect 4', 'protect 7']);
  const before = table.all().faceUp;
  table.play('draw', 'place 1');
  expect(table.all().trains[0][0]).toBe(84);
  expect(table.all().faceUp).toEqual(before);
});
