// Who makes which bot of which game. A bot that knows a game is a file of its own, an entry here and one in bot-infos.ts; random
// plays everything.
import type { Bot, BotFactory, BotSpec } from './bot.ts';
import { createFreightTrainBot } from './freight-train.ts';
import { createGameOfTrainsBot } from './game-of-trains.ts';
import { createLearnedBot } from './learned/learned-bot.ts';
import { createRandomBot } from './random.ts';
import { createSearchBot, type SearchBudget } from './search/search-bot.ts';
import { createStrategyBot } from './strategy/strategy-bot.ts';
import { createEagerTrainsBot } from './trains/eager.ts';
import { createTrainsBot } from './trains/heuristic.ts';
import { createInvestorBot } from './trains/investor.ts';

/** Undefined when the spec is not for it. */
type Maker = (seed: number, spec: BotSpec) => Bot | undefined;

/** Looks ahead, and imagines `policy` in every seat: the strongest bot of the game that chooses at once. */
const search =
  (policy: BotFactory): Maker =>
  (seed, spec) =>
    createSearchBot(seed, policy, budgetOf(spec));

/** The same where there are strategies to imagine. */
const searchByStrategy =
  (policy: BotFactory): Maker =>
  (seed, spec) => {
    if (spec.strategy === undefined) return createSearchBot(seed, policy, budgetOf(spec));
    const imagined = createStrategyBot(seed, spec);
    return imagined && { ...createSearchBot(seed, () => imagined, budgetOf(spec)), name: spec.name };
  };

function budgetOf({ iterations, milliseconds }: BotSpec): SearchBudget | undefined {
  if (iterations !== undefined) return { iterations };
  return milliseconds === undefined ? undefined : { milliseconds };
}

const EXPERTS: ReadonlyMap<string, ReadonlyMap<string, Maker>> = new Map([
  [
    'trains',
    new Map<string, Maker>([
      ['eager', createEagerTrainsBot],
      ['heuristic', createTrainsBot],
      ['investor', createInvestorBot],
      ['strategy', createStrategyBot],
      ['search', searchByStrategy(createInvestorBot)],
    ]),
  ],
  [
    'game-of-trains',
    new Map<string, Maker>([
      ['heuristic', createGameOfTrainsBot],
      ['search', search(createGameOfTrainsBot)],
    ]),
  ],
  [
    'freight-train',
    new Map<string, Maker>([
      ['heuristic', createFreightTrainBot],
      ['search', search(createFreightTrainBot)],
    ]),
  ],
]);

/** Makes a bot for a game, by its name; undefined when no such bot plays that game. */
export function createBot(game: string, spec: BotSpec, seed: number): Bot | undefined {
  if (spec.bot === 'random') return createRandomBot(seed);
  if (spec.bot === 'learned') return createLearnedBot(game, seed, spec);
  return EXPERTS.get(game)?.get(spec.bot)?.(seed, spec);
}
