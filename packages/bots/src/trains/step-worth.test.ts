// Bots weigh what is done instead of something else, and what a card shown from hand does, where the first of several is not the best.
import { expect, test } from 'vitest';
import { answer, card, placed } from '../../test/placed-game.ts';
import type { BotFactory } from '../bot.ts';
import { createTrainsBot } from './heuristic.ts';

/** What a bot answers after these choices of the first seat. */
function answerTo(
  cards: readonly object[],
  hands: readonly string[][],
  choices: readonly string[],
  bot: BotFactory,
): string {
  const seats = hands.map((hand) => ({ hand, rails: [] }));
  return answer(placed(cards, { seats, coins: 9 }, choices), bot(1));
}

const ONTO_DECK = [{ move: { cards: 'it', to: 'deck-top' } }];
const instead = (id: string, one: object): object => card(id, { whileInPlay: [{ instead: one }] });

test('of two replacements, a bot takes the one that does not cost it a good card', () => {
  const cards = [
    instead('burner', { of: 'gain', may: true, do: [{ trash: { cards: 'it' } }] }),
    instead('office', { of: 'gain', may: true, do: [{ move: { cards: 'it', to: 'hand' } }] }),
  ];
  const choices = ['play burner', 'apply', 'play office', 'apply', 'buy express-train'];
  expect(answerTo(cards, [['burner', 'office'], []], choices, createTrainsBot)).toBe('instead office');
});

test('a bot lets happen what is better than all that can be done instead', () => {
  const cards = [
    instead('burner', { of: 'gain', may: true, do: [{ trash: { cards: 'it' } }] }),
    instead('smoke', { of: 'gain', may: true, do: [...ONTO_DECK, { 'gain-waste': { count: 1 } }] }),
  ];
  const choices = ['play burner', 'apply', 'play smoke', 'apply', 'buy express-train'];
  expect(answerTo(cards, [['burner', 'smoke'], []], choices, createTrainsBot)).toBe('done');
});

test('a bot shows the card that does most for it, and none that costs it more than it gives', () => {
  const shown = (id: string, steps: object[]): object =>
    card(id, { categories: ['reaction'], reaction: { on: 'buy', by: 'all', do: steps } });
  const loss = shown('loss', [{ 'gain-waste': { count: 3 } }]);
  const gift = shown('gift', [{ draw: { count: 2 } }]);
  const choices = ['buy express-train'];
  expect(answerTo([loss, gift], [['loss', 'gift'], []], choices, createTrainsBot)).toBe('show gift');
  expect(answerTo([loss], [['loss'], []], choices, createTrainsBot)).toBe('done');
});
