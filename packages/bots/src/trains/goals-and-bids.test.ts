// Bots keep the secret goals that are worth something in their position, and bid little for early turns.
import { expect, test } from 'vitest';
import { createGame, placeTrainsPosition, type TrainsDefinition, type TrainsGame } from '@railwright/engine';
import { shippedDefinition } from '../../test/shipped-game.ts';
import { createTrainsBot } from './heuristic.ts';

const shipped = (await shippedDefinition('trains/tokyo-beginners')) as TrainsDefinition;

/** Plays as long as the question is of this type; the choices made. */
function answers(game: TrainsGame, s: ReturnType<TrainsGame['createState']>, type: string): string[] {
  const bot = createTrainsBot(1);
  const out = new Int16Array(game.maxChoices);
  const made: string[] = [];
  while (game.decision(s)?.type === type) {
    const choice = bot.choose(game, s, out, game.legalChoices(s, out));
    made.push(game.formatChoice(s, choice));
    game.applyChoice(s, choice);
  }
  return made;
}

test('of three goals that are dealt, a bot keeps what it has met, and of the others the least bad', () => {
  const goal = (id: string, points: number, endPoints?: object) => ({
    id,
    name: { en: id },
    categories: ['goal'],
    cost: 0,
    value: 0,
    points,
    role: 'power' as const,
    ...(endPoints && { endPoints }),
  });
  const goals = [goal('costly', -9), goal('met', -2, { times: [5, { rails: 'own' }] }), goal('cheap', -1)];
  const office = {
    id: 'office',
    name: { en: 'Office' },
    categories: ['action'],
    cost: 0,
    value: 0,
    points: 0,
    supply: { count: 10, lessDealt: false },
  };
  const kept = (atLeast: number, rails: readonly string[]): string[] => {
    const effect = [{ 'draw-goals': { count: 3, keep: { atLeast } } }];
    const game = createGame(
      {
        ...shipped,
        cards: [...shipped.cards, { ...office, effect }, ...goals, goal('own', 0), goal('their', 0)],
        powers: { cards: [...goals.map(({ id }) => id), 'own', 'their'], deal: 'seats', secret: true },
      } as unknown as TrainsDefinition,
      2,
    ) as TrainsGame;
    const s = game.createState();
    game.start(s, 1);
    expect(
      placeTrainsPosition(game, s, {
        powerDeck: ['costly', 'met', 'cheap'],
        seats: [{ hand: ['office'], power: 'own', rails }, { power: 'their' }],
      }),
    ).toEqual([]);
    for (const text of ['play office', 'apply']) game.applyChoice(s, game.parseChoice(s, text));
    return answers(game, s, 'power');
  };
  expect(kept(1, ['E5', 'E6'])).toEqual(['power met', 'done']);
  expect(kept(1, [])).toEqual(['power cheap']);
  expect(kept(2, [])).toEqual(['power met', 'power cheap']);
});

test('a bot bids one while nobody has bid and it has more than that', () => {
  const bids = (money: number): string[] => {
    const game = createGame(
      {
        ...shipped,
        rules: { ...shipped.rules, bids: 'money' },
        resources: [{ id: 'money', name: { en: 'Money' }, start: money }],
      } as TrainsDefinition,
      2,
    ) as TrainsGame;
    const s = game.createState();
    game.start(s, 1);
    expect(placeTrainsPosition(game, s, {})).toEqual([]);
    for (const text of ['end', 'end']) game.applyChoice(s, game.parseChoice(s, text));
    return answers(game, s, 'bid');
  };
  expect(bids(9)).toEqual(['bid 1', 'pass']);
  expect(bids(2)).toEqual(['pass']);
});
