// "End of the First Day" 3 and 4, "End of the Second Day", "End of the Third Day": worked cases of every pattern of ties on
// all three days, and the yards.
import { describe, expect, test } from 'vitest';
import { cloneState, createRng, randomBelow, type PlayerInput, type State } from '@railwright/engine';
import { lastTurn } from './given.ts';
import { standardGame } from './standard.ts';

/** Chips after the end of the day, for players who had none before; the last one pays its last chip to end the day. */
function paid(day: number, players: readonly PlayerInput[]): number[] {
  const last = players.length - 1;
  const table = lastTurn(
    day,
    players.map((player, seat) => (seat === last ? { ...player, chips: 1 } : player)),
  );
  table.play('rearrange', ...(players[last]?.yard ? ['keep'] : []));
  return table.scores();
}

// Lengths of the coal trains by seat, 0 for none, and the chips they get.
const CASES: readonly [string, number[], number[]][] = [
  ['longest and second longest', [4, 2], [3, 1]],
  ['longest, second and others', [2, 5, 1, 3], [0, 3, 0, 1]],
  ['only one player has one: 3 and nothing more', [0, 4], [0, 3]],
  ['only one of five', [0, 0, 1, 0, 0], [0, 0, 3, 0, 0]],
  ['nobody has one', [0, 0, 0], [0, 0, 0]],
  ['two tied for the longest', [4, 4], [2, 2]],
  ['two tied for the longest, no chips for the second', [4, 4, 3], [2, 2, 0]],
  ['two tied for the longest, two for the second', [1, 4, 1, 4], [0, 2, 0, 2]],
  ['three tied for the longest', [2, 2, 2], [1, 1, 1]],
  ['three tied for the longest, no chips for the second', [4, 2, 4, 4], [1, 0, 1, 1]],
  ['four tied for the longest: nobody is paid', [3, 3, 3, 3], [0, 0, 0, 0]],
  ['four tied for the longest, no chips for the second', [3, 3, 2, 3, 3], [0, 0, 0, 0, 0]],
  ['five tied for the longest: nobody is paid', [1, 1, 1, 1, 1], [0, 0, 0, 0, 0]],
  ['two tied for the second: neither is paid', [2, 5, 2], [0, 3, 0]],
  ['two tied for the second, the third is not paid either', [2, 5, 2, 1], [0, 3, 0, 0]],
  ['three tied for the second: F3', [2, 2, 5, 2], [0, 0, 3, 0]],
  ['four tied for the second: F3', [2, 2, 2, 2, 7], [0, 0, 0, 0, 3]],
];

describe.each([1, 2, 3])('on day %i', (day) => {
  test.each(CASES)('%s: %j', (_, lengths, chips) => {
    const players = lengths.map((coal) => ({ trains: coal > 0 ? { coal } : {} }));
    expect(paid(day, players)).toEqual(chips);
  });

  test('each type is paid separately', () => {
    const players = [
      { trains: { coal: 3, reefer: 1, tanker: 2 } },
      { trains: { coal: 2, reefer: 4 } },
      { trains: { coal: 2, reefer: 2, tanker: 2 } },
    ];
    // Coal 3; tanker 2. Reefer 3. Reefer second 1; tanker 2; coal second is tied.
    expect(paid(day, players)).toEqual([5, 3, 3]);
  });
});

test('F3: three or more tied for the second longest are paid nothing', () => {
  expect(
    paid(
      1,
      [4, 2, 2, 2].map((coal) => ({ trains: { coal } })),
    ),
  ).toEqual([3, 0, 0, 0]);
});

const yard = (cars: number): { yard: string[][] } => {
  const all = ['coal', 'reefer', 'boxcar', 'coal', 'tanker', 'hopper', 'gondola'].slice(0, cars);
  return { yard: [all.slice(0, 4), all.slice(4)] };
};

test.each([
  [1, [1, 2, 5, 7], [0, 1, 2, 3]],
  [2, [1, 2, 5, 7], [0, 0, 0, 0]],
  [3, [1, 2, 5, 7], [-1, -2, -5, -7]],
])('day %i: yards with %j cars get %j chips', (day, cars, chips) => {
  expect(paid(day, cars.map(yard))).toEqual(chips);
});

test('on the first day an odd car is ignored and the type does not matter', () => {
  expect(
    paid(1, [{ yard: [['coal'], ['reefer', 'tanker']] }, { yard: [['coal', 'coal', 'coal'], []] }]),
  ).toEqual([1, 1]);
});

test('F4: chips go below zero on the third day, as a score', () => {
  expect(paid(3, [yard(6), { trains: { coal: 1 } }])).toEqual([-6, 3]);
});

test('F4: on any other day a penalty takes no more chips than there are', () => {
  const day = { split: 2, longest: [], second: [], yard: { cars: 1, chips: -2 }, callLocomotive: true };
  const game = standardGame(2, { days: [day, day] });
  const players = [
    { ...yard(3), chips: 4 },
    { ...yard(1), chips: 9 },
  ];
  const first = lastTurn(1, players, game);
  first.play('rearrange', 'keep');
  expect(first.scores()).toEqual([0, 6]);
  const last = lastTurn(2, players, game);
  last.play('rearrange', 'keep');
  expect(last.scores()).toEqual([-2, 6]);
});

test('the chips of a day are counted by source', () => {
  const table = lastTurn(1, [
    { trains: { coal: 3, reefer: 1 }, ...yard(5) },
    { trains: { coal: 2, reefer: 2, tanker: 1 }, chips: 1 },
  ]);
  table.play('rearrange');
  const measured = (seat: number): Record<string, number> =>
    Object.fromEntries(
      table.game.measures.flatMap(({ id }, i) => {
        const value = table.game.measure(table.s, seat, i);
        return value === 0 ? [] : [[id, value]];
      }),
    );
  expect(measured(0)).toEqual({ 'longest:day-1': 3, 'second:day-1': 1, 'yard-income:day-1': 2 });
  expect(measured(1)).toEqual({ 'longest:day-1': 6, 'second:day-1': 1, 'actions:rearrange': 1 });
});

test.each([2, 4])(
  'the standing of %i players has the chips that the day would pay if it ended now',
  (seats) => {
    const game = standardGame(seats);
    const { playtestHooks, measures } = game;
    const legal = new Int16Array(game.maxChoices);
    const paidOnDay3 = (s: State, seat: number): number =>
      measures.reduce((sum, { id }, i) => {
        if (!id.endsWith('day-3')) return sum;
        const chips = game.measure(s, seat, i);
        if (id.startsWith('yard-loss')) return sum - chips;
        return id.startsWith('locomotives') ? sum : sum + chips;
      }, 0);
    for (let seed = 1; seed <= 5; seed++) {
      const rng = createRng(seed);
      const s = game.createState();
      game.start(s, seed);
      while (game.seatToAct(s) >= 0)
        game.applyChoice(s, legal[randomBelow(rng, game.legalChoices(s, legal))]);
      // The trains of the last day stay, so the day can be continued.
      const before = cloneState(s);
      before.data[0] = 0;
      for (let seat = 0; seat < seats; seat++) {
        expect(playtestHooks.standing?.(s, seat)).toBe(game.score(s, seat));
        expect((playtestHooks.standing?.(before, seat) ?? 0) - game.score(s, seat)).toBe(paidOnDay3(s, seat));
      }
    }
  },
);
