// References with their positions in a text.
import type { Range } from '../diagnostics/diagnostic.ts';
import type { LocatedDocument } from '../text/located.ts';
import type { Reference } from '../references/schema-references.ts';

/** A reference or an id in a text, with its place. */
export interface Mention extends Reference {
  /** The id alone, without quotes and what stands around it. */
  readonly range: Range;
}

/** In the order of the references. What an alias repeats stands elsewhere, and is there once. */
export function mentionsOf(document: LocatedDocument, references: readonly Reference[]): Mention[] {
  const seen = new Set<string>();
  return references.flatMap((one) => {
    const range = document.wordRange(one.path, one.at, one.from, one.id);
    if (!range) return [];
    const key = `${one.to} ${range.start.line}:${range.start.column}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ ...one, range }];
  });
}
