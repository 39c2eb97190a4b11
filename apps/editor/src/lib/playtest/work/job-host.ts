// What a job needs of where it runs: a worker, or a test.
import type { Batch, Lane } from '@railwright/playtest';
import type { JobAnswer } from './messages.ts';

export interface JobHost {
  readonly jobs: number;
  readonly signal: AbortSignal;
  readonly openLane: (batch: Batch) => Lane;
  readonly say: (answer: JobAnswer) => void;
  /** Milliseconds. */
  readonly now: () => number;
}
