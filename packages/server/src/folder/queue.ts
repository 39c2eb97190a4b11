// One change of a file at a time: two saves of the same file from two pages must not both find their base unchanged.
/** Runs tasks with the same key one after the other. */
export class Queue {
  readonly #last = new Map<string, Promise<unknown>>();

  async run<T>(keys: readonly string[], task: () => Promise<T>): Promise<T> {
    // Names that differ in case only may be one file.
    const folded = keys.map((key) => key.normalize('NFC').toLowerCase());
    const before = Promise.allSettled(folded.map((key) => this.#last.get(key) ?? Promise.resolve()));
    const result = before.then(task);
    const settled = result.then(
      () => undefined,
      () => undefined,
    );
    for (const key of folded) this.#last.set(key, settled);
    try {
      return await result;
    } finally {
      for (const key of folded) if (this.#last.get(key) === settled) this.#last.delete(key);
    }
  }
}
