// The games that packs can be for, one entry each. Nothing else in this package knows a game by name.
import type { GamePlugin } from './game-plugin.ts';
import { FREIGHT_TRAIN } from './freight-train/plugin.ts';
import { GAME_OF_TRAINS } from './game-of-trains/plugin.ts';
import { TRAINS } from './trains/plugin.ts';

export const GAMES: readonly GamePlugin[] = [TRAINS, GAME_OF_TRAINS, FREIGHT_TRAIN];

/** Of every game: learned players, the only files of a pack that are not YAML. */
export const PLAYERS_FOLDER = 'players';

/** Folders of YAML files in a pack, of any game. */
export const CONTENT_FOLDERS: ReadonlySet<string> = new Set(
  GAMES.flatMap(({ kinds }) => kinds.map(({ folder }) => folder)),
);

export function gameNamed(name: string): GamePlugin | undefined {
  return GAMES.find(({ game }) => game === name);
}
