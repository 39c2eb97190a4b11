// Compensation for the order of turns: larger first hands, coins in the first turn, and laying start rails in reverse order.
import { expect, test } from 'vitest';
import { createGame, createTrains, type TrainsDefinition, type TrainsOpening } from '@railwright/engine';
import { definitionWith } from './shipped.ts';

function opened(opening: TrainsOpening, seats: number) {
  const definition = definitionWith({ seats });
  const game = createTrains({ ...definition, rules: { ...definition.rules, opening } }, seats);
  const s = game.createState();
  game.start(s, 7);
  return { game, s };
}

test('the first hand is as large as its turn says, later ones are normal', () => {
  const { game, s } = opened({ hands: [4, 7] }, 3);
  const sizes = () => game.viewFor(s, undefined).seat.map(({ handSize }) => handSize);
  expect(sizes()).toEqual([4, 7, 5]);
  const legal = new Int16Array(game.maxChoices);
  for (let turn = game.turn(s); turn < 4; turn = game.turn(s)) {
    const count = game.legalChoices(s, legal);
    game.applyChoice(s, turn === 0 ? legal[0] : (game.parseChoice(s, 'end') ?? legal[count - 1]));
  }
  expect(sizes()).toEqual([5, 5, 5]);
});

test('coins come with the first turn, from the rules, and never again', () => {
  const { game, s } = opened({ coins: [0, 3] }, 3);
  expect(game.viewFor(s, undefined).nextCoins).toEqual([0, 3, 0]);
  s.events = [];
  const coins: number[] = [];
  const legal = new Int16Array(game.maxChoices);
  for (let turn = 0; turn < 6;) {
    game.legalChoices(s, legal);
    game.applyChoice(s, turn === 0 ? legal[0] : (game.parseChoice(s, 'end') ?? legal[0]));
    if (game.turn(s) > turn) coins.push(game.viewFor(s, undefined).coins);
    turn = game.turn(s);
  }
  expect(coins).toEqual([0, 3, 0, 0, 0, 0]);
  expect(s.events.filter(({ type }) => type === 'coins')).toEqual([{ type: 'coins', seat: 1, coins: 3 }]);
});

test.each([
  ['first-seat-first', [0, 1, 2]],
  ['last-seat-first', [2, 1, 0]],
] as const)('start rails are laid %s, and the first seat has the first turn', (placing, order) => {
  const { game, s } = opened({ placing }, 3);
  const legal = new Int16Array(game.maxChoices);
  const asked: number[] = [];
  while (game.turn(s) === 0) {
    asked.push(game.seatToAct(s));
    game.legalChoices(s, legal);
    game.applyChoice(s, legal[0]);
  }
  expect(asked).toEqual(order);
  expect(game.seatToAct(s)).toBe(0);
});

const compensations = (of: TrainsDefinition) => createGame(of, 2).playtestHooks!.compensations!;
const ids = (of: TrainsDefinition) => compensations(of).map(({ id }) => id);
const placingOf = (of: TrainsDefinition) => compensations(of).find(({ id }) => id === 'placing')!;

test('a game names what besides points can compensate for turn order, and the rules can set it', () => {
  const definition = definitionWith({ seats: 2 });
  expect(ids(definition)).toEqual(['cards', 'coins', 'placing']);
  const [cards, coins, placing] = compensations(definition);
  expect(cards.with(definition, [0, 2])).toMatchObject({ rules: { opening: { hands: [5, 7] } } });
  const richer = coins.with(definition, [0, 2]) as typeof definition;
  expect(coins.with(richer, [0, 1])).toMatchObject({ rules: { opening: { coins: [0, 3] } } });
  expect(coins.rules!(richer, [0, 1])).toEqual({ opening: { coins: [0, 3] } });
  expect(placing.rules!(richer, [])).toEqual({
    opening: { coins: [0, 2], placing: 'last-seat-first' },
  });
  expect(placing.told).toBe('start rails laid in reverse order (the last seat first)');
  const reversed = placing.with(cards.with(definition, [0, 2]), []) as typeof definition;
  expect(reversed.rules.opening).toEqual({ hands: [5, 7], placing: 'last-seat-first' });
  const start = { rails: 1, reversed: false, chance: true, cells: [['A1'], ['B1']] };
  expect(ids({ ...definition, start })).toEqual(['cards', 'coins']);
});

test('the order of start rails that is offered is one that the rules do not have', () => {
  const definition = definitionWith({ seats: 2 });
  const last = placingOf(definition).with(definition, []) as typeof definition;
  expect(placingOf(last).told).toBe('start rails laid in turn order (the first seat first)');
  expect(placingOf(last).with(last, [])).toMatchObject({
    rules: { opening: { placing: 'first-seat-first' } },
  });
  // Second rails are laid in reverse order already, so the first ones are what is left to turn round.
  const cells = definition.map.cells.flatMap(({ label, city }) => (city === undefined ? [] : [label]));
  const turned = { ...definition, start: { rails: 2, reversed: true, chance: false, cells: [cells, cells] } };
  expect(placingOf(turned).told).toBe(
    'start rails laid the other way round (first rails from the last seat on, second ones from the first)',
  );
  const back = placingOf(turned).with(turned, []) as typeof turned;
  expect(placingOf(back).told).toContain('first rails from the first seat on');
  // With one rail each, there is no second one to turn.
  const single = { ...turned, start: { ...turned.start, rails: 1 } };
  expect(placingOf(single).told).toBe('start rails laid in reverse order (the last seat first)');
});
