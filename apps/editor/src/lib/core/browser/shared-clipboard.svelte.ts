// The last copied data, shared by every tab of this browser: the system clipboard would ask for permission, and only has text. Data from
// the browser's storage is not trusted.
import { keep, readKept } from './kept.ts';

export class SharedClipboard<T extends object> {
  #value = $state.raw<T | undefined>(undefined);
  readonly #key: string;

  /** `read` returns undefined for invalid data. */
  constructor(key: string, read: (data: unknown) => T | undefined) {
    this.#key = key;
    this.#value = read(readKept(key));
    globalThis.addEventListener?.('storage', (event) => {
      if (event.key === key) this.#value = read(readKept(key));
    });
  }

  get value(): T | undefined {
    return this.#value;
  }

  /** False if other tabs will not find it. */
  copy(value: T): boolean {
    this.#value = value;
    return keep(this.#key, value);
  }
}

/** The message if `copy` returns false. */
export const ONLY_HERE =
  'Copied for this tab only: the browser has no space to share it with other tabs, or does not allow it.';
