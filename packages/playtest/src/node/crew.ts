// Where games run: local threads or queue workers. Results are identical.
import type { GameRecord } from '@railwright/engine';
import type { Batch } from '../batch.ts';
import type { Learned, LearningNews, LearningPlan } from '../learning/learning.ts';
import type { Match, MatchResult } from '../match/match.ts';
import type { Lanes } from '../run.ts';

/** The number of local threads, or a crew that plays instead. */
export type Jobs = number | Crew;

/** Plays games and trains players: threads of this machine, or workers on a queue. Results do not depend on which. */
export interface Crew {
  /** Shown where the number of threads would be. */
  readonly label: string;
  /** The number of batches to begin at the same time, so that no worker waits for the last games of one. */
  readonly ahead: number;
  /** Lanes for a batch; the caller closes them. */
  openLanes(batch: Batch, wishes: LaneWishes): Lanes;
  /**
   * Plays a match.
   * @throws Error when a game has a fault and when the crew was closed.
   */
  playMatch(definition: object, seats: number, match: Match): Promise<MatchResult>;
  /**
   * Trains a player.
   * @throws NothingLearnedError when it was stopped before it began.
   * @throws Error when it ends its workers again and again.
   */
  learn(plan: LearningPlan, options: LearnerOptions): Promise<LearningRun>;
  /** Ends all workers. Work under way is rejected. */
  close(): Promise<void>;
}

/** How a batch is to be played. */
export interface LaneWishes {
  /** Chunks as the batch has them and not as they suit the crew: a rule ends the run after a chunk, or a store knows them by their games. */
  readonly chunks?: 'fixed';
  /** Takes the record of every game. */
  readonly onRecord?: OnRecord | undefined;
}

export type OnRecord = (record: GameRecord, index: number) => Promise<void>;

/** The beginning of a training run, and its callbacks. */
export interface LearnerOptions {
  /** The state to continue from. */
  readonly from?: Learned;
  /** Ends the learning after the round under way. */
  readonly signal?: AbortSignal;
  /** Milliseconds between two calls of `onState`; never unless given. */
  readonly saveEvery?: number;
  /** Called after every round. */
  readonly onRound?: (news: LearningNews) => void;
  /** Called with the current state every `saveEvery` milliseconds. */
  readonly onState?: (learned: Learned) => void;
}

/** The end of a training run. */
export interface LearningRun {
  /** The state when the run ended. */
  readonly learned: Learned;
  /** The budget was used up. */
  readonly complete: boolean;
  /** How often workers were lost, and the learning went on from its last state. */
  readonly losses: number;
}

/** A training run was stopped before it began. */
export class NothingLearnedError extends Error {
  override readonly name = 'NothingLearnedError';

  constructor() {
    super('Learning was stopped before any worker had begun.');
  }
}
