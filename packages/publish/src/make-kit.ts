// Lays out a setup for a number of seats.
import {
  backFace,
  backIn,
  nameIn,
  setupFaces,
  setupMap,
  setupTokens,
  type Face,
  type Wardrobe,
} from '@railwright/board/svg';
import type { Content, ResolvedSetup } from '@railwright/content';
import { rulesTexts } from '@railwright/content/rules-text';
import { gameIn } from '@railwright/engine/game-in';
import type { TextLanguage } from '@railwright/engine/languages';
import { pictureCredits } from './credits.ts';
import type { GameModule } from './game-module.ts';
import { GAMES } from './games.ts';
import type { Kit } from './kit.ts';
import { packOf } from './pack-of.ts';
import { TABLE_WORDS } from './words.ts';

/** What a kit is made for. */
export interface KitOptions {
  readonly language: TextLanguage;
  /** A second language on each card. */
  readonly second?: TextLanguage;
  /** Between the fewest and the most of the setup; by default the most. */
  readonly seats?: number;
  /** Pictures, layouts and colors of its cards, and pictures of its map. */
  readonly wardrobe?: Wardrobe;
}

/**
 * The kit of a setup.
 * @throws Error for a game without tables
 */
export function makeKit(content: Content, setup: ResolvedSetup, options: KitOptions): Kit {
  const { definition } = setup;
  const { language, second, seats = setup.seats.max, wardrobe } = options;
  const game = gameIn<GameModule>(GAMES, definition.game);
  if (!game) throw new Error(`The game ${definition.game} cannot be laid out.`);
  const { names, extra = [], piles, tokens, counters } = game.kit(definition, seats, language);
  const drawn = setupFaces(definition, second === undefined ? [language] : [language, second], wardrobe).map(
    ({ id, face }) => ({
      id,
      name: names.get(id) ?? id,
      text: face.label,
      face,
    }),
  );
  const map = setupMap(definition);
  const credits = pictureCredits(wardrobe);
  return {
    setup,
    title: setup.titles[language] ?? setup.title,
    language,
    seats,
    ...(map && { map }),
    tokenKinds: setupTokens(definition),
    ...(wardrobe && { wardrobe }),
    back: backOf(content, setup, language, wardrobe),
    cards: [...drawn, ...extra],
    piles,
    tokens,
    counters,
    rules: [
      ...rulesTexts(content, setup.id, setup.options).flatMap(({ lines }) => lines(language)),
      ...(credits.length > 0 ? [TABLE_WORDS[language].pictures(credits.join(', '))] : []),
    ],
  };
}

/** As its pack says; by default the name over a pattern. */
function backOf(
  content: Content,
  { id }: ResolvedSetup,
  language: TextLanguage,
  wardrobe: Wardrobe | undefined,
): Face {
  return backFace({
    ...(wardrobe && backIn(wardrobe)),
    title: nameIn(packOf(content, id)?.manifest.title, language) || id,
  });
}
