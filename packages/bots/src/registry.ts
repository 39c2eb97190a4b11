// Any bot of any game. A bot that knows a game is in the game's folder, described in `experts.ts`; random and learned bots play every
// game.
import { gameIn } from '@railwright/engine';
import type { Bot, BotSpec } from './bot.ts';
import { followedBots } from './bot-infos.ts';
import type { GameModule, StrategyChanger } from './game-module.ts';
import { GAMES } from './games.ts';
import { createLearnedBot, createLearnedSearch } from './learned/learned-bot.ts';
import { makeBot } from './makers.ts';
import { plainBot } from './parse-bot.ts';

/** Makes a bot for a game by its name; undefined if there is no such bot for it. */
export function createBot(game: string, spec: BotSpec, seed: number): Bot | undefined {
  const makers = gameIn<GameModule>(GAMES, game)?.bots;
  if (spec.bot === 'learned')
    return createLearnedBot(game, seed, spec, (name, own) =>
      // It asks them at each of its choices.
      followedBots(game).includes(name) ? makeBot(makers, plainBot(name), own) : undefined,
    );
  if (spec.bot === 'search' && spec.player !== undefined) return createLearnedSearch(game, seed, spec);
  return makeBot(makers, spec, seed);
}

/** For a search for a better strategy; does nothing in games without strategies. */
export async function strategyChanger(game: string): Promise<StrategyChanger> {
  return (await gameIn<GameModule>(GAMES, game)?.strategyChanger?.()) ?? (() => undefined);
}
