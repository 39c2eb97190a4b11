// The text of a file, with everything that was read from it: each reading happens once, however often it is asked for.
import { readData } from '@railwright/content';

/** What can be read from a file. */
export type Reading<T> = (file: TextFile) => T;

export class TextFile {
  readonly text: string;
  readonly #known = new Map<Reading<unknown>, unknown>();

  constructor(text: string) {
    this.text = text;
  }

  /** Its YAML as data; undefined if it has errors. */
  get data(): unknown {
    return this.read(dataOf);
  }

  read<T>(reading: Reading<T>): T {
    if (!this.#known.has(reading)) this.#known.set(reading, reading(this));
    return this.#known.get(reading) as T;
  }

  /** Notes what a reading would find, for callers that know. */
  note<T>(reading: Reading<T>, found: T): this {
    this.#known.set(reading, found);
    return this;
  }
}

export function dataOf({ text }: TextFile): unknown {
  return readData(text);
}

/** Files by path. Those of `before` that have the same text stay, with what was read from them. */
export function filesOf(
  texts: Iterable<readonly [path: string, text: string]>,
  before?: ReadonlyMap<string, TextFile>,
): ReadonlyMap<string, TextFile> {
  const files = new Map<string, TextFile>();
  for (const [path, text] of texts) {
    const known = before?.get(path);
    files.set(path, known?.text === text ? known : new TextFile(text));
  }
  return files;
}
