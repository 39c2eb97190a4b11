// Names of selections along one effect: which are set at a point, and which are ever read.
import type { Path } from '../../../text/path.ts';

export interface Selection {
  readonly name: string;
  readonly path: Path;
  /** Ids of the cards that can be among it, as far as that is known beforehand; undefined for any. Costly, so only on demand. */
  candidates(): ReadonlySet<string> | undefined;
  used: boolean;
  /** A kind that was named, not cards that lie somewhere. */
  readonly isKind?: boolean;
  /** Cells, not cards. */
  readonly isCells?: boolean;
  /** After the step that sets it: how much of it is left. */
  left?: keyof typeof LEAVING | undefined;
}

/** Steps after which a name means less than within them. */
export const LEAVING = {
  'each-opponent': 'last',
  'each-player': 'last',
  'one-opponent': 'last',
  'active-player': 'last',
  repeat: 'last',
  'choose-one': 'perhaps',
} as const;

export class Scope {
  readonly #set: Map<string, readonly Selection[]>;
  /** All selections of the effect, for the names never read and for suggestions. Shared by all branches. */
  readonly all: Selection[];
  /** Those that only some branches set. */
  readonly #partial = new Set<Selection>();
  /** Names that earlier steps have set, but that are out of sight here. */
  readonly #outside: Scope | undefined;
  #keeps = false;
  #own: ReadonlySet<unknown> = new Set();

  constructor(
    set: Iterable<readonly [string, readonly Selection[]]> = [],
    all: Selection[] = [],
    outside?: Scope,
  ) {
    this.#set = new Map(set);
    this.all = all;
    this.#outside = outside;
  }

  /** For what lasts, which sees nothing of what is set here, or keeps it. */
  apart(keeps = false): Scope {
    const scope = new Scope([], [], this);
    scope.#keeps = keeps;
    return scope;
  }

  /** The same beside what is known here. */
  around(): Scope {
    const scope = new Scope([], [], this.#outside);
    scope.#keeps = true;
    return scope;
  }

  /** The same for steps to which some names, such as those they give themselves, mean nothing else. */
  handed(own: ReadonlySet<unknown>): Scope {
    const scope = this.apart(true);
    scope.#own = own;
    return scope;
  }

  /** What a name means outside, for what lasts and keeps it: cells, or the kinds of cards. */
  kept(name: string): readonly Selection[] {
    if (!this.#keeps || !this.#outside || this.#own.has(name)) return [];
    const found = this.#outside.get(name);
    return found.length > 0 ? found : this.#outside.kept(name);
  }

  /** The meaning of a name outside. */
  outside(name: string): readonly Selection[] {
    if (!this.#outside || this.#own.has(name)) return [];
    return this.#outside.has(name) ? this.#outside.get(name) : this.#outside.outside(name);
  }

  has(name: string): boolean {
    return this.#set.has(name);
  }

  get(name: string): readonly Selection[] {
    return this.#set.get(name) ?? [];
  }

  names(): Iterable<string> {
    return this.#set.keys();
  }

  declare(selection: Selection): void {
    this.#set.set(selection.name, [selection]);
    this.all.push(selection);
  }

  /** Visits a step; afterwards, what it sets may mean less than within it. */
  within(op: string, visit: () => void): void {
    const before = this.all.length;
    visit();
    if (!Object.hasOwn(LEAVING, op)) return;
    for (const selection of this.all.slice(before))
      if (op !== 'choose-one' || this.#partial.has(selection)) selection.left = op as keyof typeof LEAVING;
  }

  /** Goes each of several ways: afterwards a name is set that any of them sets, or, if `inEach`, that each of them sets. */
  branches(ways: readonly ((scope: Scope) => void)[], inEach: boolean): void {
    const branches = ways.map((way) => {
      const branch = new Scope(this.#set, this.all, this.#outside);
      branch.#keeps = this.#keeps;
      branch.#own = this.#own;
      way(branch);
      return branch;
    });
    const names = new Set(branches.flatMap((branch) => [...branch.#set.keys()]));
    for (const name of names) {
      const from = branches.filter((branch) => branch.has(name));
      if (inEach && from.length < branches.length) continue;
      const selections = [...new Set(from.flatMap((branch) => branch.get(name)))];
      this.#set.set(name, selections);
      if (from.length < branches.length) for (const selection of selections) this.#partial.add(selection);
    }
  }
}

/** The cards that can be in any of these; undefined for any card, as from no selection. */
export function unite(selections: readonly Selection[]): ReadonlySet<string> | undefined {
  const sets = selections.map((selection) => selection.candidates());
  if (sets.length === 0 || sets.includes(undefined)) return undefined;
  return new Set(sets.flatMap((set) => [...(set ?? [])]));
}
