// Amounts of so many for each thing, or for every few things: which amounts these are is the same in every language.
import type { Amount } from '../language/values.ts';

/** Nouns counted one by one, in the words of a language. */
export interface Unit {
  /** As it follows "for": "each train", "jeden Zug". */
  readonly each: string;
  /** As it follows a number: "trains". */
  readonly many: string;
  /** The same after a number, if the words differ: "of your rails". */
  readonly every?: string;
}

/** An amount for each thing that has a limit: 1 for every 4 trains, at most 5. `each` tells whether it is one for each thing. */
export function readLimited(
  amount: Amount,
  each: (amount: Amount) => { readonly times: number } | undefined,
): { readonly of: Amount; readonly most: boolean; readonly limit: number } | undefined {
  if (typeof amount !== 'object' || !('min' in amount || 'max' in amount)) return undefined;
  const both = 'min' in amount ? amount.min : amount.max;
  const limit = both.find((one) => typeof one === 'number');
  const of = both.find((one) => typeof one === 'object');
  if (both.length !== 2 || limit === undefined || of === undefined || each(of)?.times !== 1) return undefined;
  return { of, most: 'min' in amount, limit };
}

/** `unit` says what an amount counts, if it counts things one by one; `every` covers several at a time. */
export function readForEach(
  amount: Amount,
  unit: (amount: Amount) => Unit | undefined,
  every: (count: number, many: string) => string,
): { readonly times: number; readonly what: string } | undefined {
  if (typeof amount !== 'object') return undefined;
  if ('times' in amount && amount.times.length === 2) {
    const times = amount.times.find((a) => typeof a === 'number');
    const per = amount.times.find((a) => typeof a === 'object');
    const what = per === undefined ? undefined : perPhrase(per, unit, every);
    return times === undefined || what === undefined ? undefined : { times, what };
  }
  const what = perPhrase(amount, unit, every);
  return what === undefined ? undefined : { times: 1, what };
}

function perPhrase(
  amount: Amount,
  unit: (amount: Amount) => Unit | undefined,
  every: (count: number, many: string) => string,
): string | undefined {
  if (typeof amount !== 'object' || !('divide' in amount)) return unit(amount)?.each;
  const [of, by] = amount.divide;
  if (amount.divide.length !== 2 || typeof by !== 'number' || by < 2) return undefined;
  const counted = unit(of);
  return counted === undefined ? undefined : every(by, counted.every ?? counted.many);
}
