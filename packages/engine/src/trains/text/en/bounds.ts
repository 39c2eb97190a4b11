// English: bounds of a number.
import type { Bounds } from '../../language/values.ts';
import { isNone, type BoundWords } from '../grammar.ts';
import type { Teller } from '../teller.ts';
import { list } from './words.ts';

const BOUNDS: BoundWords = {
  atLeast: (amount) => `at least ${amount}`,
  atMost: (amount) => `at most ${amount}`,
  exactly: (amount) => `exactly ${amount}`,
};

/** "at least 2 and at most 4". */
export function boundPhrase(t: Teller, bounds: Bounds): string {
  const said = (['atLeast', 'atMost', 'exactly'] as const).flatMap((field) => {
    const amount = bounds[field];
    return amount === undefined ? [] : [BOUNDS[field](t.grammar.amount(t, amount))];
  });
  return list(said);
}

/** The bound with what is counted: "at least 1 station". */
export function boundOf(t: Teller, bounds: Bounds, one: string, many: string): string {
  if (isNone(bounds)) return `no ${many}`;
  const phrase = boundPhrase(t, bounds);
  return `${phrase} ${/(?:^| )1$/.test(phrase) ? one : many}`;
}
