import { expect, test } from 'vitest';
import { placeGameOfTrainsPosition, type GameOfTrainsPositionInput } from '@railwright/engine';
import { given, HIGH, LOW } from './given.ts';
import { standardGame } from './standard.ts';

function problemsOf(position: GameOfTrainsPositionInput): string[] {
  const game = standardGame();
  const s = game.createState();
  game.start(s, 1);
  return placeGameOfTrainsPosition(game, s, position);
}

test('every zone and counter can be given and read back', () => {
  const { all } = given({
    trains: [HIGH, LOW],
    locks: [[{ at: 4, card: 2 }], [{ at: 1, card: 10 }]],
    faceUp: [4, 1],
    deck: [84, 9],
    discard: [5, 3],
    drawn: 82,
    active: 1,
    first: 0,
    turn: 12,
    draws: [3, 2],
    used: [{ protect: 4 }, { 'move-left': 1 }],
  });
  expect(all()).toMatchObject({
    trains: [HIGH, LOW],
    locks: [[{ at: 4, card: 2 }], [{ at: 1, card: 10 }]],
    faceUp: [1, 4],
    deck: [9, 84],
    discard: [3, 5],
    drawn: 82,
    active: 1,
    first: 0,
    turn: 12,
    draws: [3, 2],
    used: [{ protect: 4 }, { 'move-left': 1 }],
    decision: 'place',
  });
});

test('the draw pile is given top first', () => {
  const table = given({ trains: [HIGH, LOW], deck: [84, 9, 17] });
  const drawn = ['place 1', 'place 1', 'place 1'].map((place) => {
    table.play('draw');
    const card = table.all().drawn;
    table.play(place);
    return card;
  });
  expect(drawn).toEqual([84, 9, 17]);
});

test('cards not named are the draw pile, otherwise the discard pile, otherwise out of the game', () => {
  expect(given({ trains: [HIGH, LOW] }).all()).toMatchObject({ deckCount: 70, discardCount: 0 });
  expect(given({ trains: [HIGH, LOW], discard: [1] }).all()).toMatchObject({
    deckCount: 69,
    discardCount: 1,
  });
  expect(given({ trains: [HIGH, LOW], deck: [1] }).all()).toMatchObject({ deckCount: 1, discardCount: 69 });
  expect(given({ trains: [HIGH, LOW], deck: [1], discard: [2] }).all()).toMatchObject({
    deckCount: 1,
    discardCount: 1,
  });
});

test('trains that are not given are dealt in descending order from the other cards', () => {
  const { all } = given({ trains: [HIGH] });
  const dealt = all().trains[1];
  expect(dealt).toEqual(dealt.toSorted((a, b) => b - a));
  expect(new Set([...HIGH, ...dealt]).size).toBe(14);
});

test.each<[GameOfTrainsPositionInput, string]>([
  [{ trains: [HIGH, HIGH] }, 'Card 80 is in two places.'],
  [{ faceUp: [85] }, 'There is no card with the number 85.'],
  [{ trains: [[1, 2, 3]] }, 'The train of seat 1 has 3 cards, not 7.'],
  [{ trains: [HIGH, LOW, [1, 2, 3, 4, 5, 6, 7]] }, 'Trains are given for 3 seats, the game has 2.'],
  [{ trains: [[1, 2, 3, 4, 5, 6, 7]] }, 'The train of seat 1 is in ascending order already.'],
  [{ faceUp: [4, 12] }, 'Two cards beside the draw pile show swap-adjacent; they would be discarded.'],
  [{ locks: [[{ at: 8, card: 2 }]] }, 'A train has no position 8 for a lock card.'],
  [
    {
      locks: [
        [
          { at: 1, card: 2 },
          { at: 1, card: 10 },
        ],
      ],
    },
    'Seat 1 has two lock cards at position 1.',
  ],
  [{ hands: [[1, 2, 3]] }, 'A hand has at most 2 cards.'],
  [{ active: 2 }, 'The active seat must be a whole number from 0 to 1, not 2.'],
  [{ used: [{ fly: 1 }] }, 'There is no ability "fly".'],
  [{ hands: [[1]], drawn: 2 }, 'A card cannot be drawn while cards of the set-up exchange are in hand.'],
])('%j is refused: %s', (position, problem) => {
  expect(problemsOf(position)).toContain(problem);
});

test.each<[unknown, string]>([
  [[], 'A position is an object.'],
  [{ face: [1] }, 'A position has no "face".'],
  [{ __proto__: null, constructor: 1 }, 'A position has no "constructor".'],
  [{ trains: 'all' }, '"trains" must be a list with a list of card numbers for each seat.'],
  [{ trains: [['80']] }, '"trains" must be a list with a list of card numbers for each seat.'],
  [
    { locks: [[{ at: 1 }]] },
    '"locks" must be a list with a list such as [{ at: 1, card: 2 }] for each seat.',
  ],
  [{ deck: 5 }, '"deck" must be a list of numbers.'],
  [{ draws: 5 }, '"draws" must be a list of numbers.'],
  [{ turn: 1.5 }, '"turn" must be a whole number.'],
  [{ used: { protect: 1 } }, '"used" must be a list with numbers of uses by ability for each seat.'],
])('what is no position is refused: %j', (value, problem) => {
  expect(problemsOf(value as GameOfTrainsPositionInput)).toEqual([problem]);
});
