// Bots keep the secret goals that are worth something in their position, and bid little for early turns.
import { expect, test } from 'vitest';
import { card, placed, shipped, type Placed } from '../../test/placed-game.ts';
import { createTrainsBot } from './heuristic.ts';

/** Plays as long as the question is of this type; the choices made. */
function answers({ game, s }: Placed, type: string): string[] {
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
  const goal = (id: string, points: number, more: object = {}) => ({
    ...card(id, { categories: ['goal'], cost: 0, points, role: 'power', ...more }),
    supply: undefined,
  });
  const goals = [
    goal('costly', -9),
    goal('met', -2, { endPoints: { times: [5, { rails: 'own' }] } }),
    goal('cheap', -1),
  ];
  const kept = (atLeast: number, rails: readonly string[]): string[] => {
    const office = card('office', { effect: [{ 'draw-goals': { count: 3, keep: { atLeast } } }] });
    const at = placed(
      [office, ...goals, goal('own', 0), goal('their', 0)],
      {
        powerDeck: ['costly', 'met', 'cheap'],
        seats: [{ hand: ['office'], power: 'own', rails }, { power: 'their' }],
      },
      ['play office', 'apply'],
      { powers: { cards: [...goals.map(({ id }) => id), 'own', 'their'], deal: 'seats', secret: true } },
    );
    return answers(at, 'power');
  };
  expect(kept(1, ['E5', 'E6'])).toEqual(['power met', 'done']);
  expect(kept(1, [])).toEqual(['power cheap']);
  expect(kept(2, [])).toEqual(['power met', 'power cheap']);
});

test('a bot bids one while nobody has bid and it has more than that', () => {
  const bids = (money: number): string[] => {
    const resources = [{ id: 'money', name: { en: 'Money' }, start: money }];
    const at = placed([], {}, ['end', 'end'], { resources, rules: { ...shipped.rules, bids: 'money' } });
    return answers(at, 'bid');
  };
  expect(bids(9)).toEqual(['bid 1', 'pass']);
  expect(bids(2)).toEqual(['pass']);
});
