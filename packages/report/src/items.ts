// Names for the ids in a result, from the definition that was played, and which of them should occur at all.
import type { GameDefinition } from '@railwright/engine';
import { gameIn } from '@railwright/engine/game-in';
import type { TextLanguage } from '@railwright/engine/languages';
import type { PanelPlan } from '@railwright/playtest';
import type { GameModule, ItemWords } from './game-module.ts';
import { GAMES } from './games.ts';
import { plainWords } from './plain-words.ts';

/** In a game unknown to reports, items are called by their ids, and everything should occur. @param language of names */
export function itemWords(definition: GameDefinition, language: TextLanguage = 'en'): ItemWords {
  const game = gameIn<GameModule>(GAMES, definition.game);
  return game?.items(definition, language) ?? { nameOf: plainWords, expects: () => true };
}

/** The same for panels, without what cannot occur. */
export function panelItems(
  definition: GameDefinition,
  language?: TextLanguage,
): Pick<PanelPlan, 'called' | 'scores'> {
  const { nameOf, expects } = itemWords(definition, language);
  return {
    called: (item) => (expects('gained', item) ? nameOf(item) : undefined),
    scores: (part) => expects('points', part),
  };
}
