// The place where a job runs: a web worker, the studio's server, or a test.
import type { Batch } from '../batch.ts';
import type { Learned } from '../learning/learning.ts';
import type { SoloPlan } from '../learning/solo-learning.ts';
import type { PanelPlan } from '../panel/panel-host.ts';
import type { Lanes } from '../run.ts';
import type { JobNews } from './job.ts';

/** The place where a job runs. */
export interface JobHost {
  /** Aborted when the job must stop. */
  readonly signal: AbortSignal;
  /** Lanes for one of several batches played in parallel; `fixed`: chunks have to be those of the batch. */
  readonly openLanes: (batch: Batch, sides: number, fixed: boolean) => Lanes;
  /** For many batches of one definition and number of seats; see `LaneSeries`. */
  readonly openSeries: () => LaneSeries;
  /** Names for people, and the scores that could occur. */
  readonly wordsOf: (definition: unknown) => Pick<PanelPlan, 'called' | 'scores'>;
  /**
   * Learns, as many plans at once as it can, each with one table; `onGames` gets the number of games of all of them so far. Rejects when it
   * was stopped. Without it no player is trained.
   */
  readonly learn?: (
    plans: readonly SoloPlan[],
    onGames: (games: number) => void,
  ) => Promise<readonly Learned[]>;
  /** Reports news; called in order. */
  readonly say: (news: JobNews) => void;
  /** Milliseconds. */
  readonly now: () => number;
}

/** Lanes that stay open from one batch to the next. */
export interface LaneSeries {
  /** How many batches are to be under way at once. */
  readonly ahead: number;
  /** Opens lanes for a batch. */
  readonly lanesFor: (batch: Batch) => Lanes;
  /** Ends them at once. */
  readonly close: () => void;
}
