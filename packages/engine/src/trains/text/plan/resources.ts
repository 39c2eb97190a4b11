// Resources of a pack's own in texts.
import type { Teller } from '../grammar.ts';
import type { Noun } from '../noun.ts';

/** A resource, by its names. */
export function resourceNoun(t: Teller, id: string): Noun {
  return { one: t.names(id, 'resource'), many: t.names(id, 'resources') };
}
