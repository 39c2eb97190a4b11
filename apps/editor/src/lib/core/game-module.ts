// A game's part of the studio. Each game's folder has one.
import type { GameDefinition } from '@railwright/engine';
import type { Data } from './content/data.ts';
import type { ItemKind, PackIndex } from './content/pack-index.ts';

/** The initial data of a new file. */
export interface FreshFile {
  readonly id: string;
  readonly title: string;
  /** Code of its language, if it has one. */
  readonly language: string;
  readonly packIndex: PackIndex;
  /** Id of the first item of a kind; empty if there is none. */
  readonly first: (kind: ItemKind) => string;
}

interface NewFileKind {
  /** Its label in lists. */
  readonly noun: string;
  /** Name of its schema. */
  readonly schema: string;
  /** Whether an existing file of the kind is copied with its comments. */
  readonly copies?: boolean;
  readonly fresh: (file: FreshFile) => Data;
}

/** A number of a definition, by its path: `cards.ferry.cost`. */
export interface NumberOfItem {
  readonly item: string;
  readonly path: string;
  readonly title: string;
  readonly now: number;
}

export interface GameModule {
  /** The kinds of file that can be created as forms in a pack, in order. */
  readonly newFiles: Readonly<Partial<Record<ItemKind, NewFileKind>>>;
  /** Reasons why a game ends. */
  readonly ends: readonly string[];
  /** Numbers that a sweep can vary, grouped by item. */
  readonly numbers?: (definition: GameDefinition) => readonly NumberOfItem[];
}
