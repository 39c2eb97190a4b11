// A bot picks one of the legal choices. It has its own random generator, so that its thinking never changes the cards.
import { seedRng, type Game, type RngWords, type State } from '@railwright/engine';

/** A computer player of one game at a time. Given the same seed and the same positions, it makes the same choices. */
export interface Bot {
  readonly name: string;
  /** One of `legal[0..count)`. The bot must leave `s` unchanged, and may only use what the asked seat can see. */
  choose(game: Game, s: State, legal: Int16Array, count: number): number;
  /**
   * The choice that `choose` would return for all legal choices, if the bot can tell without a list of them, which takes time to write; -1 if it
   * needs the list, and then it must not have drawn a random number. Absent: always the list.
   */
  chooseUnlisted?(game: Game, s: State): number;
  /** What it thinks of each of `legal[0..count)`, in their order; absent from bots that only choose. Leaves `s` unchanged. */
  weigh?(game: Game, s: State, legal: Int16Array, count: number): readonly Weighed[];
  /** Prepares what its first choice in a game would otherwise wait for. */
  prepare?(game: Game): void;
}

/** What a bot thinks of a choice. */
export interface Weighed {
  readonly choice: number;
  /** How likely the bot would take it, 0 to 1; all choices together have 1. */
  readonly chance: number;
  /** How often it was tried, in games or positions to come; 0 where the bot did not think. */
  readonly tries: number;
  /** How many of these the asked seat won: a share where it won with others, a chance where they were not played to the end. */
  readonly won: number;
}

/** A bot's choice among all legal ones; if there is only one, the bot is not asked. `room` is for the list, if it needs one. */
export function nextChoice(bot: Bot, game: Game, s: State, room: Int16Array): number {
  const choice = bot.chooseUnlisted === undefined ? -1 : bot.chooseUnlisted(game, s);
  if (choice >= 0) return choice;
  const count = game.legalChoices(s, room);
  return count === 1 ? (room[0] as number) : bot.choose(game, s, room, count);
}

/** Whether a choice is in a list of legal ones; without a list, every legal choice is. */
export function isListed(legal: Int16Array | null, count: number, choice: number): boolean {
  if (legal === null) return true;
  for (let i = 0; i < count; i++) if (legal[i] === choice) return true;
  return false;
}

/** How a player deviates from the learned player that it is based on. Numbers are log-odds: with 0.7, a choice is twice as likely. */
export interface Leaning {
  /** By what a choice gains at once, as in a `Preference`, for each one more. */
  readonly likes?: Readonly<Record<string, number>>;
  /** By the name of a bot that chooses at once: for the choice that it would make. */
  readonly follows?: Readonly<Record<string, number>>;
}

/** Which bot, and with which settings: plain JSON, so that it can be sent to worker threads, saved in results and used in the player. */
export interface BotSpec {
  /** Its name in results and records, as people write it: `search:1000`, `search:1000@trains/big-money`, `search:1000@heuristic`. */
  readonly name: string;
  /** Name of an entry of the registry: `random`, `heuristic`, `strategy`. */
  readonly bot: string;
  /** For `strategy`: what it plays by. For `search`: what it imagines every seat to play by. Plain JSON. */
  readonly strategy?: object;
  /** For `search`: name of a bot that it imagines in every seat, if it has no strategy. */
  readonly imagines?: string;
  /** A player file in base64. For `learned`: how it plays. For `search`: how it judges choices and positions. */
  readonly player?: string;
  /** For `learned`: how often it takes the choice it considers best, 0 to 1, on average; always, if absent. */
  readonly certainty?: number;
  /** For `learned`: what moves its choices besides its own judgement. */
  readonly leaning?: Leaning;
  /** For bots with a budget: the iterations for a choice. */
  readonly iterations?: number;
  /** For bots with a budget: the time for a choice, instead of iterations. */
  readonly milliseconds?: number;
}

/** Makes a bot that begins a game; seeds are unsigned 32-bit integers. */
export type BotFactory = (seed: number) => Bot;

/** Bots draw from their own streams: even given the seed of its game, a bot shares no number with the cards. */
const BOT_STREAM = 0xb07;

export function createBotRng(seed: number): RngWords {
  const words = new Uint32Array(4);
  seedRng(words, seed, BOT_STREAM);
  return words;
}
