// The search for numbers: all prices move at once, each by how far its card is off, in steps that shrink with the rounds (Robbins and Monro
// 1951). Prices far from right take few games, and the player learns on along the way.
import { IGNORED_BELOW } from '../compare/sweep.ts';
import type { TargetResult } from '../result/verdicts.ts';
import type { TunePlan } from './tune-plan.ts';
import { MUST_PART, type JudgedCard } from './tune-result.ts';

/** Inside the bounds by this part, so that other players find it there too. */
const MARGIN = 0.25;
/** A share that may hardly ever be, such as 0.01, counts as this much. */
const LEAST_BOUND = 0.05;
/** Rounds with whole steps; after them steps shrink as 1/round. */
const WHOLE_STEPS = 3;

/** How far a card is from its target: below 0, down to -1, for one that is ignored, above for a must. */
export function offOf({ gained, lost }: JudgedCard, seats: number): number {
  const least = IGNORED_BELOW * (1 + MARGIN);
  if (gained.value < least) return gained.value / least - 1;
  const most = (MUST_PART / seats) * (1 - MARGIN);
  return lost && lost.value > most ? (lost.value - most) / (2 * most) : 0;
}

/** What one of the other targets counts where some are asked for: it decides only between versions much alike. */
const OTHERS = 0.01;

/** What a target counts: `ends.piles` is of the figure `ends`. */
export const weightOf = (target: string, asked: TunePlan['asked'] = []): number =>
  asked.length === 0 || asked.includes(target.split('.')[0] ?? '') ? 1 : OTHERS;

/** How far targets of the game are missed, each in parts of its bound. */
export const missedBy = (
  results: readonly TargetResult[],
  { targets, asked }: Pick<TunePlan, 'targets' | 'asked'>,
): number =>
  results.reduce((sum, { target, off, value }) => {
    if (off === 0) return sum;
    const bounds = boundsIn(
      target
        .split('.')
        .reduce<unknown>((at, key) => (Object(at) as Readonly<Record<string, unknown>>)[key], targets),
    );
    const away = (bound: number): number => Math.abs(bound - Math.abs(value ?? 0));
    const nearest = bounds.reduce((a, b) => (away(b) < away(a) ? b : a), bounds[0] ?? 1);
    return sum + (weightOf(target, asked) * off) / Math.max(LEAST_BOUND, nearest);
  }, 0);

/** `{ atMost: 3 }`, `{ between: [3, 5] }`, `{ within: 0.1 }` */
const boundsIn = (wanted: unknown): number[] =>
  Object.values(Object(wanted) as object)
    .flat()
    .filter((one) => typeof one === 'number');

/** One price on its way. */
export class Price {
  readonly from: number;
  readonly to: number;
  /** Between whole prices, so that several rounds must agree before it moves again. */
  #at: number;

  constructor(at: number, { from, to }: { readonly from: number; readonly to: number }) {
    [this.#at, this.from, this.to] = [at, from, to];
  }

  /** The price to play. */
  get at(): number {
    return Math.round(this.#at);
  }

  /** Moves after a round in which the card was so far off. */
  move(off: number, round: number): void {
    const next = this.#at + Math.min(1, off) / Math.max(1, round / WHOLE_STEPS);
    this.#at = Math.min(this.to, Math.max(this.from, next));
  }
}

/** Cards whose prices move: those that judges find off, and others once they were off in two rounds running, since one may be chance. */
export class Movers {
  readonly #wrong: ReadonlySet<string>;
  readonly #before = new Set<string>();

  constructor(wrong: Iterable<string>) {
    this.#wrong = new Set(wrong);
  }

  /** Asked once a round for each card. */
  has(card: string, off: number): boolean {
    const moves = this.#wrong.has(card) || this.#before.has(card);
    if (off === 0) this.#before.delete(card);
    else this.#before.add(card);
    return moves;
  }
}
