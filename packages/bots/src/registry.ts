// Any bot of any game. A bot that knows a game is in the game's folder, described in `experts.ts`; random and learned bots play everything.
import { gameIn, type RngWords } from '@railwright/engine';
import type { Bot, BotSpec } from './bot.ts';
import type { ChangedStrategy, GameModule } from './game-module.ts';
import { GAMES } from './games.ts';
import { createLearnedBot, createLearnedSearch } from './learned/learned-bot.ts';
import { makeBot } from './makers.ts';

/** Makes a bot for a game, by its name; undefined when no such bot plays that game. */
export function createBot(game: string, spec: BotSpec, seed: number): Bot | undefined {
  if (spec.bot === 'learned') return createLearnedBot(game, seed, spec);
  if (spec.bot === 'search' && spec.player !== undefined) return createLearnedSearch(game, seed, spec);
  return makeBot(gameIn<GameModule>(GAMES, game)?.bots, spec, seed);
}

/** A small random change of a strategy, as a search for a better one tries it; undefined when chance found none. */
export function changeStrategy(
  game: string,
  strategy: object,
  cards: readonly string[],
  rng: RngWords,
): ChangedStrategy | undefined {
  return gameIn<GameModule>(GAMES, game)?.changeStrategy?.(strategy, cards, rng);
}
