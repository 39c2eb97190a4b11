// A game by the name that content, a link or a file gives, which may be no game at all.
import { gameIn } from '@railwright/engine/game-in';
import type { GameModule } from './game-module.ts';
import { GAMES } from './games.ts';
import { nameIn } from './text/words.svelte.ts';

export function findGame(name: string): GameModule | undefined {
  return gameIn<GameModule>(GAMES, name);
}

/** What a game is called; its name where there is no such game. */
export function gameTitle(name: string): string {
  return nameIn(findGame(name)?.title) || name;
}
