// Which bots there are for which game. A bot that knows a game is a file of its own and an entry in EXPERTS; random plays
// everything.
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

export interface BotInfo {
  readonly name: string;
  /** One line for help texts. */
  readonly description: string;
  /** Thinks for as many iterations or milliseconds as its spec says. */
  readonly takesBudget?: boolean;
  /** Plays by the strategy or player in its spec, which comes from a file; people name it by that. */
  readonly needsFile?: boolean;
  /** Imagines that everybody plays by the strategy in its spec, if there is one. */
  readonly takesStrategy?: boolean;
}

interface BotEntry extends BotInfo {
  /** Undefined when the spec is not for it. */
  readonly make: (seed: number, spec: BotSpec) => Bot | undefined;
}

const RANDOM: BotEntry = {
  name: 'random',
  description: 'every legal choice is equally likely',
  make: createRandomBot,
};

const learned = (game: string): BotEntry => ({
  name: 'learned',
  description: 'plays as it has learned by playing itself, named by its player file',
  needsFile: true,
  make: (seed, spec) => createLearnedBot(game, seed, spec),
});

const heuristic = (make: BotFactory): BotEntry => ({
  name: 'heuristic',
  description: 'plays sensibly by rules of thumb for its game',
  make,
});

/** Looks ahead, and imagines `policy` in every seat: the strongest bot of the game that chooses at once. */
const search = (policy: BotFactory): BotEntry => ({
  name: 'search',
  description: 'tries its choices in games that the heuristic bot plays out; search:1000, search:200ms',
  takesBudget: true,
  make: (seed, spec) => createSearchBot(seed, policy, budgetOf(spec)),
});

/** The same where there are strategies to imagine. */
const searchByStrategy = (policy: BotFactory): BotEntry => ({
  ...search(policy),
  description:
    'tries its choices in games that the investor bot plays out, or a strategy; search:1000, search:200ms, search:1000@pack/id',
  takesStrategy: true,
  make(seed, spec) {
    if (spec.strategy === undefined) return createSearchBot(seed, policy, budgetOf(spec));
    const imagined = createStrategyBot(seed, spec);
    return imagined && { ...createSearchBot(seed, () => imagined, budgetOf(spec)), name: spec.name };
  },
});

function budgetOf({ iterations, milliseconds }: BotSpec): SearchBudget | undefined {
  if (iterations !== undefined) return { iterations };
  return milliseconds === undefined ? undefined : { milliseconds };
}

/** Bots that know a game, weakest first, by name of the game. */
const EXPERTS: ReadonlyMap<string, readonly BotEntry[]> = new Map([
  [
    'trains',
    [
      {
        name: 'eager',
        description: 'random, but plays every card it can before it buys and never declines',
        make: createEagerTrainsBot,
      },
      heuristic(createTrainsBot),
      {
        name: 'investor',
        description: 'wins by cards and buildings, hardly lays rails; the strongest that chooses at once',
        make: createInvestorBot,
      },
      {
        name: 'strategy',
        description: 'plays by a strategy file, named as pack/id',
        needsFile: true,
        make: createStrategyBot,
      },
      searchByStrategy(createInvestorBot),
    ],
  ],
  ['game-of-trains', [heuristic(createGameOfTrainsBot), search(createGameOfTrainsBot)]],
  ['freight-train', [heuristic(createFreightTrainBot), search(createFreightTrainBot)]],
]);

/** The bots that play a game, weakest first. */
export function botsFor(game: string): readonly BotInfo[] {
  return entriesFor(game);
}

/** The bot used where none is named: it chooses at once and makes use of all there is in a game, the map too. */
export function defaultBot(game: string): string {
  return (entriesFor(game).find(({ name }) => name === 'heuristic') ?? RANDOM).name;
}

/** Makes a bot for a game, by its name; undefined when no such bot plays that game. */
export function createBot(game: string, spec: BotSpec, seed: number): Bot | undefined {
  return entriesFor(game)
    .find((entry) => entry.name === spec.bot)
    ?.make(seed, spec);
}

function entriesFor(game: string): readonly BotEntry[] {
  return [RANDOM, ...(EXPERTS.get(game) ?? []), learned(game)];
}
