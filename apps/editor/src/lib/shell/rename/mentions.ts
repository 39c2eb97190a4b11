// Every place in a file that names something by its id, where it is defined and where it is referred to.
import { mentionsOf, readLeniently, schemaReferences, type Mention, type Schema } from '@railwright/content';

/** Files may be broken. */
export function mentionsIn(text: string, schema: Schema): Mention[] {
  const document = readLeniently(text);
  return document ? mentionsOf(document, schemaReferences(schema, document.data)) : [];
}
