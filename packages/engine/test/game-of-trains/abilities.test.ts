import { expect, test } from 'vitest';
import { given, HIGH, LOW } from './given.ts';
import { homebrewGame } from './homebrew.ts';

const [ADJACENT, OVER_ONE, RIGHT, LEFT, REMOVE_LEFT, REMOVE_MIDDLE, REMOVE_RIGHT, PROTECT] = [
  4, 8, 1, 3, 7, 5, 6, 2,
];

function using(card: number, ability: string) {
  const table = given({ trains: [HIGH, LOW], faceUp: [card] });
  table.play(`use ${ability}`);
  return table;
}

test('swap two adjacent cards', () => {
  const table = using(ADJACENT, 'swap-adjacent');
  expect(table.legal()).toEqual(['swap 1 2', 'swap 2 3', 'swap 3 4', 'swap 4 5', 'swap 5 6', 'swap 6 7']);
  table.play('swap 6 7');
  expect(table.all().trains).toEqual([[80, 70, 60, 50, 40, 20, 30], LOW]);
});

test('swap two cards with exactly one card between them', () => {
  const table = using(OVER_ONE, 'swap-over-one');
  expect(table.legal()).toEqual(['swap 1 3', 'swap 2 4', 'swap 3 5', 'swap 4 6', 'swap 5 7']);
  table.play('swap 1 3');
  expect(table.all().trains[0]).toEqual([60, 70, 80, 50, 40, 30, 20]);
});

test('move one card exactly two spaces right: neither the last nor the last but one', () => {
  const table = using(RIGHT, 'move-right');
  expect(table.legal()).toEqual(['move 1 3', 'move 2 4', 'move 3 5', 'move 4 6', 'move 5 7']);
  table.play('move 2 4');
  expect(table.all().trains[0]).toEqual([80, 60, 50, 70, 40, 30, 20]);
});

test('move one card exactly two spaces left: neither the first nor the second', () => {
  const table = using(LEFT, 'move-left');
  expect(table.legal()).toEqual(['move 3 1', 'move 4 2', 'move 5 3', 'move 6 4', 'move 7 5']);
  table.play('move 7 5');
  expect(table.all().trains[0]).toEqual([80, 70, 60, 50, 20, 40, 30]);
});

test.each([
  [REMOVE_LEFT, 'remove-left', 0],
  [REMOVE_MIDDLE, 'remove-middle', 3],
  [REMOVE_RIGHT, 'remove-right', 6],
])('card %i: %s takes that card from everybody, the locomotive not counted', (card, ability, position) => {
  const table = given({ trains: [HIGH, LOW], faceUp: [card], deck: [83, 84, 82], discard: [] });
  const events = table.play(`use ${ability}`);
  expect(table.all().trains).toEqual([HIGH.with(position, 83), LOW.with(position, 84)]);
  const removed = events.filter((event) => event.type === 'remove').map((event) => event.card);
  expect(removed).toEqual([HIGH[position], LOW[position]]);
  expect(table.all()).toMatchObject({ active: 1, decision: 'turn' });
});

test('protect goes under the leftmost, the middle or the rightmost card', () => {
  const table = using(PROTECT, 'protect');
  expect(table.legal()).toEqual(['protect 1', 'protect 4', 'protect 7']);
  table.play('protect 4');
  expect(table.all()).toMatchObject({
    locks: [[{ at: 4, card: PROTECT }], []],
    trains: [HIGH, LOW],
    discard: [],
  });
});

test('only the active seat chooses, and swaps and moves change only its own train', () => {
  const table = given({ trains: [HIGH, LOW], faceUp: [RIGHT], active: 1 });
  table.play('use move-right', 'move 1 3');
  expect(table.all().trains).toEqual([HIGH, [71, 61, 81, 51, 41, 31, 21]]);
});

test('G1: a removal that finds every target protected cannot be chosen', () => {
  const locks = [[{ at: 1, card: 2 }], [{ at: 1, card: 10 }]];
  expect(given({ trains: [HIGH, LOW], locks, faceUp: [REMOVE_LEFT] }).legal()).toEqual(['draw']);
  const one = given({ trains: [HIGH, LOW], locks: [locks[0]], faceUp: [REMOVE_LEFT] });
  expect(one.legal()).toEqual(['draw', 'use remove-left']);
});

test('G1: protect cannot be chosen by a player whose three spots are all protected', () => {
  const locks = [
    [
      { at: 1, card: 2 },
      { at: 4, card: 10 },
      { at: 7, card: 18 },
    ],
  ];
  expect(given({ trains: [HIGH, LOW], locks, faceUp: [26] }).legal()).toEqual(['draw']);
  expect(given({ trains: [HIGH, LOW], locks, faceUp: [26], active: 1 }).legal()).toEqual([
    'draw',
    'use protect',
  ]);
});

test('an ability with several steps asks for one after another', () => {
  const table = given(
    {
      trains: [
        [205, 155, 105, 55],
        [195, 145, 95, 45],
      ],
      faceUp: [15],
    },
    homebrewGame(2),
  );
  table.play('use slide');
  expect(table.legal()).toEqual(['move 1 4']);
  table.play('move 1 4');
  expect(table.legal()).toEqual(['move 2 1', 'move 3 2', 'move 4 3']);
  table.play('move 4 3');
  expect(table.all()).toMatchObject({ active: 1, ability: null });
  expect(table.all().trains[0]).toEqual([155, 105, 205, 55]);
});

test('a step that an earlier step has made impossible is skipped', () => {
  // The removal of the middle finds both middle cards protected once the lock card is there.
  const trains = [
    [205, 155, 105, 55],
    [195, 145, 95, 45],
  ];
  const locks = [null, [{ at: 2, card: 65 }]];
  const table = given({ trains, locks, faceUp: [35], deck: [5, 25] }, homebrewGame(2));
  table.play('use guarded-swap', 'swap 3 4', 'protect 2');
  expect(table.all()).toMatchObject({
    active: 1,
    locks: [[{ at: 2, card: 35 }], [{ at: 2, card: 65 }]],
    deckCount: 2,
  });
  const other = given({ trains, locks, faceUp: [35], deck: [5, 25] }, homebrewGame(2));
  other.play('use guarded-swap', 'swap 3 4', 'protect 4');
  expect(other.all().trains).toEqual([
    [205, 5, 55, 105],
    [195, 145, 95, 45],
  ]);
});

test('two removals in one ability fill the spots in between', () => {
  const trains = [
    [205, 155, 105, 55],
    [195, 145, 95, 45],
  ];
  const table = given({ trains, faceUp: [25], deck: [5, 15, 65, 75] }, homebrewGame(2));
  table.play('use two-away');
  expect(table.all().trains).toEqual([
    [205, 5, 105, 65],
    [195, 15, 95, 75],
  ]);
});
