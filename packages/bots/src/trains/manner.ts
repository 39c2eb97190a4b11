// The differences between bots that play by rules of thumb.
import type { State, TrainsTables } from '@railwright/engine';
import type { Plan } from './plan.ts';

export interface Manner<P extends Plan = Plan> {
  readonly name: string;
  readonly makePlan: (t: TrainsTables) => P;
  /** How much one more card of the kind is wanted, never more than its wish; `late` is `progress`. */
  readonly desire: (t: TrainsTables, plan: P, s: State, seat: number, kind: number, late: number) => number;
  /** Whether to lay one of the possible rails. */
  readonly wantsRail: (t: TrainsTables, plan: P, s: State, seat: number) => boolean;
}
