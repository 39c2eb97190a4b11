// A YAML document as plain data with the position of each value in the text.
import type { Range } from './range.ts';
import type { Path } from './path.ts';

/** Plain data, with the place of each value in its text. */
export interface LocatedDocument {
  /** Plain objects, arrays, strings, numbers, booleans and nulls. */
  readonly data: unknown;
  /** The range of the value at a path; that of the nearest existing value above it if there is none. */
  valueRange(path: Path): Range;
  /** The range of the key of a path; as `valueRange` for items of lists. */
  keyRange(path: Path): Range;
  /** The text of a range within one line; '' for one of several lines. */
  written(range: Range): string;
  /** First and last line of the value at a path, 1-based. */
  lines(path: Path): { readonly first: number; readonly last: number };
  /** How a text is written; `folded` if its line breaks are not those of the file. Undefined for values that are not text. */
  textStyle(path: Path): 'literal' | 'folded' | 'line' | undefined;
  /**
   * Where a word of a key or value stands that begins at character `from` of its text; undefined where the text as written does not
   * hold it.
   */
  wordRange(path: Path, at: 'key' | 'value', from: number, word: string): Range | undefined;
  /**
   * Where character `index` of line `line` (both 0-based) of the text at a path stands; undefined when the text as written
   * does not show its lines one to one.
   */
  characterRange(path: Path, line: number, index: number, length: number): Range | undefined;
}
