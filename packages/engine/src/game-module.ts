// The part of a game that the engine uses.
import type { GameDefinition } from './core/definition.ts';
import type { Game } from './core/game.ts';
import type { EffectTrace } from './core/effect-trace.ts';

export interface GameModule {
  /**
   * A `witness` hears of the steps of effects, in games that have any.
   * @throws Error when the definition is inconsistent; definitions from the content package never are.
   */
  create(definition: GameDefinition, seats: number, trace?: EffectTrace): Game;
}
