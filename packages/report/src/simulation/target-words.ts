// Targets in words: what was seen, and how many games would decide.
import type { TargetResult } from '@railwright/playtest';
import { plural, whole } from '../figures-text.ts';

/** Up to three decimals, as far as they are significant. */
export const targetNumber = (value: number): string => String(Number(value.toFixed(3)));

/** What was seen; a dash without data. */
export const valueText = ({ value }: Pick<TargetResult, 'value'>): string =>
  value === null ? '–' : targetNumber(value);

/** An interval; an open end is left out. */
export function rangeText({ value, low, high }: Pick<TargetResult, 'value' | 'low' | 'high'>): string {
  if (value === null) return '–';
  if (low === null) return high === null ? 'not known yet' : `at most ${targetNumber(high)}`;
  return high === null ? `at least ${targetNumber(low)}` : `${targetNumber(low)} to ${targetNumber(high)}`;
}

/**
 * A round total number of games to play: enough to decide it, or ten times the minimum, since a check ends once it is decided.
 * Undefined if the number is unknown.
 */
export function gamesToPlay({ gamesAtLeast, gamesAtMost }: TargetResult, games: number): number | undefined {
  if (gamesAtMost !== null) return roundUp(games + gamesAtMost);
  return gamesAtLeast === null ? undefined : roundUp(10 * (games + gamesAtLeast));
}

/** How many games decide it, `more` or in total: a range, as the distance of the true figure from the bound is unknown. */
export function undecidedText(
  { gamesAtLeast, gamesAtMost }: TargetResult,
  played: number,
  word: string,
): string {
  if (gamesAtLeast === null) return 'number of games unknown';
  const least = roundUp(played + gamesAtLeast);
  if (gamesAtMost === null) return `${plural(least, word)} or far more`;
  const most = roundUp(played + gamesAtMost);
  return least === most ? `about ${plural(most, word)}` : `${whole(least)} to ${plural(most, word)}`;
}

/** Rounds to two digits. */
function roundUp(games: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(games)) - 1);
  return Math.ceil(games / unit) * unit;
}
