// What a job needs of where it runs: a web worker, the studio's server, or a test.
import type { Batch } from '../batch.ts';
import type { Lanes } from '../run.ts';
import type { JobNews } from './job.ts';

export interface JobHost {
  readonly signal: AbortSignal;
  /** Lanes for one of so many batches that are played side by side; `fixed`: chunks have to be those of the batch. */
  readonly openLanes: (batch: Batch, sides: number, fixed: boolean) => Lanes;
  readonly say: (news: JobNews) => void;
  /** Milliseconds. */
  readonly now: () => number;
}
