// Who plays: so many threads of this machine, or somebody else, such as workers on a queue. What comes of it is the same.
import type { GameRecord } from '@railwright/engine';
import type { Batch } from '../batch.ts';
import type { Learned, LearningNews, LearningPlan } from '../learning/learning.ts';
import type { Match, MatchResult } from '../match/match.ts';
import type { Lanes } from '../run.ts';

/** How many threads, or who else. */
export type Jobs = number | Crew;

export interface Crew {
  /** Shown where the number of threads would be. */
  readonly label: string;
  /** How many batches are worth beginning at the same time, so that nobody waits for the last games of one. */
  readonly ahead: number;
  openLanes(batch: Batch, wishes: LaneWishes): Lanes;
  /** Rejects when a game has a fault and when it was closed. */
  playMatch(definition: object, seats: number, match: Match): Promise<MatchResult>;
  /** @throws NothingLearnedError @throws Error when it ends its workers again and again. */
  learn(plan: LearningPlan, options: LearnerOptions): Promise<LearningRun>;
  close(): Promise<void>;
}

export interface LaneWishes {
  /** Chunks as the batch has them and not as they suit the crew: a rule ends the run after a chunk, or a store knows them by their games. */
  readonly chunks?: 'fixed';
  /** Takes the record of every game. */
  readonly onRecord?: OnRecord | undefined;
}

export type OnRecord = (record: GameRecord, index: number) => Promise<void>;

export interface LearnerOptions {
  /** Where to go on. */
  readonly from?: Learned;
  /** Ends the learning after the round under way. */
  readonly signal?: AbortSignal;
  /** Milliseconds between two calls of `onState`; never unless given. */
  readonly saveEvery?: number;
  readonly onRound?: (news: LearningNews) => void;
  /** Where the learning stands, now and then. */
  readonly onState?: (learned: Learned) => void;
}

export interface LearningRun {
  readonly learned: Learned;
  /** The budget was used up. */
  readonly complete: boolean;
  /** How often workers were lost, and the learning went on from its last state. */
  readonly losses: number;
}

/** A learning was stopped before anybody had begun it. */
export class NothingLearnedError extends Error {
  override readonly name = 'NothingLearnedError';

  constructor() {
    super('Learning was stopped before any worker had begun.');
  }
}
