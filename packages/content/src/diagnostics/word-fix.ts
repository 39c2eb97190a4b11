// The fix that puts one word in place of another.
import { asLatin } from '../text/characters.ts';
import type { LocatedDocument } from '../text/located.ts';
import type { Fix, Range } from './diagnostic.ts';

/** An id, a key or the like as it is written, perhaps in quotes; not an alias, and nothing of several lines. */
const WORD = /^(["']?)[\w./-]+\1$/;

/** Undefined where the range does not hold a plain word. */
export function wordFix(document: LocatedDocument | undefined, range: Range, word: string): Fix | undefined {
  if (!document || !WORD.test(word) || !WORD.test(asLatin(document.written(range)))) return undefined;
  return { start: range.start, end: range.end, text: word };
}
