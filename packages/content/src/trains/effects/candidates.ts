// Which cards a selection can hold, those that match where they are chosen or gained, and so which a card may apply.
import type { Filter, OpName } from '@railwright/engine';
import type { Path } from '../../yaml/path.ts';
import type { Data } from '../../yaml/data.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { anyCards, unite } from './check-names.ts';
import type { Scope, Selection } from './scope.ts';

export interface Applied {
  readonly path: Path;
  /** Ids of the cards that it can be, undefined for any. Costly, so only on demand. */
  readonly cards: () => ReadonlySet<string> | undefined;
}

export interface CheckedEffects {
  /** Cards whose effect this card may apply, with the place of the step. */
  readonly applies: readonly Applied[];
}

export function candidatesOfStep(
  op: OpName,
  params: Data,
  scope: Scope,
  vocabulary: Vocabulary,
): Selection['candidates'] {
  if (op !== 'choose' && op !== 'gain') return anyCards;
  const { from, where } = params;
  const sources = typeof from === 'string' ? scope.get(from) : [];
  return () => {
    const among = unite(sources);
    if (where === undefined) return among;
    const matching = vocabulary.matching(where as Filter);
    return among === undefined ? matching : new Set([...among].filter((id) => matching.has(id)));
  };
}
