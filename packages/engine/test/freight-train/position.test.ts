// Hand-written positions: every zone and counter can be given and shows in the view; errors are reported.
import { expect, test } from 'vitest';
import { placeFreightTrainPosition, type FreightTrainPositionInput } from '@railwright/engine';
import { given } from './given.ts';
import { CARS, standardGame } from './standard.ts';

const EVERYTHING = {
  day: 2,
  round: 4,
  turn: 30,
  first: 1,
  active: 2,
  filled: true,
  deck: { cars: { coal: 2, tanker: 5 }, lower: 3, leaveCard: false },
  main: [['coal', 'reefer'], [], ['hopper']],
  table: ['gondola', 'gondola'],
  players: [
    {
      chips: 12,
      locomotives: 8,
      called: true,
      trains: { coal: 3 },
      mixed: ['reefer', 'boxcar'],
      yard: [['coal']],
    },
    null,
    { yard: [[], ['tanker', 'hopper']] },
  ],
} satisfies FreightTrainPositionInput;

test('every zone and counter can be given', () => {
  const { all } = given(EVERYTHING, standardGame(3));
  expect(all()).toEqual({
    game: 'freight-train',
    seats: 3,
    day: 2,
    round: 4,
    turn: 30,
    first: 1,
    active: 2,
    decision: 'place',
    filled: true,
    step: 0,
    deck: { count: 7, upper: 4, lower: 3, leaveCard: false, cars: { coal: 2, tanker: 5 } },
    main: [['coal', 'reefer'], [], ['hopper'], [], []],
    table: { gondola: 2 },
    players: [
      { ...EVERYTHING.players[0], yard: [['coal'], []] },
      { chips: 5, locomotives: 6, called: false, trains: {}, mixed: [], yard: [[], []] },
      { chips: 5, locomotives: 6, called: false, trains: {}, mixed: [], yard: [[], ['tanker', 'hopper']] },
    ],
    end: null,
  });
});

test('cars not named are in the deck, split as on that day', () => {
  const { all } = given({ day: 3, main: [['coal']] });
  expect(all().deck).toEqual({
    count: 98,
    upper: 74,
    lower: 24,
    leaveCard: true,
    cars: { ...Object.fromEntries(CARS.map((id) => [id, 9])), coal: 8 },
  });
});

test('seats before the active one have had their turn, and idle ones count', () => {
  const table = given(
    { day: 3, first: 1, active: 0, idle: 1, players: [{ chips: 0 }], main: FOUR },
    standardGame(2),
  );
  expect(table.legal()).toContain('take 1');
  table.play('take 1', 'take 1', 'take 1', 'to-yard 1 coal', 'to-yard 1 coal', 'to-yard 1 coal');
  expect(table.all()).toMatchObject({ day: 3, round: 2, first: 0 });
});

const FOUR = [['coal', 'coal', 'coal'], ['coal'], ['reefer'], ['boxcar']];

test.each<[FreightTrainPositionInput, string]>([
  [{ main: [['cola']] }, 'There is no car type "cola".'],
  [{ main: [['__proto__']] }, 'There is no car type "__proto__".'],
  [
    { main: [['coal'], Array<string>(6).fill('reefer')] },
    'Siding 2: The main yard has 5 spaces a siding, not 6.',
  ],
  [{ main: Array<string[]>(6).fill([]) }, 'The main yard has 5 sidings, not 6.'],
  [{ deck: { cars: { coal: 10 } } }, 'There are more than 9 coal cars.'],
  [{ deck: { cars: { coal: -1 } } }, 'The number of coal cars must be a whole number from 0, not -1.'],
  [
    { deck: { cars: { coal: 4 }, lower: 5 } },
    'The lower part of the deck must be a whole number from 0 to 4, not 5.',
  ],
  [
    { players: [{ trains: { coal: 0.5 } }] },
    'The number of coal cars must be a whole number from 0, not 0.5.',
  ],
  [{ players: [{ yard: [['coal'], ['coal'], []] }] }, 'The yard of seat 1 has 2 sidings, not 3.'],
  [{ players: [{ mixed: ['coal', 'coal'] }] }, 'The mixed train of seat 1 has two coal cars.'],
  [
    { players: [null, { locomotives: 1, trains: { coal: 1, reefer: 1 } }] },
    'The 2 trains of seat 2 have only 1 locomotives.',
  ],
  [
    { players: [{ chips: 1.5 }] },
    'The chips of seat 1 must be a whole number from -32000 to 32000, not 1.5.',
  ],
  [{ players: [null, null, {}] }, 'Players are given for 3 seats, the game has 2.'],
  [{ day: 4 }, 'The day must be a whole number from 1 to 3, not 4.'],
  [{ active: 2 }, 'The active seat must be a whole number from 0 to 1, not 2.'],
  [{ idle: 1 }, 'The number of idle seats must be a whole number from 0 to 0, not 1.'],
  [{ table: ['coal', 'coal', 'coal', 'coal'] }, 'At most 3 cars are on the table, not 4.'],
  [
    {
      table: ['coal'],
      players: [{ locomotives: 0, yard: [Array<string>(8).fill('reefer'), Array<string>(8).fill('boxcar')] }],
    },
    'The cars on the table find no room in trains and yard.',
  ],
])('%j: %s', (position, problem) => {
  const game = standardGame();
  const s = game.createState();
  game.start(s, 1);
  expect(placeFreightTrainPosition(game, s, position)).toContain(problem);
});

test.each<[unknown, string]>([
  [['main'], 'A position is an object.'],
  [
    { mane: [] },
    'There is no "mane"; there are day, round, turn, first, active, idle, filled, main, table, deck, players.',
  ],
  [
    { players: [{ chip: 1 }] },
    'There is no "chip" of seat 1; there are chips, locomotives, called, trains, mixed, yard.',
  ],
  [{ players: { chips: 1 } }, 'The players must be a list, null for one not given.'],
  [{ players: [null, 5] }, 'What is given of seat 2 must be an object.'],
  [{ players: [{ trains: ['coal'] }] }, '"trains" of seat 1 must be numbers of cars by type.'],
  [{ players: [{ trains: { coal: 'three' } }] }, '"trains" of seat 1 must be numbers of cars by type.'],
  [{ main: ['coal', 'coal'] }, '"main" must be a list of sidings, each a list of car types.'],
  [{ table: 'coal' }, '"table" must be a list of car types.'],
  [{ deck: { leaveCard: 'no' } }, '"leaveCard" of the deck must be true or false.'],
  [{ deck: 5 }, 'What is given of the deck must be an object.'],
  [{ day: '1' }, '"day" must be a number.'],
  [
    JSON.parse('{ "__proto__": 1 }'),
    'There is no "__proto__"; there are day, round, turn, first, active, idle, filled, main, table, deck, players.',
  ],
])('data that is no position: %j: %s', (position, problem) => {
  const game = standardGame();
  expect(placeFreightTrainPosition(game, game.createState(), position as FreightTrainPositionInput)).toEqual([
    problem,
  ]);
});
