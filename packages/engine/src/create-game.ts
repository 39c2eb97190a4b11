// From any definition to its game. A definition's `game` says which rules it is for.
import type { GameDefinition } from './core/definition.ts';
import type { Game } from './core/game.ts';
import { gameIn } from './core/game-in.ts';
import type { EffectTrace } from './core/effect-trace.ts';
import { GAMES } from './games.ts';

/** The name of a game that comes with the engine. */
export type GameName = keyof typeof GAMES;

/**
 * Compiles a definition for `seats` players; `witness` is told which effects were applied.
 * @throws Error when there is no such game, or the definition is inconsistent; definitions from the content package never are.
 */
export function createGame(definition: GameDefinition, seats: number, trace?: EffectTrace): Game {
  const module = gameIn(GAMES, definition.game);
  if (!module) throw new Error(`There are no rules for "${definition.game}".`);
  return module.create(definition, seats, trace);
}
