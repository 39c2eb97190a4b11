// Ranges of amounts, as far as their numbers tell: which are always 0, and which bounds decide nothing.
import { SEAT_LIMIT } from '@railwright/engine';
import { isData, type Data } from '../../../text/data.ts';

/** The least and the most that an amount can come to, as far as its numbers tell. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** Of a number that nothing is known about: none is below 0 but printed points. */
const OPEN: Range = { least: 0, most: Infinity };

/** Of numbers that count from 1. */
const FROM_ONE: Readonly<Record<string, Range>> = {
  round: { least: 1, most: Infinity },
  turnOrder: { least: 1, most: SEAT_LIMIT },
  players: { least: 1, most: SEAT_LIMIT },
};

/** Whether an amount is 0 whatever the position. */
export function isAlwaysZero(amount: unknown): boolean {
  return rangeOf(amount).most === 0;
}

export function rangeOf(amount: unknown): Range {
  if (typeof amount === 'number') return { least: amount, most: amount };
  if (!isData(amount)) return OPEN;
  const [form, value] = Object.entries(amount)[0] ?? [];
  if (form === 'half') {
    const { least, most } = rangeOf(value);
    return { least: Math.floor(least / 2), most: Math.floor(most / 2) };
  }
  if (!Array.isArray(value)) return (form !== undefined && FROM_ONE[form]) || OPEN;
  const all = value.map(rangeOf);
  const [first = OPEN, ...others] = all;
  const total = (end: keyof Range, of: readonly Range[]): number =>
    of.reduce((sum, range) => sum + range[end], 0);
  switch (form) {
    case 'sum':
      return { least: total('least', all), most: total('most', all) };
    case 'minus':
      return {
        least: Math.max(0, first.least - total('most', others)),
        most: Math.max(0, first.most - total('least', others)),
      };
    case 'times':
      return all.some(({ most }) => most === 0) ? { least: 0, most: 0 } : OPEN;
    case 'divide':
      return { least: 0, most: first.most };
    case 'min':
      return {
        least: Math.min(...all.map(({ least }) => least)),
        most: Math.min(...all.map(({ most }) => most)),
      };
    case 'max':
      return {
        least: Math.max(...all.map(({ least }) => least)),
        most: Math.max(...all.map(({ most }) => most)),
      };
    default:
      return OPEN;
  }
}

/** Whether a number within a range always meets bounds or never does; undefined where that is open. */
export function decidedBy(bounds: Data, of: Range = OPEN): 'never' | 'always' | undefined {
  const range = (key: string): Range | undefined =>
    bounds[key] === undefined ? undefined : rangeOf(bounds[key]);
  const [atLeast, atMost, exactly] = [range('atLeast'), range('atMost'), range('exactly')];
  const low = Math.max(of.least, atLeast?.least ?? -Infinity, exactly?.least ?? -Infinity);
  const high = Math.min(of.most, atMost?.most ?? Infinity, exactly?.most ?? Infinity);
  if (low > high) return 'never';
  if (!atLeast && !atMost && !exactly) return undefined;
  const isAlways =
    (!atLeast || atLeast.most <= of.least) &&
    (!atMost || atMost.least >= of.most) &&
    (!exactly || (of.least === of.most && exactly.least === of.least && exactly.most === of.least));
  return isAlways ? 'always' : undefined;
}
