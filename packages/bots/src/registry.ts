// Any bot of any game. A bot that knows a game is in the game's folder, described in `experts.ts`; random and learned bots play every
// game.
import { gameIn } from '@railwright/engine';
import type { Bot, BotSpec } from './bot.ts';
import type { GameModule, StrategyChanger } from './game-module.ts';
import { GAMES } from './games.ts';
import { createLearnedBot, createLearnedSearch } from './learned/learned-bot.ts';
import { makeBot } from './makers.ts';

/** Makes a bot for a game by its name; undefined if there is no such bot for it. */
export function createBot(game: string, spec: BotSpec, seed: number): Bot | undefined {
  if (spec.bot === 'learned') return createLearnedBot(game, seed, spec);
  if (spec.bot === 'search' && spec.player !== undefined) return createLearnedSearch(game, seed, spec);
  return makeBot(gameIn<GameModule>(GAMES, game)?.bots, spec, seed);
}

/** For a search for a better strategy; does nothing in games without strategies. */
export async function strategyChanger(game: string): Promise<StrategyChanger> {
  return (await gameIn<GameModule>(GAMES, game)?.strategyChanger?.()) ?? (() => undefined);
}
