// Bounds of a number: "at least 2 and at most 4".
import type { Bounds } from '../../language/values.ts';
import type { Case } from '../forms.ts';
import { amountIn } from './amounts.ts';
import type { Noun } from '../noun.ts';
import type { Teller } from '../grammar.ts';
import { listed } from './lists.ts';

/** Whether bounds leave nothing but zero. */
export function isNone(bounds: Bounds | undefined): boolean {
  return bounds !== undefined && bounds.atLeast === undefined && (bounds.exactly ?? bounds.atMost) === 0;
}

export function boundPhrase(t: Teller, bounds: Bounds, kase: Case = 'accusative'): string {
  const said = (['atLeast', 'atMost', 'exactly'] as const).flatMap((field) => {
    const amount = bounds[field];
    return amount === undefined ? [] : [`${t.grammar.words.bounds[field]} ${amountIn(t, amount, kase)}`];
  });
  return listed(t, said);
}

/** The bounds with what is counted: "at least 1 station". */
export function boundOf(t: Teller, bounds: Bounds, { one, many }: Noun): string {
  const { none, singular } = t.grammar.words;
  if (none !== undefined && isNone(bounds)) return `${none} ${many}`;
  const phrase = boundPhrase(t, bounds);
  return `${phrase} ${singular.test(phrase) ? one : many}`;
}
