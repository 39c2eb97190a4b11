// The ids that a file defines, according to its schema, and that can be renamed there.
import { readLeniently, schemaReferences } from '@railwright/content';
import type { Named, Schema } from '@railwright/content';

/** `pack` is the id of the pack that the file is in. Names of a card's own selections do not belong to the pack. */
export function ownNames(text: string, pack: string, schema: Schema | undefined): Named[] {
  const data = schema && pack !== '' ? readLeniently(text)?.data : undefined;
  if (!schema || data === undefined) return [];
  // Only a schema declares what a file defines; the words of tests, which bring the games' code with them, only refer.
  return schemaReferences(schema, data)
    .filter(({ own, to, id }) => own && to !== 'selections' && id !== '')
    .map(({ to, id }) => ({ kind: to, pack, id }));
}

/** The same list, starting with the requested id; undefined if nothing can be renamed. */
export function namesToChoose(names: readonly Named[], id = ''): readonly [Named, ...Named[]] | undefined {
  const first = names.find((one) => one.id === id) ?? names[0];
  return first && [first, ...names.filter((one) => one !== first)];
}
