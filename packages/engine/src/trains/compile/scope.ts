// The selections of one effect while it is compiled: a slot for each name, and the zone where its cards lie, which later
// steps change by moving them.
import { NONE } from '../tables.ts';

export interface Selection {
  readonly slot: number;
  zone: number;
}

export class Scope {
  readonly #selections = new Map<string, Selection>();

  /** Makes (or reuses) the selection called `name`. */
  declare(name: string, zone: number): Selection {
    const known = this.#selections.get(name);
    if (known) {
      known.zone = zone;
      return known;
    }
    const made = { slot: this.#selections.size, zone };
    this.#selections.set(name, made);
    return made;
  }

  find(name: string): Selection | undefined {
    return this.#selections.get(name);
  }

  /** A selection that content checks have promised is there. */
  get(name: string): Selection {
    const found = this.#selections.get(name);
    if (!found) throw new Error(`The selection "${name}" is read before any step sets it.`);
    return found;
  }

  /** The cards of this selection lie in `zone` from now on. */
  moved(name: string, zone: number): void {
    const found = this.#selections.get(name);
    if (found && zone !== NONE) found.zone = zone;
  }

  /** Runs `compile` for one branch: what it moves stays where it was for the next branch and for what follows. */
  branch<T>(compile: () => T): T {
    const zones = [...this.#selections.values()].map((selection) => [selection, selection.zone] as const);
    const result = compile();
    for (const [selection, zone] of zones) selection.zone = zone;
    return result;
  }

  get size(): number {
    return this.#selections.size;
  }
}
