// What an amount counts one by one, and for whom.
import type { Side } from '../../language/params.ts';
import type { Amount } from '../../language/values.ts';
import { entryOf } from '../entry.ts';
import type { Counted, CountWords, Teller } from '../grammar.ts';

/** What an amount counts, if it counts something. */
export function countedBy(t: Teller, amount: Amount): Counted | undefined {
  const { counts } = t.grammar;
  const [form, value] = entryOf(amount as object);
  if (!Object.hasOwn(counts, form)) return undefined;
  return (counts[form as keyof CountWords] as (t: Teller, value: unknown) => Counted)(t, value);
}

/** One of several players. */
export function isOne(side: Side | undefined): side is 'most' | 'fewest' {
  return side === 'most' || side === 'fewest';
}
