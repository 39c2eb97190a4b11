// Every legal choice is equally likely. The yardstick for other bots; it also finds positions that no author planned.
import { randomBelow } from '@railwright/engine';
import { createBotRng, type BotFactory } from './bot.ts';

/** A bot to which all legal choices are equally likely. */
export const createRandomBot: BotFactory = (seed) => {
  const rng = createBotRng(seed);
  return {
    name: 'random',
    choose: (_game, _s, legal, count) => legal[randomBelow(rng, count)] as number,
  };
};
