// Compensation for the order of turns: larger first hands, and laying start rails in reverse order.
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

test('a game names what besides points can compensate for turn order, and the rules can set it', () => {
  const definition = definitionWith({ seats: 2 });
  const told = (of: ReturnType<typeof createGame>) => of.insight!.compensations!.map(({ id }) => id);
  const game = createGame(definition, 2);
  expect(told(game)).toEqual(['cards', 'placing']);
  const [cards, placing] = game.insight!.compensations!;
  expect(cards.with(definition, [0, 2])).toMatchObject({ rules: { opening: { hands: [5, 7] } } });
  const reversed = placing.with(cards.with(definition, [0, 2]), []) as typeof definition;
  expect(reversed.rules.opening).toEqual({ hands: [5, 7], placing: 'last-seat-first' });
  expect(told(createGame(reversed, 2))).toEqual(['cards']);
  const start = { rails: 1, reversed: false, chance: true, cells: [['A1'], ['B1']] };
  expect(told(createGame({ ...definition, start } as TrainsDefinition, 2))).toEqual(['cards']);
});
