// What a game brings to the studio's forms. Each game's folder beside has one.
import type { Data } from '../core/content/data.ts';
import type { ThingKind, Things } from '../core/content/things.ts';
import type { FormFolder } from './document/form-document.svelte.ts';

/** What a new file begins with. */
export interface FreshFile {
  readonly id: string;
  readonly title: string;
  readonly things: Things;
  /** Id of the first thing of a kind; empty where there is none. */
  readonly first: (kind: ThingKind) => string;
}

export interface NewFileKind {
  /** As people choose it. */
  readonly noun: string;
  /** Name of its schema. */
  readonly schema: string;
  /** Whether another file of the kind is copied with its comments, where there is one. */
  readonly copies?: boolean;
  readonly fresh: (file: FreshFile) => Data;
}

export interface GameModule {
  /** What can be made in a pack, in the order in which it is offered. */
  readonly newFiles: Readonly<Partial<Record<FormFolder, NewFileKind>>>;
  /** Reasons for which a game ends. */
  readonly ends: readonly string[];
  /** Whether a pack has files of cards, which have a workspace of their own. */
  readonly hasCards?: boolean;
}
