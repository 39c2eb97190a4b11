// Estimates a figure from games, with its uncertainty. Games come in blocks of as many consecutive deals as there are seats, so that
// within a block everybody plays every seat once. A block is one observation: differences in strength cancel out in it, and its games are
// not independent.
import { type Interval, tQuantile } from '@railwright/statistics';

export interface Estimate {
  readonly value: number;
  /** The centre and the standard error of its intervals. */
  readonly center: number;
  readonly error: number;
  readonly blocks: number;
  /** Part of its error that an interval may spend: see `LOOKS`; all of it by default. */
  readonly part?: number | undefined;
}

/** The range of shares, and the number of games in a block of one table. */
export interface Bounded {
  readonly seats: number;
}

/**
 * Estimates the mean over tables of the same deals, block by block; what one table has in excess is left out. For shares, two more games
 * are counted as won and two as lost (Agresti and Coull 1998), so that no interval has width 0. Blocks in which a table has no value (NaN) are left out.
 * Undefined for fewer than two blocks.
 */
export function estimateOf(tables: readonly ArrayLike<number>[], shares?: Bounded): Estimate | undefined {
  const most = tables.length === 0 ? 0 : Math.min(...tables.map(({ length }) => length));
  let blocks = 0;
  let sum = 0;
  let squares = 0;
  for (let block = 0; block < most; block++) {
    let value = 0;
    for (const table of tables) value += (table[block] as number) / tables.length;
    if (Number.isNaN(value)) continue;
    blocks++;
    sum += value;
    squares += value * value;
  }
  if (blocks < 2) return undefined;
  const value = sum / blocks;
  const error = Math.sqrt(Math.max(0, squares - sum * value) / (blocks - 1) / blocks);
  if (!shares) return { value, center: value, error, blocks };
  const games = blocks * tables.length * shares.seats;
  // The wins of four games, half of them won, have a variance of 1.
  return {
    ...{ value, blocks, center: (games * value + 2) / (games + 4) },
    error: Math.hypot(games * error, 1) / (games + 4),
  };
}

/** `a - b`, of which at most one was looked at before, or both together. Games of the same deals are similar if anything, so treating them as independent is conservative. */
export function differenceOf(a: Estimate, b: Estimate): Estimate {
  return {
    value: a.value - b.value,
    center: a.center - b.center,
    error: Math.hypot(a.error, b.error),
    blocks: Math.min(a.blocks, b.blocks),
    part: a.part ?? b.part,
  };
}

export function shifted(estimate: Estimate, by: number): Estimate {
  return { ...estimate, value: estimate.value - by, center: estimate.center - by };
}

/** Student's t; `alpha` is the error probability. */
export function intervalAt({ center, error, blocks, part = 1 }: Estimate, alpha: number): Interval {
  const reach = tQuantile(1 - (alpha * part) / 2, blocks - 1) * error;
  return { low: center - reach, high: center + reach };
}

/** The same, within the range of the figure: `most` is 1 for shares, `least` -1 for their differences. */
export function boundedInterval(estimate: Estimate, alpha: number, most: number, least = 0): Interval {
  const { low, high } = intervalAt(estimate, alpha);
  return { low: Math.max(least, low), high: Math.min(most, high) };
}

/** In nine of ten cases this many more games settle the question, if the results go on as they are. */
const POWER_POINT = 1.2815515655446004;

/** How many blocks it takes, nine times in ten, until an interval is no wider than `reach` on either side of the value. */
export function blocksFor(estimate: Estimate, reach: number, alpha: number): number {
  const { error, blocks } = estimate;
  const wide = (tQuantile(1 - alpha / 2, blocks - 1) + POWER_POINT) * error;
  return Math.max(blocks, Math.ceil(blocks * (wide / reach) ** 2));
}
