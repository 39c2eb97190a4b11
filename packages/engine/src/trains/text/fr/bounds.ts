// French: bounds of a number.
import type { Bounds } from '../../language/values.ts';
import type { BoundWords } from '../grammar.ts';
import type { Teller } from '../teller.ts';
import { list } from './words.ts';

const BOUNDS: BoundWords = {
  atLeast: (amount) => `au moins ${amount}`,
  atMost: (amount) => `au plus ${amount}`,
  exactly: (amount) => `exactement ${amount}`,
};

/** "au moins 2 et au plus 4". */
export function boundPhrase(t: Teller, bounds: Bounds): string {
  const said = (['atLeast', 'atMost', 'exactly'] as const).flatMap((field) => {
    const amount = bounds[field];
    return amount === undefined ? [] : [BOUNDS[field](t.grammar.amount(t, amount))];
  });
  return list(said);
}

/** The bound with what is counted: "au moins 1 gare". */
export function boundOf(t: Teller, bounds: Bounds, one: string, many: string): string {
  const phrase = boundPhrase(t, bounds);
  return `${phrase} ${/(?:^| )[01]$/.test(phrase) ? one : many}`;
}
