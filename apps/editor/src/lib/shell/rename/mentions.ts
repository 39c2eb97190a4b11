// Every place in a file that names something by its id, where it is defined and where it is referred to.
import { mentionsOf, readLeniently, referencesInData, type Mention, type Schema } from '@railwright/content';

/** `game` is that of the file's pack. Files may be broken. */
export function mentionsIn(path: string, text: string, schema: Schema, game: string): Mention[] {
  const document = readLeniently(text);
  const kind = path.split('/').at(-2) ?? '';
  return document ? mentionsOf(document, referencesInData(document.data, { kind, schema, game })) : [];
}
