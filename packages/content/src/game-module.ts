// The content side of a game: its kinds of file, its checks, and how a setup becomes a definition.
import type { GameDefinition, HexMap, Names, ResourceDefinition, TextLanguage } from '@railwright/engine';
import type { MarketPool } from './bundle/market-draw.ts';
import type { DiagnosticSink } from './diagnostics/sink.ts';
import type { Library } from './packs/library.ts';
import type { Item, Pack, ResolvedSetup, SetupOptions } from './packs/model.ts';
import type { NamedKind } from './schema/annotations.ts';
import type { TestWords } from './test-language/test-table.ts';

/** One kind of file: which folder of a pack it is in and what is in it. */
export interface FileKind {
  /** Folder in the pack, and name of the kind: `cards`. */
  readonly folder: string;
  /** One item of this kind, for messages: `card`. */
  readonly noun: string;
  readonly schema: object;
  /** Name of the published schema: `cards` for schemas/cards.schema.json. */
  readonly schemaName: string;
  /** The file is one item with an id, holds a list of them under this key, or has no ids. */
  readonly items: 'file' | 'none' | { readonly list: string };
  /** Written in the language of card effects. */
  readonly hasEffects?: boolean;
}

/** The caller adds hash and titles, and refuses a setup with errors in any of its parts. */
export interface GameResolution extends Omit<ResolvedSetup, 'hash' | 'titles'> {
  /** Everything the definition is made from, besides the setup. */
  readonly parts?: readonly Item[];
}

/** A card of a game with a market. */
export interface OfferedCard {
  readonly id: string;
  readonly name: Names;
  readonly cost: number;
  /** Whether it can be bought; others are dealt, or gained only. */
  readonly forSale: boolean;
}

/** A card of a pack, outside any setup. */
export interface PackCard {
  readonly id: string;
  /** As the engine knows it: plain JSON. */
  readonly card: object;
  /** In English. */
  readonly name: string;
  /** In a few words: `cost 3, train`. */
  readonly about: string;
  /** Its other properties by name: `cost` is `3`. */
  readonly facts: ReadonlyMap<string, string>;
  /** Its printed text, line by line. */
  readonly text: (language: TextLanguage) => readonly string[];
  /** The resources that its pack knows. */
  readonly resources?: readonly ResourceDefinition[];
}

/** The fields of every strategy file; its game has others. */
export interface StrategyFile {
  readonly id: string;
  readonly name: string | Names;
  readonly description?: string | Names;
  readonly [key: string]: unknown;
}

/** A player's behaviour, as far as a strategy can express it. */
export interface Habits {
  /** Copies of a card that a seat gains in the opening, the middle and the end. */
  readonly gained: ReadonlyMap<string, readonly [opening: number, middle: number, end: number]>;
  /** Cells in use, a seat. */
  readonly cells: number;
}

/** For games whose packs have strategies. */
export interface StrategyModule {
  /** The strategy in the form that bots play, as plain JSON. */
  read(strategy: Item, library: Library): object | undefined;
  /** The parts of a strategy that do not apply to a setup. */
  fit(strategy: Item, definition: GameDefinition, library: Library, sink: DiagnosticSink): void;
  /** A player's behaviour as a strategy. `phases` are the last rounds of the opening and of the middle. */
  fromHabits(habits: Habits, market: readonly OfferedCard[], phases: readonly [number, number]): StrategyFile;
  /** Without rules that are only about cards other than these. */
  onlyWith(strategy: StrategyFile, cards: readonly string[]): StrategyFile;
}

export interface GameModule {
  /** As people call it. */
  readonly title: string;
  /** Its files, besides those of every game. */
  readonly kinds: readonly FileKind[];
  /** The components that preferences and figures name, such as cards or abilities. */
  readonly played?: NamedKind;
  /** The reasons for which its games end. */
  readonly ends: readonly string[];
  /** Loads what the check of this pack needs and that of most does not. */
  prepare?(pack: Pack): Promise<void>;
  /** References and lint of one pack. Parts that do not fit their schema are to be left alone. */
  check(pack: Pack, library: Library, sink: DiagnosticSink): void;
  /** Puts a setup together, or reports why it cannot be. */
  resolve(
    setup: Item,
    options: SetupOptions,
    library: Library,
    sink: DiagnosticSink,
  ): GameResolution | undefined;
  /** For games with a market that chance can draw: what that of a setup is drawn from; undefined where it cannot be drawn in a page. */
  pool?(setup: Item, options: SetupOptions, library: Library): MarketPool | undefined;
  /** For games with a market: the cards of a game. Tests may name a market of their own. */
  market?(definition: GameDefinition): readonly OfferedCard[];
  /** For games with switches: those that the rules a pack sees can have, with their values. */
  switches?(pack: Pack): ReadonlyMap<string, ReadonlySet<unknown>>;
  /** For games with card files: a pack's own cards without those that have errors. */
  cards?(pack: Pack, library: Library): readonly PackCard[];
  /** For games with maps: the map of a file; undefined when it has errors. */
  map?(map: Item, library: Library): HexMap | undefined;
  readonly strategies?: StrategyModule;
  /** The language of its tests. */
  readonly tests?: TestWords;
}
