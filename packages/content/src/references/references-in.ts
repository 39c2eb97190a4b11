// Every reference of a file of any kind, as its schema declares them. Checks, renaming, uses,
// completion and forms all ask here.
import type { SourceFile } from '../model.ts';
import { schemaOf } from '../schema/file-schema.ts';
import { schemaReferences, type Reference } from './schema-references.ts';

const found = new WeakMap<SourceFile, readonly Reference[]>();

/** `game` is that of the file's pack. A file that is not YAML has none. */
export function referencesIn(file: SourceFile, game: string): readonly Reference[] {
  const { kind, document } = file;
  const schema = schemaOf(kind, game);
  const known = found.get(file) ?? (document && schema ? schemaReferences(schema, document.data) : []);
  found.set(file, known);
  return known;
}
