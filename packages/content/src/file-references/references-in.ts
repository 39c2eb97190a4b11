// Every reference of a file of any kind, as its schema declares them. Checks, renaming, uses,
// completion and forms all ask here.
import type { SourceFile } from '../packs/model.ts';
import { schemaOf } from './file-schema.ts';
import { fileReferences, type Reference } from '../references/schema-references.ts';

/** `game` is that of the file's pack. A file that is not YAML has none. */
export function referencesIn(file: SourceFile, game: string): readonly Reference[] {
  const schema = schemaOf(file.kind, game);
  return schema ? fileReferences(schema, file) : [];
}
