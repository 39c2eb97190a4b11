// Bots lay rails and build where cards let them score.
import { expect, test } from 'vitest';
import { createGame, placeTrainsPosition, type TrainsDefinition, type TrainsGame } from '@railwright/engine';
import { shippedDefinition } from '../../test/shipped-game.ts';
import type { Bot } from '../bot.ts';
import { createTrainsBot } from './heuristic.ts';
import { createStrategyBot } from './strategy/strategy-bot.ts';

const shipped = (await shippedDefinition('trains/tokyo-beginners')) as TrainsDefinition;

const BOTS: readonly (readonly [string, () => Bot | undefined])[] = [
  ['rules of thumb', () => createTrainsBot(1)],
  [
    'a strategy',
    () =>
      createStrategyBot(1, {
        name: 'own',
        bot: 'strategy',
        strategy: { game: 'trains', id: 'own', buy: [] },
      }),
  ],
];

/** The bot's answer to the question of this type, after it has played a card and chosen a cell for it. */
function answer(
  makeBot: () => Bot | undefined,
  worth: object,
  until: string,
  play: string,
  rails: readonly string[],
  type: string,
): string {
  const card = {
    id: 'plan',
    name: { en: 'Plan' },
    categories: ['action'],
    cost: 0,
    value: 0,
    points: 0,
    supply: { count: 10, lessDealt: false },
    effect: [{ lasting: { what: [{ worth }], until } }],
  };
  const game = createGame(
    { ...shipped, cards: [...shipped.cards, card] } as unknown as TrainsDefinition,
    2,
  ) as TrainsGame;
  const s = game.createState();
  game.start(s, 1);
  expect(
    placeTrainsPosition(game, s, {
      coins: 9,
      stations: { B3: 1 },
      seats: [{ hand: ['plan', play], rails }, {}],
    }),
  ).toEqual([]);
  const out = new Int16Array(game.maxChoices);
  const take = (text: string): void => {
    const count = game.legalChoices(s, out);
    const choice = out.subarray(0, count).find((one) => game.formatChoice(s, one) === text);
    if (choice === undefined) throw new Error(`${text} is not legal.`);
    game.applyChoice(s, choice);
  };
  for (const text of ['play plan', 'apply', `play ${play}`, 'apply']) take(text);
  expect(game.decision(s)?.type).toBe(type);
  const count = game.legalChoices(s, out);
  return game.formatChoice(s, makeBot()?.choose(game, s, out, count) ?? -1);
}

test.each(BOTS)('by %s a rail goes where it scores most, rather than into the next city', (_, makeBot) => {
  const rail = (worth: object, until = 'game-end'): string =>
    answer(makeBot, worth, until, 'lay-rails', ['B2'], 'rail');
  const usual = rail({ at: { terrain: 'mountain' }, plus: 0 });
  const mountain = rail({ at: { terrain: 'mountain' }, plus: 30 });
  expect(mountain).not.toBe(usual);
  // What ends before the game does scores nothing.
  expect(rail({ at: { terrain: 'mountain' }, plus: 30 }, 'next-turn')).toBe(usual);
});

test.each(BOTS)('by %s a station goes where it makes the rails of its seat score most', (_, makeBot) => {
  const rails = ['B3', 'A5', 'A4'];
  const built = (stations: object): string =>
    answer(makeBot, { at: { stations }, plus: 30 }, 'game-end', 'station-expansion', rails, 'station');
  expect(built({ atLeast: 1, atMost: 1 })).toBe('station A5');
  expect(built({ atLeast: 2 })).toBe('station B3');
});
