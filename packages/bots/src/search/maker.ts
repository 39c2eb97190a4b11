// Makes the bot that looks ahead, for the games in which it plays.
import type { BotFactory } from '../bot.ts';
import type { Maker } from '../makers.ts';
import { budgetOf } from './budget.ts';
import { createSearchBot } from './search-bot.ts';

/** Looks ahead, and imagines `policy` in every seat: the game's strongest bot that chooses at once. */
export const search =
  (policy: BotFactory): Maker =>
  (seed, spec) =>
    createSearchBot(seed, policy, budgetOf(spec));
