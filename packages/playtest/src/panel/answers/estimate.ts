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
  /** What it was estimated from. */
  readonly of?: { readonly tables: readonly ArrayLike<number>[]; readonly shares?: Bounded | undefined };
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
    const value = meanAt(tables, block);
    if (Number.isNaN(value)) continue;
    blocks++;
    sum += value;
    squares += value * value;
  }
  if (blocks < 2) return undefined;
  const value = sum / blocks;
  const error = Math.sqrt(Math.max(0, squares - sum * value) / (blocks - 1) / blocks);
  const of = { tables, shares };
  if (!shares) return { value, center: value, error, blocks, of };
  const games = blocks * tables.length * shares.seats;
  // The wins of four games, half of them won, have a variance of 1.
  return {
    ...{ value, blocks, of, center: (games * value + 2) / (games + 4) },
    error: Math.hypot(games * error, 1) / (games + 4),
  };
}

function meanAt(tables: readonly ArrayLike<number>[], block: number): number {
  let mean = 0;
  for (const table of tables) mean += (table[block] as number) / tables.length;
  return mean;
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

/** The root of nine: so many games are counted as going another way, on top of those that did, since rare differences may not have come up yet. */
const FEW = 3;

/**
 * `a - b` of the same deals, block by block: what both owe to the cards they were dealt is no error of their difference. As `differenceOf` where
 * some blocks have no value, and no less exact than that unless the pairs themselves say so.
 */
export function pairedDifference(a: Estimate, b: Estimate): Estimate {
  const apart = differenceOf(a, b);
  if (!a.of || !b.of || a.blocks !== b.blocks) return apart;
  const [{ tables, shares }, { tables: others }] = [a.of, b.of];
  const length = Math.min(...[...tables, ...others].map((table) => table.length));
  const differences = Float64Array.from({ length }, (_, i) => meanAt(tables, i) - meanAt(others, i));
  const { blocks, error } = estimateOf([differences]) ?? apart;
  if (blocks < a.blocks) return apart;
  const few = shares
    ? FEW / (blocks * shares.seats * tables.length)
    : (FEW * Math.max(a.error, b.error)) / Math.sqrt(blocks);
  return { ...apart, error: Math.max(error, Math.min(apart.error, Math.hypot(error, few))) };
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
