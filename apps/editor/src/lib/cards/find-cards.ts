// Finds a game's module for card files.
import { gameIn } from '@railwright/engine/game-in';
import { findGame } from '../core/find-game.ts';
import { packOf } from '../core/content/packs.ts';
import { project } from '../core/project/project.svelte.ts';
import type { GameModule } from './game-module.ts';
import { GAMES } from './games.ts';

/** Undefined for a game without files of cards. */
export function findCards(game: string): GameModule | undefined {
  return gameIn<GameModule>(GAMES, game);
}

/** For the file at a path. If its pack names an unknown game, any game with cards can show it. */
export function cardsAt(path: string): GameModule | undefined {
  const game = packOf(project.listing, path)?.manifest?.game ?? '';
  return findCards(game) ?? (findGame(game) ? undefined : Object.values(GAMES)[0]);
}
