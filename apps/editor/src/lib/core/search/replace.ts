// Replaces words in the texts of all files: what each file would be, and its lines before and after. Words are taken as they are typed.
import type { TextFile } from '../content/text-file.ts';

/** A line in which something is replaced, counted from 1. */
interface ReplacedLine {
  readonly line: number;
  readonly before: string;
  readonly now: string;
}

/** A file in which something is replaced. */
interface ReplacedFile {
  readonly path: string;
  /** All of it, as it would be. */
  readonly text: string;
  /** How many places. */
  readonly count: number;
  readonly lines: readonly ReplacedLine[];
}

/** In the order of the files; none while nothing is typed. */
export function replaceIn(
  files: ReadonlyMap<string, TextFile>,
  words: string,
  by: string,
  { matchesCase = true } = {},
): readonly ReplacedFile[] {
  if (words === '') return [];
  const literal = words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const pattern = new RegExp(literal, matchesCase ? 'gu' : 'giu');
  return [...files].flatMap(([path, { text }]) => {
    const count = [...text.matchAll(pattern)].length;
    const changed = text.replaceAll(pattern, () => by);
    if (count === 0 || changed === text) return [];
    const lines = text.split('\n').flatMap((before, i) => {
      const now = before.replaceAll(pattern, () => by);
      return now === before ? [] : [{ line: i + 1, before: before.trim(), now: now.trim() }];
    });
    return [{ path, text: changed, count, lines }];
  });
}
