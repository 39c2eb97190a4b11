// A game by the name that a pack gives, which may not be a game at all.
import { gameIn } from '@railwright/engine/game-in';
import type { GameModule } from './game-module.ts';
import { GAMES } from './games.ts';

export function findGame(name: string): GameModule | undefined {
  return gameIn<GameModule>(GAMES, name);
}
