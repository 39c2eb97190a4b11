// A learning as plain data: what is learned, for how long, and where it stands.
import type { LearningState, RoundFigures, Settings } from '@railwright/learn';

export interface LearningPlan {
  /** What the game is made from: plain JSON. */
  readonly definition: object;
  readonly seats: number;
  /** Unsigned 32-bit integer. */
  readonly seed: number;
  readonly settings: Settings;
  /** How long: so many games, which can be repeated, or so many minutes, which cannot. */
  readonly budget: { readonly games: number } | { readonly minutes: number };
}

/** A learning between two rounds. */
export interface Learned {
  readonly state: LearningState;
  readonly games: number;
  readonly decisions: number;
  /** The part of the budget that is used up, 0 to 1. */
  readonly progress: number;
}

/** What was done since the last word. */
export interface LearningNews {
  readonly games: number;
  readonly decisions: number;
  readonly progress: number;
  readonly round: RoundFigures;
}
