// A file whose text comes from standard input, as editors and hooks pass it.
import { resolve } from 'node:path';
import { shownPath } from '../content/folders.ts';
import { misuse } from '../failure.ts';

/** The path that means standard input. */
export const STDIN = '-';

export interface PathsAndTexts {
  readonly paths: readonly string[];
  readonly texts: ReadonlyMap<string, Uint8Array>;
}

/**
 * Replaces `-` among the paths by the name that the text would have as a file.
 * @throws Failure if there is a text without a name, or a name without a text.
 */
export async function readStdin(
  typed: readonly string[],
  filename: string | undefined,
): Promise<PathsAndTexts> {
  if (!typed.includes(STDIN)) {
    if (filename !== undefined)
      throw misuse('--stdin-filename requires the path -, which means standard input.');
    return { paths: typed, texts: new Map() };
  }
  if (filename === undefined)
    throw misuse(
      'The text on standard input has no file name.',
      'Name it with --stdin-filename content/my-pack/cards/cards.yaml; the file need not exist.',
    );
  const path = shownPath(resolve(filename));
  const bytes = await readAll(process.stdin);
  return {
    paths: [...new Set(typed.map((one) => (one === STDIN ? path : one)))],
    texts: new Map([[path, bytes]]),
  };
}

/** Content files are smaller than this. */
const MAX_BYTES = 8 * 1024 * 1024;

async function readAll(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > MAX_BYTES)
      throw misuse(`Standard input has more than ${MAX_BYTES} bytes.`, 'Content files are smaller.');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
