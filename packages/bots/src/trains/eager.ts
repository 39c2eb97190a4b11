// Random play without idling, for Trains: plays every playable card before it buys anything, and declines no effect. Games take half as
// long as purely random ones, which suits playouts and quick looks at a new card.
import { randomBelow, trainsReader as read, type TrainsGame } from '@railwright/engine';
import { createBotRng, type BotFactory } from '../bot.ts';

export const createEagerTrainsBot: BotFactory = (seed) => {
  const rng = createBotRng(seed);
  return {
    name: 'eager',
    choose(game, s, legal, count) {
      const t = (game as TrainsGame).tables;
      const asks = read.asks(t, s);
      // "Decline" comes before "apply".
      if (asks === 'effect' || asks === 'may') return legal[count - 1] as number;
      let plays = 0;
      if (asks === 'turn') while (plays < count && (legal[plays] as number) < t.kinds) plays++;
      return legal[randomBelow(rng, plays > 0 ? plays : count)] as number;
    },
  };
};
