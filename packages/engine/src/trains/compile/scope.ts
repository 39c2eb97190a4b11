// The selections of one effect while it is compiled: a slot for each name, and the zone where its cards lie, which later
// steps change by moving them. Finds out, too, whether counts by kind could mix up equal cards, so that they must be tracked,
// and whether a step may read a selection that was not made this time.
import { NONE } from '../tables.ts';

export interface Selection {
  readonly slot: number;
  zone: number;
  /** The step that makes it, and the sequence of steps this is part of; 0 for what is there from the beginning. */
  node: number;
  sequence: number;
  /** A step has moved its cards or chosen from them. */
  acted: boolean;
}

/** What "this card" means: the card of this kind that was played, or that holds a lasting effect. */
export interface Self {
  readonly kind: number;
  readonly held: boolean;
}

export class Scope {
  /** Undefined where "this card" is the one the steps are about: `it`. */
  readonly self: Self | undefined;
  tracked = false;
  clears = false;
  readonly #selections = new Map<string, Selection>();
  #node = NONE;
  #sequences = 0;
  readonly #open: number[] = [0];
  #selfActed = false;

  constructor(self?: Self) {
    this.self = self;
  }

  /** Compiles a sequence of steps. */
  sequence(compile: () => void): void {
    this.#open.push(++this.#sequences);
    compile();
    this.#open.pop();
  }

  /** The step that is compiled next. */
  step(node: number): void {
    this.#node = node;
  }

  /** Makes (or reuses) the selection called `name`. */
  declare(name: string, zone: number): Selection {
    const known = this.#selections.get(name);
    const selection = known ?? {
      slot: this.#selections.size,
      zone,
      node: NONE,
      sequence: 0,
      acted: false,
    };
    selection.zone = zone;
    selection.node = this.#node;
    selection.sequence = this.#open.at(-1) ?? 0;
    selection.acted = false;
    this.#selections.set(name, selection);
    return selection;
  }

  find(name: string): Selection | undefined {
    const found = this.#selections.get(name);
    if (found && !this.#open.includes(found.sequence)) this.clears = true;
    return found;
  }

  /** A selection that content checks have promised is there. */
  get(name: string): Selection {
    const found = this.find(name);
    if (!found) throw new Error(`The selection "${name}" is read before any step sets it.`);
    return found;
  }

  /**
   * The step at hand moves cards of this selection or chooses from them. Only what is done at once to cards just chosen or turned
   * over cannot meet others of their kind; `self` is safe once.
   */
  act(name: string): void {
    if (name === 'self' && this.self) {
      if (this.#selfActed) this.tracked = true;
      this.#selfActed = true;
      return;
    }
    const found = this.find(name === 'self' ? 'it' : name);
    if (!found) return;
    const atOnce =
      found.node + 1 === this.#node && found.sequence === this.#open.at(-1) && found.sequence > 0;
    if (found.acted || !atOnce) this.tracked = true;
    found.acted = true;
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
