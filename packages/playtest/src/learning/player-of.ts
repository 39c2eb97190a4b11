// What was learned, as a player.
import type { Game } from '@railwright/engine';
import { openTable, SETTINGS } from '@railwright/learn';
import { contentsOf, rounded, type Player, type PlayerHeader } from '@railwright/net';
import type { Learned } from './learning.ts';

/** Beside what the game and the learning say of themselves. */
export interface PlayerSource extends Pick<PlayerHeader, 'setup' | 'content' | 'engine' | 'strength'> {
  readonly seed: number;
}

export function playerOf(
  game: Game,
  { state, games, decisions }: Learned,
  { setup, content, engine, strength, seed }: PlayerSource,
): Player {
  return {
    header: {
      format: 1,
      game: game.name,
      setup,
      content,
      engine,
      seats: game.seats,
      learned: { seed, games, decisions },
      strength,
      contents: contentsOf(openTable(game).senses, SETTINGS.width),
    },
    weights: rounded(state.known),
  };
}
