// A document whose text is read as something, such as cards or the values of a form. While it cannot be read, the last readable state
// stays.
import type { Reading } from '../content/text-file.ts';
import { TextDocument } from './text-document.svelte.ts';
import type { SavedState } from './text-document.svelte.ts';

export class ReadDocument<T> extends TextDocument {
  readonly #reading: Reading<T | undefined>;
  readonly #now: T | undefined = $derived.by(() => this.file.read(this.#reading));
  #lastGood = $state.raw<T | undefined>(undefined);

  constructor(path: string, saved: SavedState, reading: Reading<T | undefined>) {
    super(path, saved);
    this.#reading = reading;
    this.changed();
  }

  /** Whether the text currently cannot be read; then the last readable state is shown and cannot be changed. */
  get broken(): boolean {
    return this.#now === undefined;
  }

  /** Whether there is anything to show. */
  get readable(): boolean {
    return this.shown !== undefined;
  }

  /** What the text says, or said when it could last be read; undefined if it never could. */
  get shown(): T | undefined {
    return this.#now ?? this.#lastGood;
  }

  protected override changed(): void {
    this.#lastGood = this.shown;
  }
}
