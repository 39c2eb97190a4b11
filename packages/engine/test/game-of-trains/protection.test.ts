import { expect, test } from 'vitest';
import { given, HIGH, LOW } from './given.ts';

const LOCKED = { trains: [HIGH, LOW], locks: [[{ at: 4, card: 2 }]], discard: [] };

test('G3: protect goes only under spots not yet protected by its owner', () => {
  const table = given({ ...LOCKED, locks: [[{ at: 4, card: 2 }], [{ at: 1, card: 18 }]], faceUp: [10] });
  table.play('use protect');
  expect(table.legal()).toEqual(['protect 1', 'protect 7']);
});

test('a lock card is neither face up nor in the discard pile', () => {
  const table = given({ trains: [HIGH, LOW], faceUp: [10], discard: [] });
  table.play('use protect', 'protect 7');
  expect(table.all()).toMatchObject({ faceUp: [], discard: [], locks: [[{ at: 7, card: 10 }], []] });
});

test('G4: replacing the protected card sends the lock card to the discard pile', () => {
  const table = given({ ...LOCKED, deck: [84, 83] });
  const events = table.play('draw', 'place 4');
  expect(events).toContainEqual({ type: 'unprotect', seat: 0, position: 4, card: 2 });
  expect(table.all()).toMatchObject({ locks: [[], []], discard: [2], faceUp: [50] });
});

test.each([
  ['swap-adjacent', 4, 'swap 3 4'],
  ['swap-adjacent', 4, 'swap 4 5'],
  ['swap-over-one', 8, 'swap 2 4'],
  ['swap-over-one', 8, 'swap 4 6'],
  ['move-right', 1, 'move 4 6'],
  ['move-left', 3, 'move 4 2'],
])('G4: %s (card %i), %s, moves the protected card: the lock card is lost', (ability, card, choice) => {
  const table = given({ ...LOCKED, faceUp: [card] });
  table.play(`use ${ability}`, choice);
  expect(table.all()).toMatchObject({ locks: [[], []], discard: [card, 2].toSorted((a, b) => a - b) });
});

test.each([
  ['move-right', 1, 'move 2 4'],
  ['move-right', 1, 'move 3 5'],
  ['move-left', 3, 'move 5 3'],
  ['move-left', 3, 'move 6 4'],
])(
  'G4: %s (card %i), %s, pushes the protected card aside: that is a change of position too',
  (ability, card, choice) => {
    const table = given({ ...LOCKED, faceUp: [card] });
    table.play(`use ${ability}`, choice);
    expect(table.all().locks).toEqual([[], []]);
  },
);

test.each([
  ['swap-adjacent', 4, 'swap 1 2'],
  ['swap-over-one', 8, 'swap 3 5'],
  ['move-right', 1, 'move 5 7'],
  ['move-left', 3, 'move 3 1'],
])(
  '%s (card %i), %s, leaves the protected card where it is: the lock card stays',
  (ability, card, choice) => {
    const table = given({ ...LOCKED, faceUp: [card] });
    table.play(`use ${ability}`, choice);
    expect(table.all().locks).toEqual([[{ at: 4, card: 2 }], []]);
  },
);

test("other players' actions do not touch a lock card", () => {
  const table = given({ ...LOCKED, faceUp: [4], active: 1 });
  table.play('use swap-adjacent', 'swap 3 4');
  expect(table.all().locks).toEqual([[{ at: 4, card: 2 }], []]);
});

test('a lost lock card returns with the next draw pile', () => {
  const table = given({ ...LOCKED, deck: [84, 83] });
  table.play('draw', 'place 4', 'draw');
  expect(table.all().deck).toEqual([2]);
});
