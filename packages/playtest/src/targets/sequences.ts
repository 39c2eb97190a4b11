// Figures of a running batch that may be looked at again and again: each with an interval that is right at all numbers of games
// together (see statistics/sequence.ts). Shares directly; medians through the share of games up to a value.
import { medianOf, sortedCounts, type Histogram } from '../histogram.ts';
import { SECONDS_A_CHOICE } from '../pace.ts';
import type { Interval } from '../share.ts';
import { shareSequence } from '../statistics/sequence.ts';
import type { SideTally, Tally } from '../tally.ts';
import { WIN } from '../win.ts';

/** Figures whose interval a run can be told to make narrow. Shares of a game, such as `decided`, go from 0 to 1. */
export const SEQUENCE_FIGURES = [
  'firstSeatAdvantage',
  'seatAdvantage',
  'botAdvantage',
  'shared',
  'unwon',
  'rounds',
  'turns',
  'minutes',
  'margin',
  'leadChanges',
  'decided',
  'closeness',
] as const;
export type SequenceFigure = (typeof SEQUENCE_FIGURES)[number];

/** Those that are gathered with the drama of games. */
export const DRAMA_FIGURES: readonly string[] = ['leadChanges', 'decided', 'closeness', 'runaway'];

/** An end that games have not told yet is null. */
export interface SequenceValue {
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** Undefined when there is nothing to measure yet, or the batch does not gather it. */
export function sequenceOf(figure: SequenceFigure, tally: Tally, alpha: number): SequenceValue | undefined {
  const { games } = tally;
  if (games === 0) return undefined;
  const even = 1 / tally.seats.length;
  switch (figure) {
    case 'firstSeatAdvantage':
      return shareLess(tally.firstWins / WIN, games, even, alpha);
    case 'seatAdvantage':
      return furthest(tally.seats, even, alpha);
    case 'botAdvantage':
      return furthest([...tally.bots.values()], even, alpha);
    case 'shared':
      return shareLess(tally.shared, games, 0, alpha);
    case 'unwon':
      return shareLess(tally.unwon, games, 0, alpha);
    default: {
      const median = medianSource(figure, tally);
      return median && medianSequence(median.counts, alpha, median.scale);
    }
  }
}

function shareLess(hits: number, count: number, less: number, alpha: number): SequenceValue {
  const { low, high } = shareSequence(hits, count, alpha);
  return { value: hits / count - less, low: low - less, high: high - less };
}

/** The side that is furthest from even chances; all of them hold at once. */
function furthest(sides: readonly SideTally[], even: number, alpha: number): SequenceValue {
  const values = sides.map(({ wins, games }) => shareLess(wins / WIN, games, even, alpha / sides.length));
  return values.reduce((a, b) => (Math.abs(b.value) > Math.abs(a.value) ? b : a));
}

export interface MedianSource {
  readonly counts: Histogram;
  /** How many of the histogram's units make one of the figure's. */
  readonly scale: number;
}

/** Where the values of a figure are that is a median over games. */
export function medianSource(figure: string, tally: Tally): MedianSource | undefined {
  switch (figure) {
    case 'rounds':
      return { counts: tally.rounds.counts, scale: 1 };
    case 'turns':
      return { counts: tally.turns.counts, scale: 1 };
    case 'minutes':
      return { counts: tally.choices.counts, scale: 60 / SECONDS_A_CHOICE };
    case 'margin':
      return { counts: tally.margins.counts, scale: 1 };
    case 'leadChanges':
      return tally.drama && { counts: tally.drama.leadChanges.counts, scale: 1 };
    case 'decided':
      return tally.drama && { counts: tally.drama.decided.counts, scale: 1000 };
    case 'closeness':
      return tally.drama && { counts: tally.drama.closeness.counts, scale: 1000 };
    default:
      return undefined;
  }
}

/**
 * The median lies between the least value of which at least half of all games may not exceed it, and the least of which
 * surely half do not. Half of alpha goes to either end. The extremes seen are no ends: while half of all games may lie below
 * the least value, or above the greatest, that end is open.
 */
function medianSequence(counts: Histogram, alpha: number, scale: number): SequenceValue | undefined {
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
