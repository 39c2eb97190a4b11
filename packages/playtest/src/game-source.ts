// The source of a batch's rules and bots. The shipped ones are the default; tests and authors of games name a module
// with these two functions instead.
import type { Bot, BotSpec } from '@railwright/bots';
import type { Game } from '@railwright/engine';

/** The games and the bots of a batch. */
export interface GameSource {
  /**
   * Makes the game of a definition for a number of seats.
   * @throws Error for a definition that it does not know.
   */
  readonly createGame: (definition: unknown, seats: number) => Game;
  /** Undefined when no such bot plays that game. */
  readonly createBot: (game: string, spec: BotSpec, seed: number) => Bot | undefined;
}
