// Games pause while a person uses the page, so that clicks and strokes have the cores to themselves.

/** How long they pause after the last sign of use, and the longest pause. */
const REST_MS = 300;
const LONGEST_MS = 2000;
/** How long games run without a pause once they were asked for. */
const FIRST_MS = 2000;

export class Rest {
  readonly #now: () => number;
  #from = -Infinity;
  #began = -Infinity;
  #until = -Infinity;

  /** `now` in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** A person is waiting for the first of the requested games: no pause for now. */
  postpone(): void {
    this.#until = -Infinity;
    this.#from = this.#now() + FIRST_MS;
  }

  /** A person is using the page. */
  begin(): void {
    const now = this.#now();
    if (now < this.#from) return;
    // After the longest pause, at least one chunk is played before the next.
    if (now >= this.#until) this.#began = now;
    this.#until = Math.min(now + REST_MS, this.#began + LONGEST_MS);
  }

  /** Milliseconds until games may continue. */
  get left(): number {
    return Math.max(0, this.#until - this.#now());
  }

  /** Resolves when games may continue: at once if the page is idle. */
  async over(): Promise<void> {
    while (this.left > 0) await new Promise((resolve) => setTimeout(resolve, this.left));
  }
}
