// Messages between a page and the worker that learns for it. All of it is plain data.
import type { BotSpec } from '@railwright/bots';
import type { Learned } from './learning.ts';
import type { PlayerSource } from './player-of.ts';
import type { SoloPlan } from './solo-learning.ts';
import type { MeasuredStrength } from './learning-result.ts';

/** A training task for a worker of a page. */
export interface LearningTask {
  readonly plan: SoloPlan;
  /** The header of the player file. */
  readonly source: Omit<PlayerSource, 'strength' | 'seed'>;
  /** The state to continue from. */
  readonly from?: Learned;
  /** The file of the player so far or, if there is nowhere to go on, of one that knows something of it already. */
  readonly basis?: Uint8Array;
  /** The bot that it is measured against from time to time. */
  readonly against: BotSpec;
  /** Games of each measurement. */
  readonly measured: number;
}

/** The progress of a training run. */
export interface LearningProgress {
  readonly games: number;
  /** 0 to 1. */
  readonly progress: number;
  /** Absent until there is something to tell it from. */
  readonly secondsLeft?: number;
  readonly strength?: MeasuredStrength;
}

/** A player that can be used, and where its learning goes on. */
export interface LearnedPlayer {
  readonly games: number;
  /** The player file. */
  readonly file: Uint8Array;
  /** The state that it was made from. */
  readonly learned: Learned;
}

/** A message of the worker. */
export type LearningAnswer =
  | ({ readonly kind: 'progress' } & LearningProgress)
  | ({ readonly kind: 'player' } & LearnedPlayer)
  /** `trouble` is empty when everything was learned that was to be learned. */
  | { readonly kind: 'ended'; readonly trouble: string };
