// Messages between the workers of a training run and the thread that opened them.
import type { AllReduceMemory } from '@railwright/learn';
import type { Learned, LearningNews, LearningPlan } from '../learning/learning.ts';

export interface LearnWorkerData {
  readonly plan: LearningPlan;
  readonly from: Learned | undefined;
  readonly room: AllReduceMemory;
  readonly worker: number;
  /** Requests of the calling thread: see CONTROL. */
  readonly control: SharedArrayBuffer;
  /** Address of a module that is a `GameSource`. */
  readonly source: string;
}

/** Numbers of the control buffer: stop; how often to say where it stands; the part of a budget of minutes that is used up. */
export const CONTROL = { stop: 0, save: 1, clock: 2 } as const;

interface RoundMessage extends LearningNews {
  readonly kind: 'round';
}

/** `state` has the rollouts of one worker, those in `own`. */
export interface StateMessage extends Learned {
  readonly kind: 'state';
  readonly own: readonly number[];
  readonly last: boolean;
}

export type LearnMessage = RoundMessage | StateMessage;
