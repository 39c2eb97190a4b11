// The items that a part of a pack refers to.
import { findItem, isUnknown, type Library } from '../load/library.ts';
import type { Item, Pack } from '../model.ts';
import { schemaReferences } from './schema-references.ts';

/** Those of one kind that data of this schema names. */
export function itemsNamed(schema: object, data: unknown, to: string, pack: Pack, library: Library): Item[] {
  return schemaReferences(schema, data).flatMap((one) =>
    one.to === to && !one.own ? (findItem(library, pack, to, one.id) ?? []) : [],
  );
}

/** Whether data of this schema names something of a kind that is not there. */
export function namesUnknown(
  schema: object,
  data: unknown,
  to: string,
  pack: Pack,
  library: Library,
): boolean {
  return schemaReferences(schema, data).some(
    (one) => one.to === to && !one.own && isUnknown(library, pack, to, one.id),
  );
}
