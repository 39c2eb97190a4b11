// What a game adds to the studio. Each game's folder has one.
import type { GameDefinition } from '@railwright/engine';
import type { Data } from './content/data.ts';
import type { ThingKind, Things } from './content/things.ts';

/** What a new file begins with. */
export interface FreshFile {
  readonly id: string;
  readonly title: string;
  /** Code of the language it is for, where it is for one. */
  readonly language: string;
  readonly things: Things;
  /** Id of the first thing of a kind; empty where there is none. */
  readonly first: (kind: ThingKind) => string;
}

interface NewFileKind {
  /** As people choose it. */
  readonly noun: string;
  /** Name of its schema. */
  readonly schema: string;
  /** Whether another file of the kind is copied with its comments, where there is one. */
  readonly copies?: boolean;
  readonly fresh: (file: FreshFile) => Data;
}

/** A number of a definition, by its path: `cards.ferry.cost`. */
export interface NumberOfThing {
  readonly thing: string;
  readonly path: string;
  readonly title: string;
  readonly now: number;
}

export interface GameModule {
  /** What can be made as a form in a pack, in the order in which it is offered. */
  readonly newFiles: Readonly<Partial<Record<ThingKind, NewFileKind>>>;
  /** Reasons for which a game ends. */
  readonly ends: readonly string[];
  /** Numbers of its things that a sweep can change, those of a thing one after the other. */
  readonly numbers?: (definition: GameDefinition) => readonly NumberOfThing[];
}
