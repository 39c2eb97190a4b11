// The place where a job runs: a web worker, the studio's server, or a test.
import type { Executor } from '../executor/executor.ts';
import type { PanelPlan } from '../panel/panel-host.ts';
import type { JobNews } from './job.ts';

/** The place where a job runs. */
export interface JobHost {
  /** Aborted when the job must stop. */
  readonly signal: AbortSignal;
  /** Plays the games; the caller closes it. */
  readonly executor: Executor;
  /** Names for people, and the scores that could occur. */
  readonly wordsOf: (definition: unknown) => Pick<PanelPlan, 'called' | 'scores'>;
  /** Reports news; called in order. */
  readonly say: (news: JobNews) => void;
  /** Milliseconds. */
  readonly now: () => number;
}
