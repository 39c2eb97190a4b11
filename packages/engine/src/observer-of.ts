// From a game to its senses.
import { anyObserver } from './any-game/index.ts';
import type { Game } from './core/game.ts';
import { gameIn } from './core/game-in.ts';
import type { Observer } from './core/observer.ts';
import { OBSERVERS } from './observers.ts';

/** New senses for a learned player; any game has some, those with none of their own by what their views say. */
export function observerOf(game: Game): Observer {
  return game.observerOf?.() ?? gameIn(OBSERVERS, game.name)?.(game) ?? anyObserver(game);
}
