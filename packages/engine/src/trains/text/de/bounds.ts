// German: bounds of a number.
import type { Bounds } from '../../language/values.ts';
import { isNone, type BoundWords } from '../grammar.ts';
import type { Teller } from '../teller.ts';
import { list } from './clause.ts';

const BOUNDS: BoundWords = {
  atLeast: (amount) => `mindestens ${amount}`,
  atMost: (amount) => `höchstens ${amount}`,
  exactly: (amount) => `genau ${amount}`,
};

/** "mindestens 2 und höchstens 4". */
export function boundPhrase(t: Teller, bounds: Bounds): string {
  const said = (['atLeast', 'atMost', 'exactly'] as const).flatMap((field) => {
    const amount = bounds[field];
    return amount === undefined ? [] : [BOUNDS[field](t.grammar.amount(t, amount))];
  });
  return list(said);
}

export function isOne(phrase: string): boolean {
  return /(?:^| )1$/.test(phrase);
}

/** The bound with what is counted: "mindestens 1 Bahnhof". */
export function boundOf(t: Teller, bounds: Bounds, one: string, many: string): string {
  if (isNone(bounds)) return `keine ${many}`;
  const phrase = boundPhrase(t, bounds);
  return `${phrase} ${isOne(phrase) ? one : many}`;
}
