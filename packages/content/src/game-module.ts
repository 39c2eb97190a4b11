// What a game brings to content: its kinds of file, its checks, how a setup becomes a definition.
import type { GameDefinition, Names } from '@railwright/engine';
import type { DiagnosticSink } from './diagnostics/sink.ts';
import type { Library } from './load/library.ts';
import type { Item, Pack, ResolvedSetup, SetupOptions } from './model.ts';
import type { NamedKind } from './schema/annotations.ts';
import type { TestTable } from './testing/test-table.ts';

/** One kind of file: which folder of a pack it is in and what is in it. */
export interface FileKind {
  /** Folder in the pack, and name of the kind: `cards`. */
  readonly folder: string;
  /** One thing of this kind, for messages: `card`. */
  readonly noun: string;
  readonly schema: object;
  /** Name of the published schema: `cards` for schemas/cards.schema.json. */
  readonly schemaName: string;
  /** The file is one thing with an id; or holds a list of them under this key; or has nothing with an id. */
  readonly items: 'file' | 'none' | { readonly list: string };
  /** Written in the language of card effects. */
  readonly hasEffects?: boolean;
}

/** The caller adds hash and titles, and refuses a setup with errors in any of its parts. */
export interface GameResolution extends Omit<ResolvedSetup, 'hash' | 'titles'> {
  /** Everything the definition is made from, beside the setup. */
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

export interface GameModule {
  /** As people call it. */
  readonly title: string;
  /** Its files, beside those that every game has. */
  readonly kinds: readonly FileKind[];
  /** What the game is played with, which tastes and figures name: cards, abilities. */
  readonly played?: NamedKind;
  /** The reasons for which its games end. */
  readonly ends: readonly string[];
  /** References and lint of one pack. Parts that do not fit their schema are to be left alone. */
  check(pack: Pack, library: Library, sink: DiagnosticSink): void;
  /** Puts a setup together, or reports why it cannot be. */
  resolve(
    setup: Item,
    options: SetupOptions,
    library: Library,
    sink: DiagnosticSink,
  ): GameResolution | undefined;
  /** For games with a market: the cards of a game. Tests may name a market of their own. */
  market?(definition: GameDefinition): readonly OfferedCard[];
  /** For games with switches: those that the rules a pack sees can have, with their values. */
  switches?(pack: Pack): ReadonlyMap<string, ReadonlySet<unknown>>;
  /** For games with strategies: what bots play by, as plain JSON. */
  readStrategy?(strategy: Item, library: Library): object | undefined;
  /** What of a strategy a setup has no use for. */
  fitStrategy?(strategy: Item, definition: GameDefinition, library: Library, sink: DiagnosticSink): void;
  /** What its tests can say. */
  readonly tests?: TestTable;
}
