// Every legal choice is equally likely. The yardstick for other bots, and the bot that finds what nobody planned for.
import { randomBelow } from '@railwright/engine';
import { createBotRng, type BotFactory } from './bot.ts';

export const createRandomBot: BotFactory = (seed) => {
  const rng = createBotRng(seed);
  return {
    name: 'random',
    choose: (_game, _s, legal, count) => legal[randomBelow(rng, count)] as number,
  };
};
