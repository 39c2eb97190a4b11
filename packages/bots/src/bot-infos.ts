// Which bots there are for which game, as data: a page that offers them needs no more than this.
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

const RANDOM: BotInfo = { name: 'random', description: 'every legal choice is equally likely' };

const HEURISTIC: BotInfo = {
  name: 'heuristic',
  description: 'plays sensibly by rules of thumb for its game',
};

const SEARCH: BotInfo = {
  name: 'search',
  description:
    'tries its choices in games that the heuristic bot plays out; search:1000, search:200ms; search:200@my.player goes by what a player has learned',
  takesBudget: true,
};

const LEARNED: BotInfo = {
  name: 'learned',
  description: 'plays as it has learned by playing itself, named by its player file',
  needsFile: true,
};

/** Bots that know a game, weakest first, by name of the game. */
const EXPERTS: ReadonlyMap<string, readonly BotInfo[]> = new Map([
  [
    'trains',
    [
      {
        name: 'eager',
        description: 'random, but plays every card it can before it buys and never declines',
      },
      HEURISTIC,
      {
        name: 'investor',
        description: 'wins by cards and buildings, hardly lays rails; the strongest that chooses at once',
      },
      { name: 'strategy', description: 'plays by a strategy file, named as pack/id', needsFile: true },
      {
        ...SEARCH,
        description:
          'tries its choices in games that the investor bot plays out, or a strategy; search:1000, search:200ms, search:1000@pack/id; search:200@my.player goes by what a player has learned',
        takesStrategy: true,
      },
    ],
  ],
  ['game-of-trains', [HEURISTIC, SEARCH]],
  ['freight-train', [HEURISTIC, SEARCH]],
]);

/** The bots that play a game, weakest first. */
export function botsFor(game: string): readonly BotInfo[] {
  return [RANDOM, ...(EXPERTS.get(game) ?? []), LEARNED];
}

/** The bot used where none is named: it chooses at once and makes use of all there is in a game, the map too. */
export function defaultBot(game: string): string {
  return (botsFor(game).find(({ name }) => name === HEURISTIC.name) ?? RANDOM).name;
}
