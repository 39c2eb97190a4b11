import { expect, test } from 'vitest';
import { GAME_OF_TRAINS_LIMITS } from '@railwright/engine';
import { given, LOW, started } from './given.ts';
import { standardGame, STANDARD } from './standard.ts';

const descending = (cards: readonly number[]): boolean =>
  cards.every((card, i) => i === 0 || card < cards[i - 1]);

test('84 railcars with numbers 1 to 84 carry eight abilities, ten or eleven cards each', () => {
  expect(STANDARD.cards.map((card) => card.number)).toEqual(Array.from({ length: 84 }, (_, i) => i + 1));
  const counts = STANDARD.abilities.map(
    ({ id }) => STANDARD.cards.filter((card) => card.ability === id).length,
  );
  expect(counts).toEqual([10, 11, 11, 11, 10, 11, 10, 10]);
});

test.each([2, 3, 4])(
  '%i seats are dealt seven cards each, in descending order from the locomotive',
  (seats) => {
    const { setup, all } = started(5, standardGame(seats));
    const deals = setup.filter((event) => event.type === 'deal');
    expect(deals.map((deal) => deal.seat).toSorted()).toEqual(Array.from({ length: seats }, (_, i) => i));
    for (const train of all().trains) {
      expect(train).toHaveLength(7);
      expect(descending(train)).toBe(true);
    }
  },
);

test('the first player is chosen at random, each about equally often', () => {
  const game = standardGame(4);
  const counts = [0, 0, 0, 0];
  for (let seed = 0; seed < 800; seed++) counts[started(seed, game).all().first]++;
  for (const count of counts) expect(count).toBeGreaterThan(150);
});

test('from the first player on, seats draw 1, 2, 3 and 4 cards, and the rest is the draw pile', () => {
  const { setup, all } = started(3, standardGame(4));
  const { first, deckCount } = all();
  const drawers = setup.filter((event) => event.type === 'draw').map((event) => event.seat);
  const seat = (place: number): number => (first + place) % 4;
  expect(drawers).toEqual([0, 1, 1, 2, 2, 2, 3, 3, 3, 3].map(seat));
  expect(deckCount).toBe(84 - 28 - 10);
});

test('each player keeps one drawn card, discards the others face down and replaces a card of the train', () => {
  const table = started(3);
  const before = table.all();
  const { first } = before;
  const second = 1 - first;
  const old = before.trains[first][2];
  expect(before.decision).toBe('exchange');
  table.play('place 3');
  expect(table.all().faceUp).toEqual([old]);
  const hand = table.all().hands[second]!;
  expect(table.legal()).toEqual(hand.map((card) => `keep ${card}`));
  table.play(`keep ${hand[1]}`);
  expect(table.legal()).toEqual([
    'place 1',
    'place 2',
    'place 3',
    'place 4',
    'place 5',
    'place 6',
    'place 7',
  ]);
  table.play('place 7');
  const after = table.all();
  expect(after.trains[second][6]).toBe(hand[1]);
  expect(after.discard).toContain(hand[0]);
  expect(after).toMatchObject({ decision: 'turn', active: first, turn: 1, handCounts: [0, 0] });
});

test('with a single drawn card, only its place is chosen', () => {
  const { all, legal } = started(11);
  expect(all().decision).toBe('exchange');
  expect(legal()).toHaveLength(7);
});

test('the exchange goes clockwise from the first player', () => {
  const table = started(8, standardGame(4));
  const order: number[] = [];
  while (table.all().decision !== 'turn') {
    if (table.all().decision === 'exchange') order.push(table.all().active);
    table.play(table.legal()[0]);
  }
  const { first } = table.all();
  expect(order).toEqual([0, 1, 2, 3].map((place) => (first + place) % 4));
});

test('G2: equal face-up abilities are discarded during the setup exchange too', () => {
  const table = given({
    trains: [[80, 9, 60, 50, 40, 30, 20], LOW.with(0, 1)],
    hands: [[77], [78]],
    discard: [],
  });
  table.play('place 2');
  expect(table.all().faceUp).toEqual([9]);
  const events = table.play('place 1');
  expect(events).toContainEqual({ type: 'pair-discarded', ability: 'move-right', cards: [9, 1] });
  expect(table.all()).toMatchObject({ faceUp: [], discard: [1, 9], decision: 'turn' });
});

test('G5: a train put in order by the setup exchange wins before any turn', () => {
  const table = given({ trains: [[10, 20, 30, 40, 50, 60, 5], LOW], hands: [[70], [80, 75]] });
  table.play('place 7');
  expect(table.all()).toMatchObject({ end: 'ordered', winner: 0, turn: 0, handCounts: [0, 2] });
});

test('a player who draws nothing for the exchange is skipped', () => {
  const table = started(2, standardGame(2, { setupDraws: [0, 2] }));
  expect(table.all().active).toBe(1 - table.all().first);
  table.play(table.legal()[0], 'place 1');
  expect(table.all()).toMatchObject({ decision: 'turn', active: table.all().first });
});

test('a definition that cannot be played is a programming error here', () => {
  expect(() => standardGame(5)).toThrow('seats');
  expect(() => standardGame(2, { trainLength: 43 })).toThrow('trainLength');
  expect(() => standardGame(3, { setupDraws: [1, 2] })).toThrow('setupDraws[2]');
  expect(() => standardGame(2, { turnLimit: GAME_OF_TRAINS_LIMITS.turnLimit + 1 })).toThrow('turnLimit');
});
