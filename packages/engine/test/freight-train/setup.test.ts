// "Components" and "Preparations".
import { expect, test } from 'vitest';
import { createFreightTrain, type FreightTrainView } from '@railwright/engine';
import { invariants } from './invariants.ts';
import { started } from './given.ts';
import { CARS, STANDARD, standardGame } from './standard.ts';

const sizes = (view: FreightTrainView): number[] => view.main.map((siding) => siding.length);

test.each([
  [2, 9, 7],
  [3, 12, 6],
  [4, 14, 5],
  [5, 16, 5],
])('%i players: %i cards of each of the 11 types, %i locomotives each', (seats, cards, locomotives) => {
  const { game, s, all, setup } = started(1, standardGame(seats));
  expect(invariants(game, s)).toEqual([]);
  expect(setup[0]).toMatchObject({ type: 'set-up', cars: Object.fromEntries(CARS.map((id) => [id, cards])) });
  expect(all().players.map((player) => player.locomotives)).toEqual(Array(seats).fill(locomotives));
});

test('each player begins with 5 chips and no train', () => {
  for (const player of started(1, standardGame(5)).all().players)
    expect(player).toMatchObject({ chips: 5, called: false, trains: {}, mixed: [] });
});

test('the main yard has five sidings with five spaces, all filled', () => {
  expect(sizes(started(3).all())).toEqual([5, 5, 5, 5, 5]);
});

test('each own yard has two sidings with room for eight and 6 cars dealt into each', () => {
  for (const { yard } of started(1, standardGame(4)).all().players)
    expect(yard.map((siding) => siding.length)).toEqual([6, 6]);
});

test.each([
  [2, 99 - 25 - 24, 25],
  [3, 132 - 25 - 36, 35],
  [4, 154 - 25 - 48, 40],
  [5, 176 - 25 - 60, 45],
])('%i players: the other %i cars are the deck, the leave card in its lower half', (seats, count, lower) => {
  expect(started(1, standardGame(seats)).all().deck).toMatchObject({
    count,
    lower,
    upper: count - lower,
    leaveCard: true,
  });
});

test('the first player begins the first round of the first day', () => {
  const { all, setup } = started(1);
  expect(all()).toMatchObject({ day: 1, round: 1, turn: 1, first: 0, active: 0, decision: 'action' });
  expect(setup.at(-1)).toEqual({ type: 'turn', seat: 0, day: 1, round: 1, turn: 1 });
});

test('cards are shuffled: every type reaches every place equally often', () => {
  const first = new Map<string, number>();
  const game = standardGame();
  const deals = 2200;
  for (let seed = 0; seed < deals; seed++) {
    const { main, players } = started(seed, game).all();
    for (const car of [main[0][0], main[4][4], players[1].yard[1][5]])
      first.set(car, (first.get(car) ?? 0) + 1);
  }
  // 600 expected of each; the seeds are fixed, and five standard deviations are 117.
  for (const car of CARS) expect(Math.abs(first.get(car)! - (3 * deals) / 11)).toBeLessThan(117);
});

test('a definition that cannot be played with this number is a programming error', () => {
  expect(() => createFreightTrain(STANDARD, 6)).toThrow('no row for 6 players');
  expect(() => standardGame(2, { players: [{ seats: 2, cards: 4, locomotives: 7 }] })).toThrow(
    'need 49 cars',
  );
  expect(() => standardGame(2, { ownYard: { sidings: 1, spaces: 8, dealt: 12 } })).toThrow('no room for 12');
  expect(() => standardGame(2, { days: [] })).toThrow('must be a day');
});
