// The state of a learning, and what one round of it did.
import type { ModelState } from './model.ts';

/** The figures of all rollouts in one round of playing and improving. */
export interface RoundFigures {
  readonly games: number;
  readonly decisions: number;
  /** Games stopped because they took too many rounds. */
  readonly cut: number;
  /** Rounds of all games together. */
  readonly rounds: number;
  /** The round was discarded because numbers diverged. */
  readonly lost: boolean;
  /** Means over the samples that were learned from. */
  readonly entropy: number;
  /** Share of samples whose step was clipped, 0 to 1. */
  readonly clipped: number;
  /** How well the values predicted the results: 1 perfectly, 0 not at all. */
  readonly foreseen: number;
}

/** The knowledge after this many games. */
export interface Milestone {
  readonly games: number;
  readonly weights: Float32Array;
}

/** The complete state of a learning: continuing from here learns the same as never stopping. */
export interface LearningState extends ModelState {
  /** Rounds of playing and improving so far. */
  readonly rounds: number;
  /** Rounds after which games are stopped. */
  readonly horizon: number;
  /** A factor on the step size: less than 1 once numbers have diverged. */
  readonly caution: number;
  readonly games: number;
  /** Earlier states, further and further apart. */
  readonly milestones: readonly Milestone[];
  /** Words of the generators: the shared one's, and by rollout. */
  readonly rng: readonly number[];
  /** Generator words by rollout, four each. */
  readonly rollouts: readonly (readonly number[])[];
}
