// Lists of words.
import { joined } from '../../../core/joined.ts';
import type { Teller } from '../grammar.ts';

/** "a, b and c", or with "or". */
export function listed(t: Teller, items: readonly string[], last: 'and' | 'or' = 'and'): string {
  return joined(items, t.grammar.words[last]);
}
