// The search for numbers: how far versions are from their targets.
import { IGNORED_BELOW } from '../compare/sweep.ts';
import type { TargetResult } from '../result/verdicts.ts';
import type { TunePlan } from './tune-plan.ts';
import { MUST_PART, type JudgedCard } from './tune-result.ts';

/** A card so far inside its bounds, in parts of them, is fair as it is. */
const MARGIN = 0.25;
/** A share that may hardly ever be, such as 0.01, counts as this much. */
const LEAST_BOUND = 0.05;

/** How far a card is from its target: below 0, down to -1, for one that is ignored, above for a must. */
export function offOf({ gained, lost }: JudgedCard, seats: number): number {
  const least = IGNORED_BELOW * (1 + MARGIN);
  if (gained.value < least) return gained.value / least - 1;
  const most = (MUST_PART / seats) * (1 - MARGIN);
  const loses = lost?.value ?? 0;
  return loses > most ? (loses - most) / (2 * most) : 0;
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
