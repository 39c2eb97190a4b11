// Where a batch finds its rules and bots. The shipped ones are the default; a test, or somebody with a game of their own,
// names a module with these two functions instead.
import type { Bot, BotSpec } from '@railwright/bots';
import type { Game } from '@railwright/engine';

export interface GameSource {
  /** Throws when it is not a definition it knows. */
  readonly createGame: (definition: unknown, seats: number) => Game;
  /** Undefined when no such bot plays that game. */
  readonly createBot: (game: string, spec: BotSpec, seed: number) => Bot | undefined;
}
