// Describes what an import or an export left out, each thing once with its count.
export interface Loss {
  readonly message: string;
  /** How often. */
  readonly count: number;
  /** What a person can do about it. */
  readonly help?: string;
}

/** More kinds of loss than this are a file of something else. */
const MOST = 50;

export class Losses {
  readonly #losses = new Map<string, Loss>();

  add(message: string, help?: string): void {
    const known = this.#losses.get(message);
    if (!known && this.#losses.size >= MOST) return;
    this.#losses.set(message, {
      message,
      count: (known?.count ?? 0) + 1,
      ...(help !== undefined && { help }),
    });
  }

  list(): Loss[] {
    return [...this.#losses.values()];
  }
}
