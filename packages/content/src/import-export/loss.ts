// Describes the losses of an import or an export, each once with its count and some of its places.
/** Something that an import or an export left out or changed. */
export interface Loss {
  readonly message: string;
  /** How often. */
  readonly count: number;
  /** The first of its places, such as `object 3 at B2`. */
  readonly where?: readonly string[];
  /** A sentence that says how to avoid it. */
  readonly help?: string;
  /** It was kept in another form, which the message says as a sentence. */
  readonly isKept?: true;
}

/** A file with more kinds of loss than this is of another sort. */
const MOST = 50;
const MOST_PLACES = 5;

export class Losses {
  readonly #losses = new Map<string, Loss>();
  readonly #further = new Set<string>();

  add(message: string, help?: string, at?: string): void {
    this.#count({ message, help, at });
  }

  /** The parts that were kept in a changed form. */
  note(message: string, help?: string, at?: string): void {
    this.#count({ message, help, at, isKept: true });
  }

  list(): Loss[] {
    const further = this.#further.size;
    const more = { message: `${further} more kinds of loss`, count: 1 };
    return [...this.#losses.values(), ...(further > 0 ? [more] : [])];
  }

  #count({ message, help, at, isKept }: Entry): void {
    const known = this.#losses.get(message);
    if (!known && this.#losses.size >= MOST) {
      this.#further.add(message);
      return;
    }
    const where = [...(known?.where ?? []), ...(at === undefined ? [] : [at])].slice(0, MOST_PLACES);
    this.#losses.set(message, {
      message,
      count: (known?.count ?? 0) + 1,
      ...(where.length > 0 && { where }),
      ...(help !== undefined && { help }),
      ...(isKept && { isKept }),
    });
  }
}

interface Entry {
  readonly message: string;
  readonly help: string | undefined;
  readonly at: string | undefined;
  readonly isKept?: true;
}
