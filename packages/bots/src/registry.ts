// Any bot of any game. A bot that knows a game is a file of its own, an entry among the makers of its game and one in bot-infos.ts;
// random and learned play everything.
import type { Bot, BotSpec } from './bot.ts';
import { createLearnedBot, createLearnedSearch } from './learned/learned-bot.ts';
import { FREIGHT_TRAIN_BOTS } from './makers/freight-train.ts';
import { GAME_OF_TRAINS_BOTS } from './makers/game-of-trains.ts';
import { makeBot, type Makers } from './makers/makers.ts';
import { TRAINS_BOTS } from './makers/trains.ts';

const MAKERS: ReadonlyMap<string, Makers> = new Map([
  ['trains', TRAINS_BOTS],
  ['game-of-trains', GAME_OF_TRAINS_BOTS],
  ['freight-train', FREIGHT_TRAIN_BOTS],
]);

/** Makes a bot for a game, by its name; undefined when no such bot plays that game. */
export function createBot(game: string, spec: BotSpec, seed: number): Bot | undefined {
  if (spec.bot === 'learned') return createLearnedBot(game, seed, spec);
  if (spec.bot === 'search' && spec.player !== undefined) return createLearnedSearch(game, seed, spec);
  return makeBot(MAKERS.get(game), spec, seed);
}
