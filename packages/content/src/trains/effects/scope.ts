// Names of selections along one effect: which are set at a point, and which are ever read.
import type { Path } from '../../yaml/path.ts';

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
}

export class Scope {
  readonly #set: Map<string, readonly Selection[]>;
  /** All selections of the effect, for the names never read and for suggestions. Shared by all branches. */
  readonly all: Selection[];

  constructor(set: Iterable<readonly [string, readonly Selection[]]> = [], all: Selection[] = []) {
    this.#set = new Map(set);
    this.all = all;
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

  /** Another way the effect may go on from here. */
  branch(): Scope {
    return new Scope(this.#set, this.all);
  }

  /** After branches: a name is set that any of them sets, or, if `inEach`, that each of them sets. */
  join(branches: readonly Scope[], inEach: boolean): void {
    const names = new Set(branches.flatMap((branch) => [...branch.#set.keys()]));
    for (const name of names) {
      const from = branches.filter((branch) => branch.has(name));
      if (inEach && from.length < branches.length) continue;
      this.#set.set(name, [...new Set(from.flatMap((branch) => branch.get(name)))]);
    }
  }
}
