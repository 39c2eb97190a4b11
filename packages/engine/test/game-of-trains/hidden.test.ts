import { expect, test } from 'vitest';
import { cloneState, createRng, hashState } from '@railwright/engine';
import { given, HIGH, LOW, started } from './given.ts';
import { standardGame } from './standard.ts';

const TRAINS = [HIGH, LOW];

test('nobody sees the draw pile, and everyone sees trains, lock cards and face-up cards', () => {
  const { game, s, all } = given({ trains: TRAINS, faceUp: [4], locks: [[{ at: 1, card: 2 }]] });
  for (const seat of [0, 1]) {
    const seen = game.viewFor(s, seat);
    expect(seen).not.toHaveProperty('deck');
    expect(seen).toMatchObject({ trains: TRAINS, faceUp: [4], locks: [[{ at: 1, card: 2 }], []] });
    expect(seen.deckCount).toBe(all().deck?.length);
  }
});

test('the cards drawn for the exchange are seen by their owner alone', () => {
  const { game, s, all } = started(4);
  const second = 1 - all().first;
  expect(game.viewFor(s, second).hands[second]).toEqual(all().hands[second]);
  expect(game.viewFor(s, 1 - second).hands[second]).toBeNull();
  expect(game.viewFor(s, 1 - second).handCounts[second]).toBe(2);
});

test('a card discarded from the exchange is known to its owner until the piles are mixed', () => {
  const table = started(4);
  const second = 1 - table.all().first;
  const [kept, discarded] = table.all().hands[second]!;
  table.play('place 1', `keep ${kept}`);
  const { game, s } = table;
  expect(game.viewFor(s, second).discard).toEqual([discarded]);
  expect(game.viewFor(s, 1 - second)).toMatchObject({ discard: [], discardCount: 1 });
});

test('a discard seen by everyone is known to everyone', () => {
  const table = given({ trains: TRAINS, faceUp: [4], discard: [] });
  table.play('use swap-adjacent', 'swap 1 2');
  for (const seat of [0, 1]) expect(table.game.viewFor(table.s, seat).discard).toEqual([4]);
});

test('states that differ only in hidden information look the same', () => {
  const one = given({ trains: TRAINS, deck: [1, 2, 3, 4], discard: [5, 6], hands: [null, [7, 8]] });
  const other = given({ trains: TRAINS, deck: [4, 8, 1, 7], discard: [5, 6], hands: [null, [2, 3]] });
  expect(other.game.viewFor(other.s, 0)).toEqual(one.game.viewFor(one.s, 0));
  expect(other.game.viewFor(other.s, 1)).not.toEqual(one.game.viewFor(one.s, 1));
});

test('resample redeals hands and unseen discards from all unknown cards, each equally often', () => {
  const table = started(9, standardGame(3));
  const [viewer, , third] = [0, 1, 2].map((place) => (table.all().first + place) % 3);
  const unseen = [
    ...table.all().deck!,
    ...table.all().hands.flatMap((hand, seat) => (seat === viewer ? [] : hand!)),
  ];
  const rng = createRng(1);
  const counts = new Map<number, number>();
  for (let i = 0; i < 4000; i++) {
    const copy = cloneState(table.s);
    table.game.resample(copy, viewer, rng);
    for (const card of table.game.viewFor(copy, third).hands[third]!)
      counts.set(card, (counts.get(card) ?? 0) + 1);
  }
  expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual(unseen.toSorted((a, b) => a - b));
  const mean = (4000 * 3) / unseen.length;
  for (const count of counts.values()) expect(Math.abs(count - mean)).toBeLessThan(mean / 3);
});

test('resample gives the copy its own future and forgets an order nobody has seen', () => {
  const table = given({ trains: TRAINS, deck: [1, 2, 3, 9, 10, 11, 12, 13, 14, 15] });
  const drawn = new Set<number>();
  for (let seed = 0; seed < 40; seed++) {
    const copy = cloneState(table.s);
    table.game.resample(copy, 0, createRng(seed));
    table.game.applyChoice(copy, table.game.parseChoice(copy, 'draw'));
    drawn.add(table.game.drawnCard(copy));
  }
  expect(drawn.size).toBeGreaterThan(5);
});

test('setup leaves no order of the draw pile in the state: another future draws other cards', () => {
  const table = started(4);
  const before = hashState(table.s);
  const next = new Set<number>();
  for (let seed = 0; seed < 20; seed++) {
    const copy = cloneState(table.s);
    copy.rng.set(createRng(seed));
    for (let i = 0; i < 5 && table.game.phase(copy) !== 'place'; i++) table.game.applyChoice(copy, 0);
    next.add(table.game.drawnCard(copy));
  }
  expect(next.size).toBeGreaterThan(10);
  expect(hashState(table.s)).toBe(before);
});
