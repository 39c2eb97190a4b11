// Items of one kind that were added, changed and removed, each in a few words.

export interface ChangeList {
  /** The kind of item: `Cards`. */
  readonly title: string;
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly gone: readonly string[];
}

/** The name of an item and a description; two items with the same `value` are equal. */
export interface Told {
  readonly value: string;
  /** In full, for new items. */
  readonly words: string;
  /** Its name alone. */
  readonly name: string;
}

/** Compares items by key. `tellChange` describes the difference between two with the same key. */
export function compareThings<T extends Told>(
  title: string,
  before: ReadonlyMap<string, T>,
  now: ReadonlyMap<string, T>,
  tellChange: (before: T, now: T) => string,
): ChangeList {
  return {
    title,
    added: [...now].filter(([key]) => !before.has(key)).map(([, { words }]) => words),
    changed: [...now].flatMap(([key, thing]) => {
      const old = before.get(key);
      return old && old.value !== thing.value ? [tellChange(old, thing)] : [];
    }),
    gone: [...before].filter(([key]) => !now.has(key)).map(([, { name }]) => name),
  };
}

export const isEmpty = ({ added, changed, gone }: ChangeList): boolean =>
  added.length + changed.length + gone.length === 0;
