// The drawable parts of a setup or a pack of any game.
import { gameIn } from '@railwright/engine/game-in';
import type { GameDefinition, HexMap, TokenDefinition } from '@railwright/engine';
import type { Face } from '../faces/face.ts';
import { lookIn, type Wardrobe } from '../faces/look.ts';
import type { FaceLanguages, GameModule, NamedFace, PrintedCard } from '../game-module.ts';
import { GAMES } from '../games.ts';

/** All cards of a setup, each once, in their looks; none in a game whose cards cannot be drawn. */
export function setupFaces(
  definition: GameDefinition,
  languages: FaceLanguages,
  wardrobe?: Wardrobe,
): readonly NamedFace[] {
  const draw = gameIn<GameModule>(GAMES, definition.game)?.faces;
  return draw?.(definition, languages, (id) => lookIn(wardrobe, id)) ?? [];
}

/** Cards that lie together, under a title where they lie apart from the others. */
export interface FaceGroup {
  readonly title?: string;
  readonly faces: readonly { readonly face: Face; readonly count?: number }[];
}

/** All cards of a setup, those first that have no place of their own. */
export function setupGroups(
  definition: GameDefinition,
  languages: FaceLanguages,
  wardrobe?: Wardrobe,
): readonly FaceGroup[] {
  const faces = setupFaces(definition, languages, wardrobe);
  const groups = gameIn<GameModule>(GAMES, definition.game)?.groups?.(definition, languages[0]) ?? [];
  const apart = groups.map(({ title, counts }) => ({
    title,
    faces: faces.flatMap(({ id, face }) => {
      const count = counts.get(id);
      return count === undefined ? [] : [{ face, count }];
    }),
  }));
  const others = faces.filter(({ id }) => !groups.some(({ counts }) => counts.has(id)));
  return [{ faces: others }, ...apart].filter((group) => group.faces.length > 0);
}

/** The cards of a pack, in their looks; none in a game whose cards cannot be drawn. */
export function packFaces(
  game: string,
  cards: readonly PrintedCard[],
  languages: FaceLanguages,
  wardrobe?: Wardrobe,
): readonly NamedFace[] {
  const draw = gameIn<GameModule>(GAMES, game)?.face;
  return draw
    ? cards.map((card) => ({ id: card.id, face: draw(card, languages, lookIn(wardrobe, card.id)) }))
    : [];
}

/** The map a setup is played on; undefined in a game without one. */
export function setupMap(definition: GameDefinition): HexMap | undefined {
  return gameIn<GameModule>(GAMES, definition.game)?.map?.(definition);
}

/** The kinds of token that its pack declares and that are in play. */
export function setupTokens(definition: GameDefinition): readonly TokenDefinition[] {
  return gameIn<GameModule>(GAMES, definition.game)?.tokens?.(definition) ?? [];
}
