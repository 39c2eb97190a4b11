// The items that a part of a pack refers to.
import { findItem, isUnknown, type Library } from '../packs/library.ts';
import type { Item, Pack } from '../packs/model.ts';
import type { NamedKind } from '../schema/annotations.ts';
import { schemaReferences } from './schema-references.ts';

/** The ids of a kind that data of this schema names, in its order. */
export function namesIn(schema: object, data: unknown, to: NamedKind): string[] {
  return schemaReferences(schema, data).flatMap((one) => (one.to === to && !one.own ? [one.id] : []));
}

/** Those of one kind that data of this schema names. */
export function itemsNamed(
  schema: object,
  data: unknown,
  to: NamedKind,
  pack: Pack,
  library: Library,
): Item[] {
  return namesIn(schema, data, to).flatMap((id) => findItem(library, pack, to, id) ?? []);
}

/** Whether data of this schema names something of a kind that is not there. */
export function namesUnknown(
  schema: object,
  data: unknown,
  to: NamedKind,
  pack: Pack,
  library: Library,
): boolean {
  return namesIn(schema, data, to).some((id) => isUnknown(library, pack, to, id));
}
