// Copies data with other ids.
import type { NamedKind } from '../schema/annotations.ts';
import { schemaReferences, type Reference } from './schema-references.ts';

type Fields = Record<string | number, unknown>;

/** A copy in which every value that refers to the item is replaced; keys stay. */
export function withReferences<T>(
  schema: object,
  data: T,
  to: NamedKind,
  rename: (reference: Reference) => string,
): T {
  const copy = structuredClone(data);
  for (const reference of schemaReferences(schema, data)) {
    if (reference.to !== to || reference.own || reference.at === 'key') continue;
    const last = reference.path.at(-1);
    let at: unknown = copy;
    for (const step of reference.path.slice(0, -1)) at = (at as Fields)[step];
    if (last !== undefined) (at as Fields)[last] = rename(reference);
  }
  return copy;
}
