// Figures of a running batch that may be looked at again and again: each with an interval that is right at all numbers of games
// together (see statistics/sequence.ts). Shares directly; medians through the share of games up to a value.
import {
  SEQUENCE_FIGURES,
  type CountedShare,
  type GameFigure,
  type SequenceName,
  type ShareFigure,
} from '@railwright/figures';
import { type Histogram, type Interval, medianOf, shareSequence, sortedCounts } from '@railwright/statistics';
import type { Tally } from '../tally.ts';
import { findSpread } from '../values.ts';

/** An end that games have not told yet is null. */
export interface SequenceValue {
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** Undefined when there is nothing to measure yet, or the batch does not gather it. */
export function sequenceOf(name: SequenceName, tally: Tally, alpha: number): SequenceValue | undefined {
  const figure: ShareFigure | GameFigure | undefined = SEQUENCE_FIGURES.find((one) => one.figure === name);
  if (!figure || tally.games === 0) return undefined;
  if (figure.of === 'game') return medianSequence(medianSource(figure, tally), alpha);
  return furthest(figure.shares(tally), figure.aboveEven ? 1 / tally.seats.length : 0, alpha);
}

/** The share that is furthest from `less`; all of them hold at once. */
function furthest(shares: readonly CountedShare[], less: number, alpha: number): SequenceValue | undefined {
  const values = shares.map(({ hits, count }) => {
    const { low, high } = shareSequence(hits, count, alpha / shares.length);
    return { value: hits / count - less, low: low - less, high: high - less };
  });
  if (values.length === 0) return undefined;
  return values.reduce((a, b) => (Math.abs(b.value) > Math.abs(a.value) ? b : a));
}

export interface MedianSource {
  readonly counts: Histogram;
  /** How many of the histogram's units make one of the figure's. */
  readonly scale: number;
}

/** Where the values of a figure are that is a median over games; nothing where it is not gathered. */
export function medianSource({ figure, unit }: GameFigure, { values }: Tally): MedianSource {
  const counts = findSpread(values, figure)?.counts ?? new Map<number, number>();
  return { counts, scale: unit === 'count' ? 1 : 1000 };
}

/**
 * The median lies between the least value of which at least half of all games may not exceed it, and the least of which
 * surely half do not. Half of alpha goes to either end. The extremes seen are not ends: while half of all games may lie below
 * the least value, or above the greatest, that end is open.
 */
export function medianSequence({ counts, scale }: MedianSource, alpha: number): SequenceValue | undefined {
  const sorted = sortedCounts(counts);
  const upTo: number[] = [];
  let seen = 0;
  for (const [, times] of sorted) upTo.push((seen += times));
  if (seen === 0) return undefined;
  const upToOf = (hits: number): Interval => shareSequence(hits, seen, alpha / 2);
  const valueAt = (i: number): number | null => {
    const entry = sorted[i];
    return entry ? entry[0] / scale : null;
  };
  const isOpenBelow = upToOf(0).high >= 0.5;
  return {
    value: medianOf(counts) / scale,
    low: isOpenBelow ? null : valueAt(firstWhere(upTo, (hits) => upToOf(hits).high >= 0.5)),
    high: valueAt(firstWhere(upTo, (hits) => upToOf(hits).low >= 0.5)),
  };
}

/** The index of the first of ascending numbers for which something holds that holds from there on; their count where for none. */
function firstWhere(ascending: readonly number[], holds: (value: number) => boolean): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(ascending[middle] as number)) high = middle;
    else low = middle + 1;
  }
  return low;
}
