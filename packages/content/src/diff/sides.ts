// Things of two versions by key: those that are new, those that differ and those that are gone.

/** Whether a thing is new, differs or is gone. */
export type Change = 'added' | 'changed' | 'removed';

/** A thing as it was and as it is; one of them is missing if it is new or gone. */
export interface Sides<T> {
  readonly key: string;
  readonly change: Change;
  readonly before?: T;
  readonly now?: T;
}

/** Those that differ, in the order of the later version, then those that are gone. Two with the same `value` are equal. */
export function differing<T>(
  before: ReadonlyMap<string, T>,
  now: ReadonlyMap<string, T>,
  value: (thing: T) => unknown,
): Sides<T>[] {
  const told: Sides<T>[] = [];
  for (const [key, thing] of now) {
    const old = before.get(key);
    if (old === undefined) told.push({ key, change: 'added', now: thing });
    else if (value(old) !== value(thing)) told.push({ key, change: 'changed', before: old, now: thing });
  }
  for (const [key, thing] of before) if (!now.has(key)) told.push({ key, change: 'removed', before: thing });
  return told;
}

/** Each side in other words. */
export function eachSide<T, U>(sides: Sides<T>, tell: (thing: T) => U): { before?: U; now?: U } {
  return {
    ...(sides.before !== undefined && { before: tell(sides.before) }),
    ...(sides.now !== undefined && { now: tell(sides.now) }),
  };
}
