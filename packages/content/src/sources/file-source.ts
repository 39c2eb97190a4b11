// The source of a content's bytes: a folder, a zip, a browser's storage, a test. Paths are relative, with `/`.
import { headOf } from '../pictures/picture-header.ts';
import type { FileHead } from '../pictures/picture.ts';

/** A place that content is read from. */
export interface FileSource {
  /** Put in front of every path in diagnostics, so that they name files as the user sees them: `content/`. */
  readonly prefix?: string;
  /**
   * Paths of all files, in any order; and, with a `/` at the end, of folders with content that cannot be examined: reading
   * such a path rejects with the reason.
   */
  list(): Promise<string[]>;
  /**
   * What tells whether a picture can be shown, as `headOf` makes it of the bytes; rejects if it cannot be read. A source without this does
   * not tell of pictures, and none is looked for in it.
   */
  head?(path: string): Promise<FileHead>;
  /** The bytes of a file, or its text where that is at hand; rejects if it cannot be read. */
  read(path: string): Promise<Uint8Array | string>;
}

/** A source over texts or bytes in memory. `read` rejects with an Error for a path that is not there. */
export function memorySource(files: Readonly<Record<string, string | Uint8Array>>, prefix = ''): FileSource {
  const entries = new Map(Object.entries(files));
  const read = (path: string): Promise<string | Uint8Array> => {
    const file = entries.get(path);
    if (file === undefined) return Promise.reject(new Error(`No such file: ${path}`));
    return Promise.resolve(file);
  };
  return {
    prefix,
    list: () => Promise.resolve([...entries.keys()]),
    head: (path) => read(path).then((content) => headOf(path, bytesOf(content))),
    read,
  };
}

/** Text as bytes in UTF-8. */
export function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : content;
}
