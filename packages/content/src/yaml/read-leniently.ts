// A text as a located document, as far as it can be understood: what is being typed is broken most of the time. Nothing is reported;
// `parseYaml` does that.
import { Composer } from 'yaml';
import { LineStarts } from './line-starts.ts';
import { locate } from './locate.ts';
import type { LocatedDocument } from './located.ts';
import { toData } from './to-data.ts';
import { readTokens } from './tokens.ts';

export function readLeniently(text: string): LocatedDocument | undefined {
  const read = readTokens(text);
  if (!read.ok) return undefined;
  const composer = new Composer({ schema: 'core', uniqueKeys: false, resolveKnownTags: false });
  const [document] = [...composer.compose(read.tokens, true, text.length)];
  const converted = document?.contents ? toData(document.contents, () => undefined) : undefined;
  return document?.contents && converted
    ? locate(document.contents, converted, new LineStarts(text))
    : undefined;
}
