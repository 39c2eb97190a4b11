// Bots weigh what is done instead of something else, and what a card shown from hand does, where the first of several is not the best.
import { expect, test } from 'vitest';
import { createGame, placeTrainsPosition, type TrainsDefinition, type TrainsGame } from '@railwright/engine';
import { shippedDefinition } from '../../test/shipped-game.ts';
import type { BotFactory } from '../bot.ts';
import { createTrainsBot } from './heuristic.ts';

const shipped = (await shippedDefinition('trains/tokyo-beginners')) as TrainsDefinition;

const card = (id: string, more: object): object => ({
  id,
  name: { en: id },
  categories: ['action'],
  cost: 2,
  value: 1,
  points: 0,
  supply: { count: 10, lessDealt: false },
  ...more,
});

/** What a bot answers after these choices of the first seat. */
function answer(
  cards: readonly object[],
  hands: readonly string[][],
  choices: readonly string[],
  bot: BotFactory,
): string {
  const game = createGame(
    { ...shipped, cards: [...shipped.cards, ...cards] } as unknown as TrainsDefinition,
    2,
  ) as TrainsGame;
  const s = game.createState();
  game.start(s, 1);
  expect(
    placeTrainsPosition(game, s, { seats: hands.map((hand) => ({ hand, rails: [] })), coins: 9 }),
  ).toEqual([]);
  for (const choice of choices) game.applyChoice(s, game.parseChoice(s, choice));
  const out = new Int16Array(game.maxChoices);
  const count = game.legalChoices(s, out);
  expect(count).toBeGreaterThan(1);
  return game.formatChoice(s, bot(1).choose(game, s, out, count));
}

const ONTO_DECK = [{ move: { cards: 'it', to: 'deck-top' } }];
const instead = (id: string, one: object): object => card(id, { whileInPlay: [{ instead: one }] });

test('of two replacements, a bot takes the one that does not cost it a good card', () => {
  const cards = [
    instead('burner', { of: 'gain', may: true, do: [{ trash: { cards: 'it' } }] }),
    instead('office', { of: 'gain', may: true, do: [{ move: { cards: 'it', to: 'hand' } }] }),
  ];
  const choices = ['play burner', 'apply', 'play office', 'apply', 'buy express-train'];
  expect(answer(cards, [['burner', 'office'], []], choices, createTrainsBot)).toBe('instead office');
});

test('a bot lets happen what is better than all that can be done instead', () => {
  const cards = [
    instead('burner', { of: 'gain', may: true, do: [{ trash: { cards: 'it' } }] }),
    instead('smoke', { of: 'gain', may: true, do: [...ONTO_DECK, { 'gain-waste': { count: 1 } }] }),
  ];
  const choices = ['play burner', 'apply', 'play smoke', 'apply', 'buy express-train'];
  expect(answer(cards, [['burner', 'smoke'], []], choices, createTrainsBot)).toBe('done');
});

test('a bot shows the card that does most for it, and none that costs it more than it gives', () => {
  const shown = (id: string, steps: object[]): object =>
    card(id, { categories: ['reaction'], reaction: { on: 'buy', by: 'all', do: steps } });
  const loss = shown('loss', [{ 'gain-waste': { count: 3 } }]);
  const gift = shown('gift', [{ draw: { count: 2 } }]);
  const choices = ['buy express-train'];
  expect(answer([loss, gift], [['loss', 'gift'], []], choices, createTrainsBot)).toBe('show gift');
  expect(answer([loss], [['loss'], []], choices, createTrainsBot)).toBe('done');
});
