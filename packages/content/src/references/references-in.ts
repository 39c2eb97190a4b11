// Every reference of a file, wherever it stands and whatever kind of file it is: what its schema declares and, in tests, what the
// words of their game declare. Checks, renaming, uses, completion and forms all ask here.
import type { SourceFile } from '../model.ts';
import { schemaOf } from '../schema/file-schema.ts';
import { isData } from '../testing/trouble.ts';
import { schemaReferences, type Reference } from './schema-references.ts';
import { testReferences } from './test-references.ts';

interface KindOfFile {
  /** Folder of the file, or `pack`. */
  readonly kind: string;
  /** Absent where nothing is known of such files. */
  readonly schema: object | undefined;
  /** That of the file's pack. */
  readonly game: string;
}

const found = new WeakMap<SourceFile, readonly Reference[]>();

/** `game` is that of the file's pack. A file that is not YAML has none. */
export function referencesIn(file: SourceFile, game: string): readonly Reference[] {
  const { kind, document } = file;
  const known =
    found.get(file) ??
    (document ? referencesInData(document.data, { kind, schema: schemaOf(kind, game), game }) : []);
  found.set(file, known);
  return known;
}

/** The same for data as it stands in a file, whole or broken. */
export function referencesInData(data: unknown, { kind, schema, game }: KindOfFile): readonly Reference[] {
  const declared = schema ? schemaReferences(schema, data) : [];
  return kind === 'tests' && isData(data) ? [...declared, ...testReferences(data['tests'], game)] : declared;
}

/** Those that the schema of the file declares: all but what tests do with their game. */
export function declaredIn({ kind, document }: SourceFile, game: string): readonly Reference[] {
  const schema = schemaOf(kind, game);
  return schema && document ? schemaReferences(schema, document.data) : [];
}
