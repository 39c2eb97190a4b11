// A bot as a teacher: learning starts with its games.
import type { BotSpec } from '@railwright/bots';
import type { Teacher } from '@railwright/learn';
import type { GameSource } from '../game-source.ts';

/** @throws Error when no such bot plays the game, or when it chooses what is not legal. */
export function teacherOf(spec: BotSpec, createBot: GameSource['createBot']): Teacher {
  return (game, seed) => {
    const bot = createBot(game.name, spec, seed);
    if (!bot) throw new Error(`${spec.name} does not play ${game.name}.`);
    return (s, legal, count) => {
      const choice = bot.choose(game, s, legal, count);
      if (!legal.subarray(0, count).includes(choice))
        throw new Error(`${spec.name} chose what is not legal.`);
      return choice;
    };
  };
}
