// When the table is drawn. Each drawing takes longer than a bot that hardly thinks, so what follows at once is drawn together.

/** Milliseconds between two drawings that nobody waits for: less than the shortest pace of the bots, at which each choice is seen. */
const TOGETHER = 100;

export class Drawing {
  readonly #draw: () => void;
  #last = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(draw: () => void) {
    this.#draw = draw;
  }

  now(): void {
    this.stop();
    this.#last = performance.now();
    this.#draw();
  }

  /** Now, unless it was drawn a moment ago. */
  soon(): void {
    const rest = this.#last + TOGETHER - performance.now();
    if (rest <= 0) this.now();
    else this.#timer ??= setTimeout(() => this.now(), rest);
  }

  /** Draws what has not been drawn yet. */
  finish(): void {
    if (this.#timer !== undefined) this.now();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
