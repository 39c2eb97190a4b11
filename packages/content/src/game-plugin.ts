// What a game brings to content: its kinds of file, its checks, how a setup becomes a definition.
import type { GameDefinition } from '@railwright/engine';
import type { DiagnosticSink } from './diagnostics/sink.ts';
import type { Library } from './load/library.ts';
import { TasteSchema } from './schema/taste.ts';
import type { Item, Pack, ResolvedSetup, SetupOptions } from './model.ts';

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
}

/** What players that learn may like; every game has it. */
export const TASTE_KIND: FileKind = {
  folder: 'tastes',
  noun: 'taste',
  schema: TasteSchema,
  schemaName: 'taste',
  items: 'file',
};

/** The caller adds hash and titles, and refuses a setup with errors in any of its parts. */
export interface PluginResolution extends Omit<ResolvedSetup, 'hash' | 'titles'> {
  /** Everything the definition is made from, beside the setup. */
  readonly parts?: readonly Item[];
}

export interface GamePlugin {
  /** As in `game` of pack.yaml. */
  readonly game: string;
  readonly kinds: readonly FileKind[];
  /** References and lint of one pack. Parts that do not fit their schema are to be left alone. */
  check(pack: Pack, library: Library, sink: DiagnosticSink): void;
  /** Puts a setup together, or reports why it cannot be. */
  resolve(
    setup: Item,
    options: SetupOptions,
    library: Library,
    sink: DiagnosticSink,
  ): PluginResolution | undefined;
  /** For games with a market: tests may name one of their own. */
  readonly hasMarket?: boolean;
  /** For games with switches: those that the rules a pack sees can have, with their values. */
  switches?(pack: Pack): ReadonlyMap<string, ReadonlySet<unknown>>;
  /** For games with strategies: what bots play by, as plain JSON. */
  readStrategy?(strategy: Item, library: Library): object | undefined;
  /** What of a strategy a setup has no use for. */
  fitStrategy?(strategy: Item, definition: GameDefinition, library: Library, sink: DiagnosticSink): void;
}
