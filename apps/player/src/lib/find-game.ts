// Finds a game by a name from content, a link or a file, which may not exist.
import { gameIn } from '@railwright/engine/game-in';
import type { GameModule } from './game-module.ts';
import { GAMES } from './games.ts';
import { nameIn } from './text/words.svelte.ts';

export function findGame(name: string): GameModule | undefined {
  return gameIn<GameModule>(GAMES, name);
}

/** The title of a game; the name itself if there is no such game. */
export function gameTitle(name: string): string {
  return nameIn(findGame(name)?.title) || name;
}
