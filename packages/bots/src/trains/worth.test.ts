// Bots lay rails and build where cards let them score.
import { expect, test } from 'vitest';
import { answer, card, placed } from '../../test/placed-game.ts';
import type { Bot } from '../bot.ts';
import { createTrainsBot } from './heuristic.ts';
import { createStrategyBot } from './strategy/strategy-bot.ts';

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

/** The bot's answer to the question of this type, after it has played a card whose effect lasts, and another one. */
function answerTo(
  makeBot: () => Bot | undefined,
  worth: object,
  until: string,
  play: string,
  rails: readonly string[],
  type: string,
): string {
  const plan = card('plan', { effect: [{ lasting: { what: [{ worth }], until } }] });
  const given = { coins: 9, stations: { B3: 1 }, seats: [{ hand: ['plan', play], rails }, {}] };
  const at = placed([plan], given, ['play plan', 'apply', `play ${play}`, 'apply']);
  expect(at.game.decision(at.s)?.type).toBe(type);
  return answer(at, makeBot());
}

test.each(BOTS)('by %s a rail goes where it scores most, rather than into the next city', (_, makeBot) => {
  const rail = (worth: object, until = 'game-end'): string =>
    answerTo(makeBot, worth, until, 'lay-rails', ['B2'], 'rail');
  const usual = rail({ at: { terrain: 'mountain' }, plus: 0 });
  const mountain = rail({ at: { terrain: 'mountain' }, plus: 30 });
  expect(mountain).not.toBe(usual);
  // What ends before the game does scores nothing.
  expect(rail({ at: { terrain: 'mountain' }, plus: 30 }, 'next-turn')).toBe(usual);
});

test.each(BOTS)('by %s a station goes where it makes the rails of its seat score most', (_, makeBot) => {
  const rails = ['B3', 'A5', 'A4'];
  const built = (stations: object): string =>
    answerTo(makeBot, { at: { stations }, plus: 30 }, 'game-end', 'station-expansion', rails, 'station');
  expect(built({ atLeast: 1, atMost: 1 })).toBe('station A5');
  expect(built({ atLeast: 2 })).toBe('station B3');
});
