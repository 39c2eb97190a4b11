// Passes a value to several parts of a page one after another, so that no single task is long and clicks are handled in between.
export class Stagger<T> {
  #values = $state.raw<readonly (T | undefined)[]>([]);
  readonly #parts: number;
  #newest: T | undefined;
  /** The part that is next, and how many parts do not have the newest value yet. */
  #next = 0;
  #left = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: number) {
    this.#parts = parts;
  }

  /** The value of a part; undefined until its turn has come. */
  at(part: number): T | undefined {
    return this.#values[part];
  }

  /** Every part gets it, beginning with the one that is next, so that no part is skipped when values come quickly. */
  set(value: T): void {
    this.#newest = value;
    this.#left = this.#parts;
    this.#timer ??= setTimeout(() => this.#step());
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #step(): void {
    this.#values = Array.from({ length: this.#parts }, (_, part) =>
      part === this.#next ? this.#newest : this.#values[part],
    );
    this.#next = (this.#next + 1) % this.#parts;
    this.#left--;
    this.#timer = this.#left > 0 ? setTimeout(() => this.#step()) : undefined;
  }
}
