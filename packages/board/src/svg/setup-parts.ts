// What of a setup can be drawn, whatever its game.
import { gameIn } from '@railwright/engine/game-in';
import type { GameDefinition, HexMap } from '@railwright/engine';
import type { FaceLanguages, GameModule, NamedFace } from '../game-module.ts';
import { GAMES } from '../games.ts';

/** All cards of a setup, each once; none in a game whose cards cannot be drawn. */
export function setupFaces(definition: GameDefinition, languages: FaceLanguages): readonly NamedFace[] {
  return gameIn<GameModule>(GAMES, definition.game)?.faces?.(definition, languages) ?? [];
}

/** The map a setup is played on; undefined in a game without one. */
export function setupMap(definition: GameDefinition): HexMap | undefined {
  return gameIn<GameModule>(GAMES, definition.game)?.map?.(definition);
}
