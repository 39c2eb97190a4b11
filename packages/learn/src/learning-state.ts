// Where a learning stands, and what one round of it did.
import type { BrainState } from './brain.ts';

/** What all lanes did in one round of playing and improving. */
export interface RoundFigures {
  readonly games: number;
  readonly decisions: number;
  readonly cut: number;
  /** Rounds of all games together. */
  readonly rounds: number;
  /** What was learned in this round had to be forgotten, since numbers ran away. */
  readonly lost: boolean;
  /** Means over the samples that were learned from. */
  readonly entropy: number;
  readonly clipped: number;
  /** How much of the results the values foresaw: 1 all, 0 nothing. */
  readonly foreseen: number;
}

/** What had been learned after so many games. */
export interface Milestone {
  readonly games: number;
  readonly known: Float32Array;
}

/** Where a learning stands, all of it: one that goes on from here learns what it would have learned without a break. */
export interface LearningState extends BrainState {
  readonly rounds: number;
  /** Rounds after which games are stopped. */
  readonly horizon: number;
  /** What the size of steps is multiplied by: less than 1 once numbers have run away. */
  readonly caution: number;
  readonly rivals: readonly Float32Array[];
  readonly games: number;
  /** Earlier states, further and further apart. */
  readonly milestones: readonly Milestone[];
  /** Words of generators: the common one's, and by lane. */
  readonly rng: readonly number[];
  readonly lanes: readonly (readonly number[])[];
}
