// Words that people try where a schema does not know them: not misspellings, so the nearest known word would mislead. A schema names
// them in its annotation `x-tried`, with the way that works, or that there is none yet.
import { quote } from './describe.ts';
import type { Path } from '../yaml/path.ts';
import type { Finding } from './finding.ts';

export interface Tried {
  /** In small letters with hyphens; capitals, underscores and spaces are not told apart. */
  readonly words: readonly string[];
  /** The way that works; after `missing` the nearest to it, if any. */
  readonly way?: string;
  /** What cannot be expressed yet, to go before "cannot be expressed yet". */
  readonly missing?: string;
  /** The key that the word stands for, which is then not reported as missing. */
  readonly for?: string;
}

/** The annotation for a schema of an object (its keys) or of a word. */
export function tried(words: readonly Tried[]): { readonly 'x-tried': readonly Tried[] } {
  return { 'x-tried': words };
}

/** What is known about a word that somebody tried where `schema` does not know it. */
export function findTried(schema: object, word: string): Tried | undefined {
  const { 'x-tried': list } = schema as { readonly 'x-tried'?: readonly Tried[] };
  const written = plain(word);
  return list?.find(({ words }) => words.some((each) => plain(each) === written));
}

export function triedWord(word: string, { way, missing }: Tried, path: Path, atKey: boolean): Finding {
  const isMissing = missing !== undefined;
  return {
    code: isMissing ? 'word-not-yet' : 'word-another-way',
    path,
    atKey,
    message: isMissing
      ? `There is no ${quote(word)} here: ${missing} cannot be expressed yet.`
      : `There is no ${quote(word)} here; it is expressed in another way.`,
    help: way,
    broken: [path],
  };
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[-_\s]/g, '');
}
