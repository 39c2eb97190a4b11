// What a language must be able to say of why something is not offered.
import type { WhyNotReason } from '../why/why-not.ts';

/** What a sentence of a reason may name. */
interface WhyTold {
  readonly needed: number;
  readonly there: number;
  readonly card: string;
}

/** Reasons as sentences, with capital and full stop. */
export interface WhyWords {
  readonly reasons: Readonly<Record<WhyNotReason, (w: WhyTold) => string>>;
  /** The effect of a card would do nothing, before what it lacks. */
  readonly noEffect: (card: string) => string;
  /** The step that is asked, where something else was wanted. */
  readonly asked: (step: string) => string;
  /** A step that cannot be done, before what it lacks. */
  readonly cannot: (step: string) => string;
}
