import { expect, test } from 'vitest';
import {
  cloneState,
  createFreightTrain,
  createRng,
  hashState,
  placeFreightTrainPosition,
  type FreightTrain,
  type FreightTrainDefinition,
  type FreightTrainPositionInput,
  type Game,
} from '@railwright/engine';
import type { Bot, BotFactory } from '../bot.ts';
import { createFreightTrainBot } from './bot.ts';
import { createRandomBot } from '../random.ts';

const TIES = { longest: [3, 2, 1], second: [1] };
// The numbers of the published game.
const RULES: FreightTrainDefinition['rules'] = {
  id: 'a/b',
  seats: { min: 2, max: 5 },
  players: [
    { seats: 2, cards: 9, locomotives: 7 },
    { seats: 3, cards: 12, locomotives: 6 },
    { seats: 4, cards: 14, locomotives: 5 },
    { seats: 5, cards: 16, locomotives: 5 },
  ],
  chips: 5,
  mainYard: { sidings: 5, spaces: 5, fillWhenEmpty: 2 },
  ownYard: { sidings: 2, spaces: 8, dealt: 12 },
  actions: { fromMain: 3, fromOwn: 4, rearrange: 1 },
  days: [
    { ...TIES, split: 2, yard: { cars: 2, chips: 1 }, callLocomotive: true },
    { ...TIES, split: 3, yard: { cars: 1, chips: 0 }, callLocomotive: true },
    { ...TIES, split: 4, yard: { cars: 1, chips: -1 }, callLocomotive: false },
  ],
  switches: { mixedTrain: 'none', turnOrder: 'engine' },
};

function makeGame(seats: number, rules: Partial<FreightTrainDefinition['rules']> = {}): FreightTrain {
  const carTypes = ['coal', 'reefer', 'boxcar', 'gondola', 'tanker', 'f', 'g', 'h', 'i', 'j', 'k'];
  return createFreightTrain(
    {
      game: 'freight-train',
      setup: 'a/b',
      title: 'Test',
      rules: { ...RULES, ...rules },
      carTypes: carTypes.map((id) => ({ id, name: { en: id } })),
    },
    seats,
  );
}

/** Bit mask of the winners. */
function playGame(game: FreightTrain, seed: number, bots: readonly Bot[]): number {
  const s = game.createState();
  const legal = new Int16Array(game.maxChoices);
  game.start(s, seed);
  for (let seat = game.seatToAct(s); seat >= 0; seat = game.seatToAct(s)) {
    const count = game.legalChoices(s, legal);
    game.applyChoice(s, bots[seat]!.choose(game, s, legal, count));
  }
  return game.winners(s);
}

test.each([0, 1])('in seat %i it beats random in at least nine of ten two-player games', (seat) => {
  const game = makeGame(2);
  const factories: BotFactory[] = [createRandomBot, createRandomBot];
  factories[seat] = createFreightTrainBot;
  let won = 0;
  for (let seed = 1; seed <= 200; seed++) {
    const bots = factories.map((make, i) => make(seed * 2 + i));
    if (playGame(game, seed, bots) === 1 << seat) won++;
  }
  expect(won).toBeGreaterThanOrEqual(180);
});

test('alone among random bots, it wins most games of three to five seats', () => {
  for (const seats of [3, 4, 5]) {
    const game = makeGame(seats);
    let won = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const bots = Array.from({ length: seats }, (_, seat) =>
        (seat === seed % seats ? createFreightTrainBot : createRandomBot)(seed + seat),
      );
      if (playGame(game, seed, bots) === 1 << (seed % seats)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(27);
  }
});

test('games against itself end, also with paid mixed trains and other numbers', () => {
  const games = [
    makeGame(5),
    makeGame(3, { switches: { mixedTrain: 'as-a-type', turnOrder: 'clockwise' } }),
    makeGame(2, {
      mainYard: { sidings: 2, spaces: 4, fillWhenEmpty: 1 },
      ownYard: { sidings: 3, spaces: 3, dealt: 5 },
      actions: { fromMain: 2, fromOwn: 2, rearrange: 2 },
    }),
  ];
  for (const game of games)
    for (let seed = 1; seed <= 10; seed++) {
      const bots = Array.from({ length: game.seats }, (_, seat) => createFreightTrainBot(seat));
      expect(playGame(game, seed, bots)).toBeGreaterThan(0);
    }
});

test('it leaves the position unchanged and does not look into the future', () => {
  const game = makeGame(3);
  const s = game.createState();
  const legal = new Int16Array(game.maxChoices);
  const rng = createRng(1);
  for (let seed = 1; seed <= 5; seed++) {
    game.start(s, seed);
    const real = createFreightTrainBot(seed);
    const blind = createFreightTrainBot(seed);
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

function chosen(given: FreightTrainPositionInput): string {
  const game = makeGame(2);
  const s = game.createState();
  game.start(s, 1);
  expect(placeFreightTrainPosition(game, s, given)).toEqual([]);
  const legal = new Int16Array(game.maxChoices);
  const count = game.legalChoices(s, legal);
  return game.formatChoice(s, createFreightTrainBot(1).choose(game, s, legal, count));
}

test('it ships what a train needs and takes what makes its trains longest', () => {
  const yard = [
    ['coal', 'coal', 'coal', 'coal'],
    ['f', 'g'],
  ];
  const players = [{ locomotives: 1, trains: { coal: 2 }, yard }, { trains: { coal: 3 } }];
  const main = [['h'], ['i'], ['j'], ['k']];
  expect(chosen({ day: 2, players, main })).toBe('from-yard 1 to-train coal');
  const close = [{ trains: { coal: 3, reefer: 1 } }, { trains: { coal: 3, reefer: 7 } }];
  expect(chosen({ day: 2, players: close, table: ['coal'] })).toBe('to-train coal');
  expect(
    chosen({ day: 2, players: close, main: [['reefer'], ['coal', 'coal', 'coal'], ['boxcar'], ['i']] }),
  ).toBe('take 2');
});

test('if only a fill is possible, it fills for cars worth having and otherwise passes', () => {
  const rich = { day: 3, deck: { cars: { coal: 7 } } };
  expect(chosen({ ...rich, players: [{ chips: 0, locomotives: 1, trains: { coal: 2 } }] })).toBe('fill 1');
  // On the last day, each car without a train costs a chip.
  expect(chosen({ ...rich, players: [{ chips: 0, locomotives: 0 }] })).toBe('pass');
});

test('another game is refused', () => {
  const legal = Int16Array.of(1, 2);
  const game = { name: 'chess' } as Game;
  expect(() => createFreightTrainBot(1).choose(game, makeGame(2).createState(), legal, 2)).toThrow('chess');
});
