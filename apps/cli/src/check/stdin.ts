// A file whose text comes from standard input, as editors and hooks give it.
import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { shownPath } from '../content/folders.ts';
import { misuse } from '../failure.ts';

/** The path that means standard input. */
export const STDIN = '-';

export interface PathsAndTexts {
  readonly paths: readonly string[];
  readonly texts: ReadonlyMap<string, Uint8Array>;
}

/**
 * Puts the text in place of `-` among the paths, under the name it would have as a file.
 * @throws Failure when there is no such name, or a name without a text.
 */
export async function readStdin(
  typed: readonly string[],
  filename: string | undefined,
): Promise<PathsAndTexts> {
  if (!typed.includes(STDIN)) {
    if (filename !== undefined)
      throw misuse('--stdin-filename goes with the path -, which stands for standard input.');
    return { paths: typed, texts: new Map() };
  }
  if (filename === undefined)
    throw misuse(
      'Which file of which pack is it that comes from standard input?',
      'Say so with --stdin-filename content/my-pack/cards/cards.yaml; the file need not exist.',
    );
  const path = shownPath(resolve(filename));
  const bytes = new Uint8Array(await buffer(process.stdin));
  return {
    paths: [...new Set(typed.map((one) => (one === STDIN ? path : one)))],
    texts: new Map([[path, bytes]]),
  };
}
