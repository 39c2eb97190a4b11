// The selections of one effect while it is compiled: a slot for each name, and the zone of its cards, which later steps change by moving
// them. Also finds out whether counts by kind could mix up equal cards, so that they must be tracked, and whether a step may read a
// selection that was not set this time.
import { NONE } from '../state/tables.ts';

export interface Selection {
  readonly name: string;
  readonly slot: number;
  zone: number;
  /** The step that sets it, and the sequence of steps that contains it; 0 for what exists from the beginning. */
  node: number;
  sequence: number;
  /** A step has moved its cards or chosen from them. */
  acted: boolean;
}

/** One step's use of selections. */
export interface StepTrace {
  readonly node: number;
  readonly reads: Set<number>;
  /** The slot it sets. */
  writes: number;
  /** The selections of cells it reads, the one it sets, and how many there were when it began. */
  readonly cellReads: Set<number>;
  setsCells: number;
  readonly cellSlots: number;
  /** The zones of all selections when the step begins. */
  readonly zones: ReadonlyMap<number, number>;
  /** The lists of steps inside it. */
  readonly lists: StepTrace[][];
  /** The number of the steps for other seats that contain it; 0 for the effect's own steps. */
  readonly each: number;
}

/** The meaning of "this card": the card of this kind that was played, or that holds a lasting effect. */
export interface Self {
  readonly kind: number;
  readonly held: boolean;
}

/** Cells and cards named outside of what lasts. */
interface Outer {
  cells(name: string): number | undefined;
  cards(name: string): Selection | undefined;
}

export class Scope {
  /** Undefined where "this card" is the one the steps are about: `it`. */
  readonly self: Self | undefined;
  tracked = false;
  clears = false;
  readonly #selections = new Map<string, Selection>();
  /** Slots of selections of cells, which are numbered on their own. */
  readonly #cellSlots = new Map<string, number>();
  readonly #outer: Outer | undefined;
  #node = NONE;
  #sequences = 0;
  readonly #open: number[] = [0];
  #selfActed = false;
  /** Each step's use of selections, for live-selections.ts. */
  readonly steps: StepTrace[] = [];
  readonly #lists: StepTrace[][] = [];
  readonly #inside: StepTrace[] = [];
  #each = 0;
  #eachs = 0;

  /** `outer` is where names are looked up that no step here gives. */
  constructor(self?: Self, outer?: Outer) {
    this.self = self;
    this.#outer = outer;
  }

  sequence(compile: () => void): void {
    const outer = this.#inside.at(-1);
    const list = outer ? [] : this.steps;
    outer?.lists.push(list);
    this.#lists.push(list);
    this.#open.push(++this.#sequences);
    compile();
    this.#open.pop();
    this.#lists.pop();
  }

  step<T>(node: number, compile: () => T): T {
    const zones = new Map(this.selections.map(({ slot, zone }) => [slot, zone]));
    const trace: StepTrace = {
      node,
      reads: new Set(),
      writes: NONE,
      cellReads: new Set(),
      setsCells: NONE,
      cellSlots: this.#cellSlots.size,
      zones,
      lists: [],
      each: this.#each,
    };
    this.#lists.at(-1)?.push(trace);
    this.#inside.push(trace);
    this.#node = node;
    const result = compile();
    this.#inside.pop();
    return result;
  }

  /** Compiles steps that several seats do; their own slots are `first` to `end` - 1. */
  each<T>(compile: () => T): { readonly result: T; readonly first: number; readonly end: number } {
    const outer = this.#each;
    this.#each = ++this.#eachs;
    const first = this.size;
    const result = compile();
    this.#each = outer;
    return { result, first, end: this.size };
  }

  /** Makes (or reuses) the selection called `name`. */
  declare(name: string, zone: number): Selection {
    const known = this.#selections.get(name);
    const selection = known ?? {
      name,
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
    const step = this.#inside.at(-1);
    if (step) step.writes = selection.slot;
    return selection;
  }

  /** Makes (or reuses) the selection of cells called `name`; returns its slot. */
  declareCells(name: string): number {
    const slot = this.#cellSlots.get(name) ?? this.#cellSlots.size;
    this.#cellSlots.set(name, slot);
    const step = this.#inside.at(-1);
    if (step) step.setsCells = slot;
    this.clears = true;
    return slot;
  }

  /** The slot of cells chosen under this name, or undefined. */
  findCells(name: string): number | undefined {
    const slot = this.#cellSlots.get(name) ?? this.#outer?.cells(name);
    if (slot !== undefined) this.#inside.at(-1)?.cellReads.add(slot);
    return slot;
  }

  /** The selection that is "this card" where no card in play is. */
  get selfName(): string {
    return this.#selections.has('self') ? 'self' : 'it';
  }

  /** The slot of cells that the content checks guarantee were chosen. */
  cellSlot(name: string): number {
    const slot = this.findCells(name);
    if (slot === undefined) throw new Error(`The cells "${name}" are read before any step chooses them.`);
    return slot;
  }

  get cellSelectionNames(): readonly string[] {
    return [...this.#cellSlots.keys()];
  }

  find(name: string): Selection | undefined {
    const found = this.#selections.get(name);
    if (!found) return this.#outer?.cards(name);
    this.#inside.at(-1)?.reads.add(found.slot);
    if (!this.#open.includes(found.sequence)) this.clears = true;
    return found;
  }

  /** A selection that the content checks guarantee exists. */
  get(name: string): Selection {
    const found = this.find(name);
    if (!found) throw new Error(`The selection "${name}" is read before any step sets it.`);
    return found;
  }

  /**
   * The current step moves cards of this selection or chooses from them. Only an action on cards just chosen or turned over can never
   * meet others of their kind; acting on `self` is safe once.
   */
  act(name: string): void {
    if (name === 'self' && this.self) {
      if (this.#selfActed) this.tracked = true;
      this.#selfActed = true;
      return;
    }
    const found = this.find(name === 'self' ? this.selfName : name);
    if (!found) return;
    const atOnce =
      found.node + 1 === this.#node && found.sequence === this.#open.at(-1) && found.sequence > 0;
    if (found.acted || !atOnce) this.tracked = true;
    found.acted = true;
  }

  /** From now on the cards of this selection are in `zone`. */
  moved(name: string, zone: number): void {
    const found = this.#selections.get(name);
    if (found && zone !== NONE) found.zone = zone;
  }

  /** Runs `compile` for one branch: its moves do not count for the next branch or for what follows. */
  branch<T>(compile: () => T): T {
    const zones = [...this.#selections.values()].map((selection) => [selection, selection.zone] as const);
    const result = compile();
    for (const [selection, zone] of zones) selection.zone = zone;
    return result;
  }

  /** All steps, including nested ones. */
  get allSteps(): readonly StepTrace[] {
    const flat = (list: readonly StepTrace[]): StepTrace[] =>
      list.flatMap((step) => [step, ...step.lists.flatMap(flat)]);
    return flat(this.steps);
  }

  /** Whether the steps at hand are done by several seats. */
  get isForSeveral(): boolean {
    return this.#each > 0;
  }

  get selections(): readonly Selection[] {
    return [...this.#selections.values()];
  }

  get size(): number {
    return this.#selections.size;
  }
}
