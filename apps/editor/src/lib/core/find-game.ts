// Finds a game by the name in a pack, which may be unknown.
import { gameIn } from '@railwright/engine/game-in';
import type { GameModule } from './game-module.ts';
import { GAMES } from './games.ts';

export function findGame(name: string): GameModule | undefined {
  return gameIn<GameModule>(GAMES, name);
}
