// Points at the end that are always 0, since amounts never fall below it.
import { isData } from '../../yaml/data.ts';

/** The least and the most that an amount can come to, as far as its numbers tell. */
interface Range {
  readonly least: number;
  readonly most: number;
}

const OPEN: Range = { least: 0, most: Infinity };

/** Whether an amount is 0 whatever the position. */
export function isAlwaysZero(amount: unknown): boolean {
  return rangeOf(amount).most === 0;
}

function rangeOf(amount: unknown): Range {
  if (typeof amount === 'number') return { least: amount, most: amount };
  if (!isData(amount)) return OPEN;
  const [form, value] = Object.entries(amount)[0] ?? [];
  if (form === 'half') {
    const { least, most } = rangeOf(value);
    return { least: Math.floor(least / 2), most: Math.floor(most / 2) };
  }
  if (!Array.isArray(value)) return OPEN;
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
      return { least: 0, most: Math.min(...all.map(({ most }) => most)) };
    case 'max':
      return { least: 0, most: Math.max(...all.map(({ most }) => most)) };
    default:
      return OPEN;
  }
}
