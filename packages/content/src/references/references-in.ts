// Every reference of a file, wherever it stands and whatever kind of file it is.
import type { SourceFile } from '../model.ts';
import { schemaOf } from '../schema/file-schema.ts';
import { isData } from '../testing/trouble.ts';
import { schemaReferences, type Reference } from './schema-references.ts';
import { testReferences } from './test-references.ts';

const found = new WeakMap<SourceFile, readonly Reference[]>();

/** `game` is that of the file's pack. A file that is not YAML has none. */
export function referencesIn(file: SourceFile, game: string): readonly Reference[] {
  const known = found.get(file) ?? [...declaredIn(file, game), ...namedInTests(file, game)];
  found.set(file, known);
  return known;
}

/** Those that the schema of the file declares: all but what tests do with their game. */
export function declaredIn({ kind, document }: SourceFile, game: string): readonly Reference[] {
  const schema = schemaOf(kind, game);
  return schema && document ? schemaReferences(schema, document.data) : [];
}

function namedInTests({ kind, document }: SourceFile, game: string): readonly Reference[] {
  if (kind !== 'tests' || !isData(document?.data)) return [];
  return testReferences(document.data['tests'], game);
}
