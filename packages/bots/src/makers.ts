// Makes the hand-written bots of a game.
import type { Bot, BotSpec } from './bot.ts';
import { createRandomBot } from './random.ts';

/** Undefined if the spec is not for it. `makers` are those of the game, for bots that imagine others. */
export type Maker = (seed: number, spec: BotSpec, makers: Makers) => Bot | undefined;

/** By the name of the bot. */
export type Makers = ReadonlyMap<string, Maker>;

/** A bot by its name, undefined if it is not among them; `random` plays every game. */
export function makeBot(makers: Makers | undefined, spec: BotSpec, seed: number): Bot | undefined {
  return spec.bot === 'random' ? createRandomBot(seed) : makers?.get(spec.bot)?.(seed, spec, makers);
}
