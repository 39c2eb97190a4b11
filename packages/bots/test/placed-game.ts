// The shipped Trains with more cards, in a given position, for tests.
import { expect } from 'vitest';
import {
  createGame,
  placeTrainsPosition,
  type State,
  type TrainsDefinition,
  type TrainsGame,
  type TrainsPositionInput,
} from '@railwright/engine';
import type { Bot } from '../src/bot.ts';
import { shippedDefinition } from './shipped-game.ts';

export const shipped = (await shippedDefinition('trains/tokyo-beginners')) as TrainsDefinition;

export const card = (id: string, more: object) => ({
  id,
  name: { en: id },
  categories: ['action'],
  cost: 2,
  value: 0,
  points: 0,
  supply: { count: 10, lessDealt: false },
  ...more,
});

export interface Placed {
  readonly game: TrainsGame;
  readonly s: State;
}

/** After these choices from there, with cards beside the shipped ones and other fields of the definition. */
export function placed(
  cards: readonly object[],
  given: TrainsPositionInput,
  choices: readonly string[],
  more: object = {},
): Placed {
  const definition = { ...shipped, ...more, cards: [...shipped.cards, ...cards] } as TrainsDefinition;
  const game = createGame(definition, 2) as TrainsGame;
  const s = game.createState();
  game.start(s, 1);
  expect(placeTrainsPosition(game, s, given)).toEqual([]);
  for (const text of choices) {
    const choice = game.parseChoice(s, text);
    expect(choice, text).toBeGreaterThanOrEqual(0);
    game.applyChoice(s, choice);
  }
  return { game, s };
}

/** What a bot chooses among two or more. */
export function answer({ game, s }: Placed, bot: Bot | undefined): string {
  const out = new Int16Array(game.maxChoices);
  const count = game.legalChoices(s, out);
  expect(count).toBeGreaterThan(1);
  return game.formatChoice(s, bot?.choose(game, s, out, count) ?? -1);
}
