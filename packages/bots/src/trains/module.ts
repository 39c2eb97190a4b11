// The bots of Trains.
import type { BotFactory } from '../bot.ts';
import type { GameModule } from '../game-module.ts';
import { budgetOf } from '../search/budget.ts';
import { createSearchBot } from '../search/search-bot.ts';
import { createStrategyBot } from './strategy/strategy-bot.ts';
import { createEagerTrainsBot } from './eager.ts';
import { createTrainsBot } from './heuristic.ts';
import { createInvestorBot } from './investor.ts';
import type { Maker, Makers } from '../makers.ts';
import { search } from '../search/maker.ts';

/** Imagines the strategy of its spec, if there is one. */
const searchByStrategy =
  (policy: BotFactory): Maker =>
  (seed, spec, makers) => {
    if (spec.strategy === undefined) return search(policy)(seed, spec, makers);
    const imagined = createStrategyBot(seed, spec);
    return imagined && { ...createSearchBot(seed, () => imagined, budgetOf(spec)), name: spec.name };
  };

/** The bots of Trains, the weakest first. */
export const TRAINS_BOTS: Makers = new Map<string, Maker>([
  ['eager', createEagerTrainsBot],
  ['heuristic', createTrainsBot],
  ['investor', createInvestorBot],
  ['strategy', createStrategyBot],
  ['search', searchByStrategy(createInvestorBot)],
]);

export const TRAINS: GameModule = {
  bots: TRAINS_BOTS,
  strategyChanger: async () => (await import('./strategy/changes.ts')).changeStrategy,
};
