import { expect, test } from 'vitest';
import {
  cloneState,
  createGameOfTrains,
  createRng,
  hashState,
  placeGameOfTrainsPosition,
  randomBelow,
  type Game,
  type GameOfTrains,
  type GameOfTrainsDefinition,
  type GameOfTrainsPositionInput,
  type State,
} from '@railwright/engine';
import type { Bot, BotFactory } from '../bot.ts';
import { createGameOfTrainsBot } from './bot.ts';
import { createRandomBot } from '../random.ts';
import { TrainDistance, TrainOutlook } from './train-distance.ts';

// The sizes and basic actions of the published game; which number has which ability does not matter here.
const ABILITIES: GameOfTrainsDefinition['abilities'] = [
  { id: 'swap-adjacent', name: { en: 'Swap neighbours' }, steps: [{ swap: { distance: 1 } }] },
  { id: 'swap-over-one', name: { en: 'Swap over one' }, steps: [{ swap: { distance: 2 } }] },
  { id: 'move-right', name: { en: 'Move right' }, steps: [{ shift: { by: 2 } }] },
  { id: 'move-left', name: { en: 'Move left' }, steps: [{ shift: { by: -2 } }] },
  { id: 'remove-left', name: { en: 'Remove left' }, steps: [{ remove: { at: 'left' } }] },
  { id: 'remove-middle', name: { en: 'Remove middle' }, steps: [{ remove: { at: 'middle' } }] },
  { id: 'remove-right', name: { en: 'Remove right' }, steps: [{ remove: { at: 'right' } }] },
  {
    id: 'protect',
    name: { en: 'Protect' },
    steps: [{ protect: { positions: ['left', 'middle', 'right'] } }],
  },
];

function makeGame(seats: number): GameOfTrains {
  const rules = {
    id: 'a/b',
    seats: { min: 2, max: 4 },
    trainLength: 7,
    setupDraws: [1, 2, 3, 4],
    turnLimit: 1000,
  };
  const cards = Array.from({ length: 84 }, (_, i) => ({ number: i + 1, ability: ABILITIES[i % 8]!.id }));
  return createGameOfTrains(
    { game: 'game-of-trains', setup: 'a/b', title: 'Test', rules, abilities: ABILITIES, cards },
    seats,
  );
}

/** The winning seat, or -1. */
function playGame(game: GameOfTrains, seed: number, bots: readonly Bot[]): number {
  const s = game.createState();
  const legal = new Int16Array(game.maxChoices);
  game.start(s, seed);
  for (let seat = game.seatToAct(s); seat >= 0; seat = game.seatToAct(s)) {
    const count = game.legalChoices(s, legal);
    game.applyChoice(s, bots[seat]!.choose(game, s, legal, count));
  }
  return Math.log2(game.winners(s));
}

function chosen(given: GameOfTrainsPositionInput, before: readonly string[] = []): string {
  const game = makeGame(2);
  const s: State = game.createState();
  game.start(s, 1);
  expect(placeGameOfTrainsPosition(game, s, given)).toEqual([]);
  for (const text of before) game.applyChoice(s, game.parseChoice(s, text));
  const legal = new Int16Array(game.maxChoices);
  const count = game.legalChoices(s, legal);
  return game.formatChoice(s, createGameOfTrainsBot(1).choose(game, s, legal, count));
}

test.each([0, 1])('in seat %i it beats random in at least 90% of two-player games', (seat) => {
  const game = makeGame(2);
  const factories: BotFactory[] = [createRandomBot, createRandomBot];
  factories[seat] = createGameOfTrainsBot;
  let won = 0;
  for (let seed = 1; seed <= 200; seed++)
    if (
      playGame(
        game,
        seed,
        factories.map((make, i) => make(seed * 2 + i)),
      ) === seat
    )
      won++;
  expect(won).toBeGreaterThanOrEqual(180);
});

