// The senses of learned players in Game of Trains: the laws, and their calculations against brute force.
import { describe, expect, test } from 'vitest';
import { createRng, randomBelow } from '@railwright/engine';
import { Line } from '../../src/game-of-trains/observer/line.ts';
import { Outlook } from '../../src/game-of-trains/observer/outlook.ts';
import { describeObserverLaws } from '../observer-laws.ts';
import { homebrewGame } from './homebrew.ts';
import { standardGame } from './standard.ts';

for (const seats of [2, 3, 4])
  describeObserverLaws(`Game of Trains with ${seats} seats`, () => standardGame(seats));
for (const seats of [2, 5])
  describeObserverLaws(`a homebrew Game of Trains with ${seats} seats`, () => homebrewGame(seats));

describe('a line of railcars', () => {
  const { table } = standardGame(2);
  const game = standardGame(2);
  const isAscending = (cards: Int16Array): boolean =>
    cards.every((card, i) => i === 0 || card > cards[i - 1]);

  /** The fewest cards to change so that it ascends, by trying which of them stay. */
  function fewest(cards: Int16Array): number {
    const spots = cards.length - 2;
    let least = spots;
    for (let stay = 0; stay < 1 << spots; stay++) {
      const kept = [
        0,
        ...Array.from({ length: spots }, (_, i) => i + 1).filter((i) => (stay >> (i - 1)) & 1),
        spots + 1,
      ];
      const fits = kept.every((at, k) => k === 0 || cards[at] - cards[kept[k - 1]] >= at - kept[k - 1]);
      if (fits) least = Math.min(least, spots - kept.length + 2);
    }
    return least;
  }

  test('knows how many cards must be replaced, and the share of cards that reduce that number', () => {
    const outlook = new Outlook(table);
    const legal = new Int16Array(game.maxChoices);
    for (let seed = 1; seed <= 12; seed++) {
      const rng = createRng(seed);
      const s = game.createState();
      game.start(s, seed);
      for (let step = 0; step < 3 * seed && game.seatToAct(s) >= 0; step++)
        game.applyChoice(s, legal[randomBelow(rng, game.legalChoices(s, legal))]);
      if (game.seatToAct(s) < 0) continue;
      outlook.look(s);
      const { own, pool, seat } = outlook;
      const missing = fewest(own.cards);
      expect(outlook.missing[seat]).toBe(missing);
      expect(outlook.cost[seat] === 0).toBe(isAscending(own.cards));
      let useful = 0;
      for (let card = 1; card <= table.cards; card++) {
        if (pool.holds[card] === 0) continue;
        const helps = Array.from({ length: table.trainLength }, (_, i) =>
          fewest(own.cards.with(i + 1, card)),
        );
        if (Math.min(...helps) < missing) useful++;
      }
      expect(outlook.chance[seat]).toBeCloseTo(useful / pool.size);
    }
  });

  test('knows what remains to be done after a card goes to its best place', () => {
    const outlook = new Outlook(table);
    const s = game.createState();
    for (let seed = 1; seed <= 10; seed++) {
      game.start(s, seed);
      outlook.look(s);
      const { own, pool, seat } = outlook;
      own.weigh();
      for (let card = 1; card <= table.cards; card++) {
        if (pool.holds[card] === 0) continue;
        const costs = Array.from({ length: table.trainLength }, (_, i) => {
          const trial = new Line(table, pool);
          trial.copy(own);
          trial.cards[i + 1] = card;
          return trial.cost();
        });
        expect(Math.min(own.costWith(card), outlook.cost[seat])).toBeCloseTo(
          Math.min(...costs, outlook.cost[seat]),
        );
      }
    }
  });
});
