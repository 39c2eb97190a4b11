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
}

/** Which bot, and with what: plain JSON, so that it goes to worker threads, into results and into the player. */
export interface BotSpec {
  /** Its name in results and records, as people write it: `search:1000`, `search:1000@trains/big-money`. */
  readonly name: string;
  /** Name of an entry of the registry: `random`, `heuristic`, `strategy`. */
  readonly bot: string;
  /** For `strategy`: what it plays by. For `search`: by what it imagines every seat to play. Plain JSON. */
  readonly strategy?: object;
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
