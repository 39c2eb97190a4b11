// Workers that were opened before they were needed. One that could not load is dropped, since it would never answer.

/** The part of a worker needed here. */
export interface SpareWorker {
  terminate(): void;
  addEventListener(type: 'error', hear: () => void): void;
}

export class SpareWorkers<W extends SpareWorker> {
  readonly #open: () => W;
  readonly #spare: W[] = [];

  constructor(open: () => W) {
    this.#open = open;
  }

  /** As many as are missing. */
  open(count: number): void {
    while (this.#spare.length < count) {
      const worker = this.#open();
      this.#spare.push(worker);
      worker.addEventListener('error', () => {
        const at = this.#spare.indexOf(worker);
        if (at < 0) return;
        this.#spare.splice(at, 1);
        worker.terminate();
      });
    }
  }

  take(): W {
    return this.#spare.pop() ?? this.#open();
  }

  close(): void {
    for (const worker of this.#spare.splice(0)) worker.terminate();
  }
}
