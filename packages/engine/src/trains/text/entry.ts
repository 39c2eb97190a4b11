// Objects with exactly one key.
/** The key of an object that has exactly one, and its value. */
export function entryOf<T extends object>(value: T): [key: string, arg: unknown] {
  return Object.entries(value)[0] as [string, unknown];
}
