// What a player without a body is: it is handed the legal choices and names one of them. A bot has its own generator,
// so that its thinking never changes the cards.
import { seedRng, type Game, type RngWords, type State } from '@railwright/engine';

export interface Bot {
  readonly name: string;
  /**
   * One of `legal[0..count)`. The bot must leave `s` as it found it, and may use of it only what the seat that is asked
   * can see.
   */
  choose(game: Game, s: State, legal: Int16Array, count: number): number;
  /**
   * What `choose` would return for all legal choices, where the bot knows that without a list of them, which takes time to write;
   * -1 where it wants the list, and then nothing is drawn by chance. Absent: always the list.
   */
  chooseUnlisted?(game: Game, s: State): number;
  /** Does beforehand what its first choice in a game would wait for. */
  prepare?(game: Game): void;
}

/** A bot's choice among all that are legal; where there is only one it is not asked. `room` is for the list, if it wants one. */
export function nextChoice(bot: Bot, game: Game, s: State, room: Int16Array): number {
  const choice = bot.chooseUnlisted === undefined ? -1 : bot.chooseUnlisted(game, s);
  if (choice >= 0) return choice;
  const count = game.legalChoices(s, room);
  return count === 1 ? (room[0] as number) : bot.choose(game, s, room, count);
}

/** Whether a choice stands in a list of legal ones; without a list everything legal does. */
export function isListed(legal: Int16Array | null, count: number, choice: number): boolean {
  if (legal === null) return true;
  for (let i = 0; i < count; i++) if (legal[i] === choice) return true;
  return false;
}

/** Which bot, and with what: plain JSON, so that it goes to worker threads, into results and into the player. */
export interface BotSpec {
  /** Its name in results and records, as people write it: `search:1000`, `search:1000@trains/big-money`. */
  readonly name: string;
  /** Name of an entry of the registry: `random`, `heuristic`, `strategy`. */
  readonly bot: string;
  /** For `strategy`: what it plays by. For `search`: by what it imagines every seat to play. Plain JSON. */
  readonly strategy?: object;
  /** The bytes of a player file in base64. For `learned`: how it plays. For `search`: what it thinks of choices and positions. */
  readonly player?: string;
  /** For `learned`: how evenly it takes what it thinks less good; 0, the best choice always, unless given. */
  readonly temperature?: number;
  /** For `learned`: plays by what it knew early on, where its file has kept that. */
  readonly early?: boolean;
  /** For bots with a budget: how often they look ahead for a choice. */
  readonly iterations?: number;
  /** For bots with a budget: how long they think about a choice, instead of iterations. */
  readonly milliseconds?: number;
}

/** Makes a bot that begins a game; seeds are unsigned 32-bit integers. */
export type BotFactory = (seed: number) => Bot;

/** Bots draw from streams of their own: a bot given the seed of its game still shares no number with the cards. */
const BOT_STREAM = 0xb07;

export function createBotRng(seed: number): RngWords {
  const words = new Uint32Array(4);
  seedRng(words, seed, BOT_STREAM);
  return words;
}
