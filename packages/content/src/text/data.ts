// Plain data of a text, before its shape is checked.

/** An object of unknown shape. */
export type Data = Readonly<Record<string, unknown>>;

/** Whether a value is an object, and neither null nor an array. */
export function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
