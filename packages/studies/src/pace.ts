// How often a job reports interim results: ever less often as its figures change less.

/** Milliseconds. Putting figures together takes no more than a fifth of the time. */
const PAUSE_MS = 500;
const LONG_PAUSE_MS = 2000;
const SLOWING = 10;
const SHARE = 5;

export class Pace {
  readonly #now: () => number;
  readonly #start: number;
  #next = 0;

  constructor(now: () => number) {
    this.#now = now;
    this.#start = now();
  }

  get due(): boolean {
    return this.#now() >= this.#next;
  }

  /** Shows it, unless `work` says that there was nothing; from then on the pause counts. */
  show(work: () => boolean): void {
    const began = this.#now();
    if (!work()) return;
    const now = this.#now();
    const pause = Math.min(LONG_PAUSE_MS, Math.max(PAUSE_MS, (now - this.#start) / SLOWING));
    this.#next = now + Math.max(pause, (now - began) * SHARE);
  }
}
