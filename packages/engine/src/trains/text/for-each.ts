// Amounts of so many for each thing, or for every few things: which amounts these are is the same in every language.
import type { Amount } from '../language/values.ts';

/** Things counted one by one, in the words of a language. */
export interface Unit {
  /** As it follows "for": "each train", "jeden Zug". */
  readonly each: string;
  /** As it follows a number: "trains". */
  readonly many: string;
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
  return counted === undefined ? undefined : every(by, counted.many);
}
