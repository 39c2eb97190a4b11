// Makes the bot that looks ahead, for the games in which it plays.
import type { BotFactory } from '../bot.ts';
import { makeBot, type Maker } from '../makers.ts';
import { budgetOf } from './budget.ts';
import { createSearchBot } from './search-bot.ts';

/** Looks ahead, and imagines in every seat the bot of its spec or, by default, `policy`: the game's strongest that chooses at once. */
export const search =
  (policy: BotFactory): Maker =>
  (seed, spec, makers) => {
    const { name, imagines } = spec;
    if (imagines === undefined) return createSearchBot(seed, policy, budgetOf(spec));
    const imagined = makeBot(makers, { name: imagines, bot: imagines }, seed);
    return imagined && { ...createSearchBot(seed, () => imagined, budgetOf(spec)), name };
  };
