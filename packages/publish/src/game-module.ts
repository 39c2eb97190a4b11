// The part of a game that lays out its table; each game's folder has one.
import type { GameDefinition, TextLanguage } from '@railwright/engine';
import type { KitCard, Pile, TokenSupply } from './kit.ts';

/** What a game puts on the table, apart from its map. */
interface GameKit {
  /** Names of its cards by id; their faces come from the board. */
  readonly names: ReadonlyMap<string, string>;
  /** Cards that no setup lists, such as the one that ends a day. */
  readonly extra?: readonly KitCard[];
  readonly piles: readonly Pile[];
  readonly tokens: readonly TokenSupply[];
  readonly counters: readonly string[];
}

/** A category of cards, such as `action`. */
export interface CardCategory {
  readonly id: string;
  readonly name: string;
}

/** What readers look for a card by. */
interface CardFacts {
  readonly name: string;
  readonly categories: readonly CardCategory[];
  readonly cost?: number;
}

export interface GameModule {
  /** The table of a definition for a number of seats. */
  readonly kit: (definition: GameDefinition, seats: number, language: TextLanguage) => GameKit;
  /** For games with files of cards: a card outside any setup, as the engine knows it. */
  readonly card?: (card: object, language: TextLanguage) => CardFacts;
}
