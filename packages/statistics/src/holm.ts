// Many questions at once: among twenty cards that do nothing, one looks as if it did. Holm (1979) keeps the chance of any
// such mistake at 5%.
import { incompleteBeta } from './special.ts';

/** Chance of a difference as large as this or larger in either direction, if there is none: two-sided t test. */
export function pValueOf(mean: number, standardError: number, count: number): number {
  if (count < 2) return 1;
  if (!(standardError > 0)) return 1;
  const freedom = count - 1;
  const t = mean / standardError;
  return incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5);
}

/**
 * Which of several p-values stand when all are asked at once: in ascending order, the i-th of m must be at most
 * 0.05 / (m - i), counted from 0, and the first that is not ends it. Example: 0.01, 0.04, 0.03, 0.005 — only 0.005 and
 * 0.01 stand, as 0.03 is above 0.05 / 2.
 */
export function holm(values: readonly number[], alpha = 0.05): boolean[] {
  const order = values.map((_, index) => index).sort((a, b) => (values[a] as number) - (values[b] as number));
  const stands = values.map(() => false);
  for (const [place, index] of order.entries()) {
    if ((values[index] as number) > alpha / (values.length - place)) break;
    stands[index] = true;
  }
  return stands;
}
