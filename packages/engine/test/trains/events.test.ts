// The event log is complete: a referee who sees nothing else tracks the game exactly, to the end.
import { describe, expect, test } from 'vitest';
import { createRng, randomBelow, type GameEvent } from '@railwright/engine';
import { ALL_MARKETS, HOMEBREW } from './markets.ts';
import { booksOf, Referee } from './referee.ts';
import { gameWith } from './shipped.ts';

describe.each([...ALL_MARKETS, HOMEBREW].map((market, i) => [i + 1, market] as const))(
  'market %i',
  (i, market) => {
    test.each([1, 2, 3])('game %i', (seed) => {
      const game = gameWith({
        market: market,
        seats: 2 + (i % 3),
        rules: i % 2 === 0 ? 'okazu-2012' : 'aeg-2013',
      });
      const s = game.createState();
      const events: GameEvent[] = [];
      s.events = events;
      game.start(s, seed);
      const rng = createRng(seed);
      const out = new Int16Array(game.maxChoices);
      const referee = new Referee();
      let heard = 0;
      for (let i = 0; game.seatToAct(s) >= 0; i++) {
        const count = game.legalChoices(s, out);
        game.applyChoice(s, out[randomBelow(rng, count)]);
        while (heard < events.length) referee.hear(events[heard++]);
        if (i % 50 === 0) expect(referee.books()).toEqual(booksOf(game.viewFor(s, undefined)));
      }
      expect(referee.books()).toEqual(booksOf(game.viewFor(s, undefined)));
      expect(referee.totals).toEqual(Array.from({ length: game.seats }, (_, seat) => game.score(s, seat)));
    });
  },
);
