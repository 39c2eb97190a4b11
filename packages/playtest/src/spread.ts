// Whole numbers that were seen, with the games that showed the least and the most.
import { addTo, mergeHistogram, type Histogram } from '@railwright/statistics';

/** A value and the number of a game that reached it; of several, the lowest number. */
export interface Extreme {
  value: number;
  game: number;
}

export interface Spread {
  readonly counts: Histogram;
  least: Extreme | undefined;
  most: Extreme | undefined;
}

export const createSpread = (): Spread => ({ counts: new Map(), least: undefined, most: undefined });

export function addToSpread(spread: Spread, value: number, index: number): void {
  addTo(spread.counts, value);
  if (!spread.least || value < spread.least.value) spread.least = { value, game: index };
  if (!spread.most || value > spread.most.value) spread.most = { value, game: index };
}

export function mergeSpread(into: Spread, from: Spread): void {
  mergeHistogram(into.counts, from.counts);
  into.most = higher(into.most, from.most);
  into.least = lower(into.least, from.least);
}

export function higher(a: Extreme | undefined, b: Extreme | undefined): Extreme | undefined {
  if (!a || !b) return a ?? b;
  if (a.value !== b.value) return a.value > b.value ? a : b;
  return a.game <= b.game ? a : b;
}

function lower(a: Extreme | undefined, b: Extreme | undefined): Extreme | undefined {
  if (!a || !b) return a ?? b;
  if (a.value !== b.value) return a.value < b.value ? a : b;
  return a.game <= b.game ? a : b;
}
