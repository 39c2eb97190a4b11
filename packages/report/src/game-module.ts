// The part of a game that reports need; each game's folder has one.
import type { GameDefinition, HexMap } from '@railwright/engine';
import type { TextLanguage } from '@railwright/engine/languages';
import type { Expects } from './report-data.ts';

/** Words for the items of a game. */
export interface ItemWords {
  /** Name of a card or another item by its id; an unknown id is returned as it is. */
  readonly nameOf: (item: string) => string;
  /** Whether an item should be used at all. */
  readonly expects: Expects;
  /** The map on which figures of cells are drawn. */
  readonly map?: HexMap;
}

export interface GameModule {
  readonly items: (definition: GameDefinition, language: TextLanguage) => ItemWords;
}
