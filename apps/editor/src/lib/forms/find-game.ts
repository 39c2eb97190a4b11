// A game by the name that a pack gives, which may be no game at all.
import type { GameModule } from './game-module.ts';
import { GAMES } from './games.ts';

export function findGame(name: string): GameModule | undefined {
  const games: Readonly<Record<string, GameModule>> = GAMES;
  return Object.hasOwn(games, name) ? games[name] : undefined;
}
