// Who plays and trains: threads of this machine, workers of a page or on a queue, or the calling thread. Chunks of games, matches and training
// runs are pure tasks: their results do not depend on the executor or on how many workers it has.
import type { Game } from '@railwright/engine';
import type { Batch } from '../batch.ts';
import type { Learned, LearningNews, LearningPlan } from '../learning/learning.ts';
import type { Match, MatchResult } from '../match/match.ts';
import type { BatchRun, RunOptions } from '../run.ts';

/** Plays games and trains players. Whoever opens one closes it. */
export interface Executor {
  /** Shown to people: `jobs 4`, `on a queue`. */
  readonly label: string;
  /** The number of batches to begin at the same time, so that no worker waits for the last games of one. */
  readonly ahead: number;
  /** The number of small pieces of work to have under way at the same time: tables of a panel, training runs. */
  readonly atOnce: number;
  /** Who is at work at the moment, for people; undefined where the label says it all. */
  status(): string | undefined;
  /**
   * Plays a batch. Faults, lost workers and failed writes are reported in the result, not thrown.
   * @param game the batch's game as the caller knows it; workers make their own
   */
  runBatch(batch: Batch, game: Game, options?: RunOptions): Promise<BatchRun>;
  /**
   * Plays a match.
   * @throws Error when a game has a fault, when it ends its workers again and again, and when the executor was closed.
   */
  playMatch(definition: object, seats: number, match: Match): Promise<MatchResult>;
  /**
   * Trains a player.
   * @throws NothingLearnedError when it was stopped before it began.
   * @throws Error when it ends its workers again and again.
   */
  learn(plan: LearningPlan, options?: LearnerOptions): Promise<LearningRun>;
  /** Ends all workers. Work under way is given up. */
  close(): Promise<void>;
}

/** An executor that does some things in its own way and leaves the others to another one. */
export const wrapExecutor = (executor: Executor, own: Partial<Executor>): Executor => ({
  label: executor.label,
  ahead: executor.ahead,
  atOnce: executor.atOnce,
  status: () => executor.status(),
  runBatch: (batch, game, options) => executor.runBatch(batch, game, options),
  playMatch: (definition, seats, match) => executor.playMatch(definition, seats, match),
  learn: (plan, options) => executor.learn(plan, options),
  close: () => executor.close(),
  ...own,
});

/** The beginning of a training run, and its callbacks. */
export interface LearnerOptions {
  /** The state to continue from. */
  readonly from?: Learned | undefined;
  /** Ends the training after the round under way. */
  readonly signal?: AbortSignal | undefined;
  /** The most workers to use, where several can share a training run; all by default. */
  readonly workers?: number | undefined;
  /** Milliseconds between two calls of `onState`; never unless given. */
  readonly saveEvery?: number | undefined;
  /** Called after every round. */
  readonly onRound?: ((news: LearningNews) => void) | undefined;
  /** Called with the current state every `saveEvery` milliseconds. */
  readonly onState?: ((learned: Learned) => void) | undefined;
}

/** The end of a training run. */
export interface LearningRun {
  /** The state when the run ended. */
  readonly learned: Learned;
  /** The budget was used up. */
  readonly complete: boolean;
  /** How often workers were lost, and the training went on from its last state. */
  readonly losses: number;
}

/** A training run was stopped before it began. */
export class NothingLearnedError extends Error {
  override readonly name = 'NothingLearnedError';
  constructor() {
    super('Learning was stopped before any worker had begun.');
  }
}
