// Lays out a setup for a number of seats.
import { backFace, nameIn, setupFaces, setupMap, setupTokens, type Face } from '@railwright/board/svg';
import type { Content, ResolvedSetup } from '@railwright/content';
import { rulesTexts } from '@railwright/content/rules-text';
import { gameIn } from '@railwright/engine/game-in';
import type { TextLanguage } from '@railwright/engine/languages';
import type { GameModule } from './game-module.ts';
import { GAMES } from './games.ts';
import type { Kit } from './kit.ts';

/** What a kit is made for. */
export interface KitOptions {
  readonly language: TextLanguage;
  /** A second language on each card. */
  readonly second?: TextLanguage;
  /** Between the fewest and the most of the setup; by default the most. */
  readonly seats?: number;
}

/**
 * The kit of a setup.
 * @throws Error for a game without tables
 */
export function makeKit(content: Content, setup: ResolvedSetup, options: KitOptions): Kit {
  const { definition } = setup;
  const { language, second, seats = setup.seats.max } = options;
  const game = gameIn<GameModule>(GAMES, definition.game);
  if (!game) throw new Error(`The game ${definition.game} cannot be laid out.`);
  const { names, extra = [], piles, tokens, counters } = game.kit(definition, seats, language);
  const drawn = setupFaces(definition, second === undefined ? [language] : [language, second]).map(
    ({ id, face }) => ({
      id,
      name: names.get(id) ?? id,
      text: face.label,
      face,
    }),
  );
  const map = setupMap(definition);
  return {
    setup,
    title: setup.titles[language] ?? setup.title,
    language,
    seats,
    ...(map && { map }),
    tokenKinds: setupTokens(definition),
    back: backOf(content, setup, language),
    cards: [...drawn, ...extra],
    piles,
    tokens,
    counters,
    rules: rulesTexts(content, setup.id, setup.options).flatMap(({ lines }) => lines(language)),
  };
}

/** The name of its pack over a pattern. */
function backOf({ packs }: Content, { id }: ResolvedSetup, language: TextLanguage): Face {
  const title = packs.find((pack) => id.startsWith(`${pack.id}/`))?.manifest.title;
  return backFace({ title: typeof title === 'string' ? title : nameIn(title, language) || id });
}