test('games against itself end in order with three and four seats', () => {
  for (const seats of [3, 4]) {
    const game = makeGame(seats);
    const bots = Array.from({ length: seats }, (_, seat) => createGameOfTrainsBot(seat));
    for (let seed = 1; seed <= 20; seed++) expect(playGame(game, seed, bots)).toBeGreaterThanOrEqual(0);
  }
});

test('it leaves the position unchanged and looks only at what its seat sees', () => {
  const game = makeGame(3);
  const s = game.createState();
  const legal = new Int16Array(game.maxChoices);
  const rng = createRng(1);
  for (let seed = 1; seed <= 10; seed++) {
    game.start(s, seed);
    const real = createGameOfTrainsBot(seed);
    const blind = createGameOfTrainsBot(seed);
    for (let seat = game.seatToAct(s); seat >= 0; seat = game.seatToAct(s)) {
      const count = game.legalChoices(s, legal);
      const before = hashState(s);
      const choice = real.choose(game, s, legal, count);
      expect(hashState(s)).toBe(before);
      const other = cloneState(s);
      game.resample(other, seat, rng);
      expect(blind.choose(game, other, legal, count)).toBe(choice);
      game.applyChoice(s, choice);
    }
  }
});

test('it takes an available win', () => {
  const trains = [
    [10, 20, 40, 30, 50, 60, 70],
    [81, 71, 61, 51, 41, 31, 21],
  ];
  expect(chosen({ trains, faceUp: [1, 2] })).toBe('use swap-adjacent');
  expect(chosen({ trains, faceUp: [1] }, ['use swap-adjacent'])).toBe('swap 3 4');
  expect(chosen({ trains: [[10, 20, 75, 30, 50, 60, 70], trains[1]!], drawn: 25 })).toBe('place 3');
});

test('distance counts the cards that must be replaced', () => {
  const game = makeGame(2);
  const s = game.createState();
  game.start(s, 1);
  const distance = new TrainDistance(game);
  distance.look(game, s);
  expect(distance.of([1, 2, 3, 4, 5, 6, 7])).toBe(0);
  expect(Math.floor(distance.of([10, 20, 30, 80, 50, 60, 70]))).toBe(1);
  expect(Math.floor(distance.of([80, 70, 60, 50, 40, 30, 20]))).toBeGreaterThanOrEqual(6);
  // No card fits between 30 and 31, so one of the two must be replaced as well; an empty spot counts like a card to replace.
  expect(distance.of([10, 20, 30, 80, 31, 60, 70])).toBeGreaterThanOrEqual(2);
  expect(Math.floor(distance.of([10, 20, 30, 0, 50, 60, 70]))).toBe(1);
  expect(distance.of([10, 20, 30, 80, 50, 60, 70])).toBeLessThan(distance.of([10, 20, 30, 80, 33, 60, 70]));
});

test('trying cards in a prepared train gives the same distances', () => {
  const game = makeGame(2);
  const s = game.createState();
  const distance = new TrainDistance(game);
  const outlook = new TrainOutlook(distance, 7);
  const rng = createRng(1);
  for (let seed = 1; seed <= 300; seed++) {
    game.start(s, seed);
    distance.look(game, s);
    const train = Int16Array.from({ length: 7 }, () => randomBelow(rng, 85));
    expect(outlook.prepare(train)).toBeCloseTo(distance.of(train), 9);
    const position = randomBelow(rng, 7);
    const card = 1 + randomBelow(rng, 84);
    const result = distance.of(train.with(position, card));
    if (result < 1000) expect(outlook.withCard(position, card)).toBeCloseTo(result, 9);
  }
});

test('another game is refused', () => {
  const legal = Int16Array.of(1, 2);
  const game = { name: 'chess' } as Game;
  expect(() => createGameOfTrainsBot(1).choose(game, makeGame(2).createState(), legal, 2)).toThrow('chess');
});
