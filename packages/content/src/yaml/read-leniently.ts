// Reads as much of a text as possible into a located document: text being typed is broken most of the time. Nothing is reported;
// `parseYaml` does that.
import { locate } from './locate.ts';
import type { LocatedDocument } from '../text/located.ts';
import { readYaml, wholeDocument } from './read.ts';
import { toData } from './to-data.ts';

/** The first document of a text as far as it can be read; undefined if there is none. Errors are ignored. */
export function readLeniently(text: string): LocatedDocument | undefined {
  const { documents, lines } = readYaml(text);
  const root = documents[0]?.contents;
  const converted = root ? toData(root, () => undefined) : undefined;
  return root && converted ? locate(root, converted, lines) : undefined;
}

/** The data of a text if all of it is YAML; undefined for a text that is broken or empty. */
export function readData(text: string): unknown {
  return wholeDocument(text) && readLeniently(text)?.data;
}
