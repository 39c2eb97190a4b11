// Descriptions of bots as data, and the bots that several games share.
export interface BotInfo {
  readonly name: string;
  /** One line for help texts. */
  readonly description: string;
  /** Thinks for as many iterations or milliseconds as its spec says. */
  readonly takesBudget?: boolean;
  /** Plays by the strategy or player in its spec, which comes from a file and gives it its name. */
  readonly needsFile?: boolean;
  /** Imagines that everybody plays by the strategy in its spec, if there is one. */
  readonly takesStrategy?: boolean;
  /** Plays at random, so winning against it says nothing about strength. */
  readonly isRandom?: boolean;
}

export const RANDOM: BotInfo = {
  name: 'random',
  description: 'every legal choice is equally likely',
  isRandom: true,
};

export const HEURISTIC: BotInfo = {
  name: 'heuristic',
  description: 'plays sensibly by rules of thumb for its game',
};

export const SEARCH: BotInfo = {
  name: 'search',
  description:
    'tries its choices in games that the heuristic bot plays to the end; search:1000, search:200ms; search:1000@random lets another bot play them; search:200@my.player is guided by a learned player',
  takesBudget: true,
};

export const LEARNED: BotInfo = {
  name: 'learned',
  description: 'plays as it learned by playing itself; named by its player file',
  needsFile: true,
};
