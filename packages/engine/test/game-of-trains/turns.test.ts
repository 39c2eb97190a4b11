import { expect, test } from 'vitest';
import { seedRng } from '@railwright/engine';
import { given, HIGH, LOW } from './given.ts';
import { standardGame } from './standard.ts';

const TRAINS = [HIGH, LOW];

test('players take turns clockwise, one action each', () => {
  const table = given({ active: 2, faceUp: [4] }, standardGame(4));
  const seats: number[] = [];
  for (const choices of [
    ['draw', 'place 1'],
    ['use swap-adjacent', 'swap 1 2'],
    ['draw', 'place 2'],
    ['draw', 'place 3'],
  ]) {
    seats.push(table.all().active);
    table.play(...choices);
  }
  expect(seats).toEqual([2, 3, 0, 1]);
  expect(table.all()).toMatchObject({ active: 2, turn: 5, decision: 'turn' });
});

test('a drawn card must replace a card of the train and cannot be used for its ability', () => {
  const table = given({ trains: TRAINS, deck: [4, 3] });
  table.play('draw');
  expect(table.legal()).toEqual([
    'place 1',
    'place 2',
    'place 3',
    'place 4',
    'place 5',
    'place 6',
    'place 7',
  ]);
  table.play('place 4');
  expect(table.all().trains[0]).toEqual([80, 70, 60, 4, 40, 30, 20]);
});

test('the replaced card goes face up next to the draw pile, where any player can use its ability', () => {
  const table = given({ trains: [[80, 70, 4, 50, 40, 30, 20], LOW], deck: [84, 83] });
  table.play('draw', 'place 3');
  expect(table.all().faceUp).toEqual([4]);
  expect(table.all().active).toBe(1);
  expect(table.legal()).toEqual(['draw', 'use swap-adjacent']);
});

test('a face-up card is used for its ability, is discarded and never joins a train', () => {
  const table = given({ trains: TRAINS, faceUp: [4], discard: [] });
  table.play('use swap-adjacent', 'swap 1 2');
  const after = table.all();
  expect(after.trains.flat()).not.toContain(4);
  expect(after).toMatchObject({ faceUp: [], discard: [4], active: 1 });
});

test('with no ability to use, drawing is the only action', () => {
  expect(given({ trains: TRAINS }).legal()).toEqual(['draw']);
});

test('all eight abilities can be face up and chosen from', () => {
  const { legal } = given({ trains: TRAINS, faceUp: [1, 2, 3, 4, 5, 6, 7, 8] });
  expect(legal()).toEqual([
    'draw',
    'use swap-adjacent',
    'use swap-over-one',
    'use move-right',
    'use move-left',
    'use remove-left',
    'use remove-middle',
    'use remove-right',
    'use protect',
  ]);
});

test('two face-up cards with identical abilities are both discarded', () => {
  const table = given({
    trains: [[80, 70, 12, 50, 40, 30, 20], LOW],
    faceUp: [4, 5],
    deck: [84, 83],
    discard: [],
  });
  const events = table.play('draw', 'place 3');
  expect(events).toContainEqual({ type: 'pair-discarded', ability: 'swap-adjacent', cards: [4, 12] });
  expect(table.all()).toMatchObject({ faceUp: [5], discard: [4, 12] });
});

test('an empty draw pile is made from the shuffled discard pile at once', () => {
  const table = given({ trains: TRAINS, deck: [84], discard: [1, 2, 3] });
  const events = table.play('draw');
  expect(events.map((event) => event.type)).toEqual(['draw', 'reshuffle']);
  expect(table.all()).toMatchObject({ deck: [1, 2, 3], discard: [] });
});

test('if both piles were empty, cards discarded since become the draw pile when one is needed', () => {
  const table = given({ trains: TRAINS, deck: [84], discard: [], faceUp: [4] });
  table.play('draw', 'place 2');
  expect(table.all()).toMatchObject({ deck: [], discard: [] });
  table.play('use swap-adjacent', 'swap 1 2');
  expect(table.all()).toMatchObject({ deck: [], discard: [4] });
  const events = table.play('draw');
  expect(events.map((event) => event.type)).toEqual(['reshuffle', 'draw']);
  expect(table.all().drawn).toBe(4);
});

test('G6: with both piles empty, the draw is skipped and the turn passes', () => {
  const table = given({ trains: TRAINS, deck: [], discard: [] });
  expect(table.legal()).toEqual(['draw']);
  const events = table.play('draw');
  expect(events[0]).toEqual({ type: 'draw-skipped', seat: 0, reason: 'turn' });
  expect(table.all()).toMatchObject({ active: 1, turn: 2, decision: 'turn', draws: [0, 0], trains: TRAINS });
});

test('each card of the draw pile is equally likely', () => {
  const counts = new Map<number, number>();
  for (let seed = 0; seed < 4000; seed++) {
    const table = given({ trains: TRAINS, discard: [1, 2, 3, 4], deck: [] });
    seedRng(table.s.rng, seed, 0);
    table.play('draw');
    counts.set(table.all().drawn, (counts.get(table.all().drawn) ?? 0) + 1);
  }
  expect([...counts.keys()].toSorted()).toEqual([1, 2, 3, 4]);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

test('draws and uses are counted for each seat', () => {
  const table = given({ trains: TRAINS, faceUp: [4] });
  table.play('draw', 'place 2', 'use swap-adjacent', 'swap 1 2', 'draw', 'place 3');
  const { game, s } = table;
  const measure = (seat: number, id: string): number =>
    game.measure(
      s,
      seat,
      game.measures.findIndex((known) => known.id === id),
    );
  expect([measure(0, 'draws'), measure(1, 'draws')]).toEqual([2, 0]);
  expect([measure(0, 'used:swap-adjacent'), measure(1, 'used:swap-adjacent')]).toEqual([0, 1]);
  expect(table.all()).toMatchObject({ draws: [2, 0], used: [{}, { 'swap-adjacent': 1 }] });
});

test('the place in turn order is a measure, since the first player is random', () => {
  const { game, s } = given({ first: 2, active: 0 }, standardGame(3));
  const places = game.measures.flatMap(({ group }, i) => (group === 'order' ? [i] : []));
  expect(places.map((i) => game.measures[i].id)).toEqual(['order:first', 'order:second', 'order:third']);
  expect(places.map((i) => [0, 1, 2].findIndex((seat) => game.measure(s, seat, i) === 1))).toEqual([2, 0, 1]);
});
