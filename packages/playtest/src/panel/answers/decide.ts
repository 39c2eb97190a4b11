// Whether a finding holds for all, depends on who plays, or stays open. All findings of a page are decided together: the chance that any
// of them is wrong is at most 5%. This is Holm's method (1979) with intervals: all m findings are tested with intervals for 0.05 / m; if
// r of them are decided, the others are tested again with 0.05 / (m - r), until no more are. Within a finding, "holds" needs every
// interval to agree, hence no correction; "depends" needs one of k to differ, so each gets a k-th of the error.
import type { Asked, Side } from '@railwright/figures';
import type { Interval } from '@railwright/statistics';
import { intervalAt, type Estimate } from './estimate.ts';

/** The panel's answers about one matter, apart from that of the strongest. */
export interface Hypothesis {
  /** `side`: are effects above or below 0? `size`: do the others differ from the strongest? Then `others` are differences from it. */
  readonly asks: Asked['asks'];
  readonly strongest: Estimate;
  readonly others: readonly Estimate[];
  /** Effects and differences up to this are negligible. */
  readonly note: number;
  /** Sides of the strongest that others have to confirm; all by default. */
  readonly confirms?: readonly Side[];
}

export interface Decision {
  readonly answer: 'holds' | 'depends' | 'open';
  /** Of the strongest word; for a question about sizes, always `none`. */
  readonly side: Side;
  /** By other player: what it says, `open` if its games cannot tell. */
  readonly sides: readonly Side[];
  /** The error probability of the intervals that decided this. */
  readonly alpha: number;
}

export const ALPHA = 0.05;

/** On which side of zero a whole interval is; `none`: within what is negligible. */
export function sideOf({ low, high }: Interval, note: number): Side {
  if (low >= -note && high <= note) return 'none';
  if (low > 0) return 'more';
  if (high < 0) return 'less';
  return 'open';
}

export function decideAll(questions: readonly Hypothesis[], alpha = ALPHA): Decision[] {
  const decisions: (Decision | undefined)[] = questions.map(() => undefined);
  for (let left = questions.length, before = -1; left > 0 && left !== before;) {
    before = left;
    const each = alpha / left;
    questions.forEach((question, i) => {
      const decided = decisions[i];
      if (!decided || decided.answer === 'open') decisions[i] = decide(question, each);
    });
    left = decisions.filter((one) => one?.answer === 'open').length;
  }
  return decisions as Decision[];
}

/**
 * Indices of the others who do not surely agree with the strongest: those about whom nothing is known yet, and those who seem to differ,
 * but not by enough to say so.
 */
export function unsettled({ side, sides }: Decision): number[] {
  return sides.flatMap((one, i) => (one === 'open' || (side !== 'open' && one !== side) ? [i] : []));
}

function decide(question: Hypothesis, alpha: number): Decision {
  return question.asks === 'side' ? decideSide(question, alpha) : decideSize(question, alpha);
}

function decideSide({ strongest, others, note, confirms }: Hypothesis, alpha: number): Decision {
  const own = intervalAt(strongest, alpha);
  const side = sideOf(own, note);
  const sides = others.map((other) => sideOf(intervalAt(other, alpha), note));
  const differs = others.some((other) =>
    contradicts(own, side, intervalAt(other, alpha / others.length), note),
  );
  const answer =
    side === 'open'
      ? 'open'
      : confirms?.includes(side) === false
        ? 'holds'
        : differs
          ? 'depends'
          : sides.every((one) => one === side)
            ? 'holds'
            : 'open';
  return { answer, side, sides, alpha };
}

/** Opposite sides; or an effect in one and a negligible one in the other, too far apart to be the same. */
function contradicts(own: Interval, side: Side, other: Interval, note: number): boolean {
  const theirs = sideOf(other, note);
  if (side === 'open' || theirs === 'open' || side === theirs) return false;
  return own.low > other.high || other.low > own.high;
}

function decideSize({ others, note }: Hypothesis, alpha: number): Decision {
  const within = ({ low, high }: Interval): Side =>
    low >= -note && high <= note ? 'none' : low > note ? 'more' : high < -note ? 'less' : 'open';
  const sides = others.map((other) => within(intervalAt(other, alpha)));
  const differs = others.some((other) => {
    const side = within(intervalAt(other, alpha / others.length));
    return side === 'more' || side === 'less';
  });
  const answer = differs ? 'depends' : sides.every((one) => one === 'none') ? 'holds' : 'open';
  return { answer, side: 'none', sides, alpha };
}
