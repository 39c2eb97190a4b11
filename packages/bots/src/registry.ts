// Which bots there are for which game. A bot that knows a game's rules of thumb is a file of its own and a line in
// HEURISTICS; random plays everything.
import type { Bot, BotFactory } from './bot.ts';
import { createFreightTrainBot } from './freight-train.ts';
import { createGameOfTrainsBot } from './game-of-trains.ts';
import { createRandomBot } from './random.ts';
import { createTrainsBot } from './trains/heuristic.ts';

export interface BotInfo {
  readonly name: string;
  /** One line for help texts. */
  readonly description: string;
}

/** By name of the game. */
const HEURISTICS: ReadonlyMap<string, BotFactory> = new Map<string, BotFactory>([
  ['trains', createTrainsBot],
  ['game-of-trains', createGameOfTrainsBot],
  ['freight-train', createFreightTrainBot],
]);

const RANDOM: BotInfo = { name: 'random', description: 'every legal choice is equally likely' };
const HEURISTIC: BotInfo = {
  name: 'heuristic',
  description: 'plays sensibly by rules of thumb for its game',
};

/** All bots that play some game, for help texts. */
export const BOTS: readonly BotInfo[] = [RANDOM, HEURISTIC];

/** The bots that play a game, weakest first. */
export function botsFor(game: string): readonly BotInfo[] {
  return HEURISTICS.has(game) ? BOTS : [RANDOM];
}

/** The bot used where none is named: the strongest there is. */
export function defaultBot(game: string): string {
  return HEURISTICS.has(game) ? HEURISTIC.name : RANDOM.name;
}

/** Makes a bot for a game by its name; undefined when no such bot plays that game. */
export function createBot(game: string, name: string, seed: number): Bot | undefined {
  if (name === RANDOM.name) return createRandomBot(seed);
  return name === HEURISTIC.name ? HEURISTICS.get(game)?.(seed) : undefined;
}
