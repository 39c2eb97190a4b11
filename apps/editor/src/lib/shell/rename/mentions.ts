// Every place in a file that names something by its id, where it is defined and where it is referred to, according to the file's schema.
import { mentionsOf, readLeniently, schemaReferences, testReferences } from '@railwright/content';
import type { Mention } from '@railwright/content';
import { isData } from '../../core/content/data.ts';
import type { Schema } from '@railwright/content';

/** `game` is that of the file's pack. Files may be broken. */
export function mentionsIn(path: string, text: string, schema: Schema, game: string): Mention[] {
  const document = readLeniently(text);
  if (!document) return [];
  const { data } = document;
  const tests = path.split('/').at(-2) === 'tests' && isData(data) ? data['tests'] : undefined;
  return mentionsOf(document, [...schemaReferences(schema, data), ...testReferences(tests, game)]);
}
