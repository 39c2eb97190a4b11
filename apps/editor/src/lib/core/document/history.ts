// Undo and redo of a text as a list of patches. A patch is a replacement, so undoing everything restores the first text exactly, and a long
// history stays small.

export interface Patch {
  readonly from: number;
  readonly removed: string;
  readonly inserted: string;
}

export interface Entry {
  readonly title: string;
  readonly patch: Patch;
  /** Consecutive entries of the same group become one: letters typed in a row. */
  readonly group?: string;
  /** The step over several files to which it belongs. */
  readonly link?: object;
}

/** The smallest single replacement that turns `before` into `after`; undefined if they are equal. */
export function makePatch(before: string, after: string): Patch | undefined {
  if (before === after) return undefined;
  const shortest = Math.min(before.length, after.length);
  let from = 0;
  while (from < shortest && before.charCodeAt(from) === after.charCodeAt(from)) from++;
  let same = 0;
  while (
    same < shortest - from &&
    before.charCodeAt(before.length - 1 - same) === after.charCodeAt(after.length - 1 - same)
  ) {
    same++;
  }
  return {
    from,
    removed: before.slice(from, before.length - same),
    inserted: after.slice(from, after.length - same),
  };
}

export function applyPatch(text: string, { from, removed, inserted }: Patch): string {
  return text.slice(0, from) + inserted + text.slice(from + removed.length);
}

export function invertPatch({ from, removed, inserted }: Patch): Patch {
  return { from, removed: inserted, inserted: removed };
}

/** Oldest entries are dropped beyond this. */
const MAX_ENTRIES = 1000;

export class History {
  #done: Entry[] = [];
  #undone: Entry[] = [];
  #sealed = true;

  get undoTitle(): string | undefined {
    return this.#done.at(-1)?.title;
  }

  get redoTitle(): string | undefined {
    return this.#undone.at(-1)?.title;
  }

  /** The step over several files that undo, or redo, would affect. */
  get undoLink(): object | undefined {
    return this.#done.at(-1)?.link;
  }

  get redoLink(): object | undefined {
    return this.#undone.at(-1)?.link;
  }

  /** Whether a step over several files is applied here. */
  holds(link: object): boolean {
    return this.#done.some((entry) => entry.link === link);
  }

  /** Marks the last step as part of one over several files. */
  link(link: object): void {
    const last = this.#done.pop();
    if (last) this.#done.push({ ...last, link });
  }

  /** A step that changes nothing in this text. */
  mark(title: string): void {
    this.#undone = [];
    this.#add({ title, patch: { from: 0, removed: '', inserted: '' } });
  }

  get length(): number {
    return this.#done.length;
  }

  /** Records the change from `before` to `after`, and clears redo. */
  record(before: string, after: string, title: string, group?: string): void {
    const last = this.#done.at(-1);
    const merge = !this.#sealed && group !== undefined && last?.group === group;
    const base = merge ? applyPatch(before, invertPatch(last.patch)) : before;
    const patch = makePatch(base, after);
    this.#undone = [];
    if (merge) this.#done.pop();
    this.#sealed = false;
    if (!patch) return;
    this.#add({ title, patch, ...(group === undefined ? {} : { group }) });
  }

  #add(entry: Entry): void {
    this.#done.push(entry);
    if (this.#done.length > MAX_ENTRIES) this.#done.shift();
  }

  /** The next entry begins a new step, even in the same group. */
  seal(): void {
    this.#sealed = true;
  }

  /** The text before the last step, or undefined if there is none. */
  undo(text: string): string | undefined {
    const entry = this.#done.pop();
    if (!entry) return undefined;
    this.#sealed = true;
    this.#undone.push(entry);
    return applyPatch(text, invertPatch(entry.patch));
  }

  redo(text: string): string | undefined {
    const entry = this.#undone.pop();
    if (!entry) return undefined;
    this.#sealed = true;
    this.#done.push(entry);
    return applyPatch(text, entry.patch);
  }
}
