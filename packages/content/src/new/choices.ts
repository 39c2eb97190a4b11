// The games that a new pack can be for.
import { gameIn } from '@railwright/engine/game-in';
import { GAMES } from './games.ts';
import type { Edition, NewPackKind } from './new-pack-kind.ts';

const KINDS: Readonly<Record<string, NewPackKind>> = GAMES;

/** The default first. */
export const NEW_GAMES: readonly string[] = Object.keys(KINDS);

/** Titles of the games that a new pack can be for, by name. */
export const GAME_TITLES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(KINDS).map(([game, { title }]) => [game, title]),
);

/** Rules that those of a pack for a game can extend, the default first; none where there is nothing to choose. */
export function editionsFor(game: string): readonly Edition[] {
  return gameIn(KINDS, game)?.editions ?? [];
}
