// The sentences that a language must provide about why a choice is not offered.
import type { WhyNotReason } from '../why/why-not.ts';

/** The subjects of a reason. */
interface WhyTold {
  readonly needed: number;
  readonly there: number;
  readonly card: string;
  /** In the number that is needed. */
  readonly resource: string;
}

/** Reasons as sentences, with a capital and a full stop. */
export interface WhyWords {
  readonly reasons: Readonly<Record<WhyNotReason, (w: WhyTold) => string>>;
  /** Says that the effect of a card would do nothing; the reason follows. */
  readonly noEffect: (card: string) => string;
  /** The step that is open, when another choice was tried. */
  readonly asked: (step: string) => string;
  /** A step that cannot be done; the reason follows. */
  readonly cannot: (step: string) => string;
}
