// What a result speaks of by id, in words of the definition that was played, and what of it should happen at all.
import type { GameDefinition } from '@railwright/engine';
import { gameIn } from '@railwright/engine/game-in';
import type { PanelPlan } from '@railwright/playtest';
import type { GameModule, ItemWords } from './game-module.ts';
import { GAMES } from './games.ts';
import { plainWords } from './plain-words.ts';

/** In a game that reports know nothing of, items are called by their ids, and everything should happen. */
export function itemWords(definition: GameDefinition): ItemWords {
  const game = gameIn<GameModule>(GAMES, definition.game);
  return game?.items(definition) ?? { nameOf: plainWords, expects: () => true };
}

/** The same for panels, without what could not happen. */
export function panelItems(definition: GameDefinition): Pick<PanelPlan, 'called' | 'scores'> {
  const { nameOf, expects } = itemWords(definition);
  return {
    called: (item) => (expects('gained', item) ? nameOf(item) : undefined),
    scores: (part) => expects('points', part),
  };
}
