// A law is a check of one walk through one game.
import type { Game } from '@railwright/engine';
import type { Invariants, Walk } from './walk.ts';

export interface Subject {
  readonly game: Game;
  /** The same game, compiled again. */
  readonly makeGame: () => Game;
  readonly invariants: Invariants;
}

export interface Law {
  readonly name: string;
  /** Throws if the law is broken. */
  readonly check: (subject: Subject, walk: Walk) => void;
}

/** Laws that take many steps for each position check every seventh. */
export const STRIDE = 7;
