// From a game to its senses.
import { anyPerception } from './any-game/index.ts';
import type { Game } from './core/game.ts';
import { gameIn } from './core/game-in.ts';
import type { Perception } from './core/perception.ts';
import { SENSES } from './senses.ts';

/** New senses for a learned player; any game has some, those with none of their own by what their views say. */
export function perceive(game: Game): Perception {
  return game.perceive?.() ?? gameIn(SENSES, game.name)?.(game) ?? anyPerception(game);
}
