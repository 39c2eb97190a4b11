// Keeps writers in step with what they write: code that takes an object apart hands over the remaining fields, which must be none.

/** The type check asks for every field: `const { a, b, ...others } = thing; answered(others);` */
export function answered(..._rests: readonly Readonly<Record<string, never>>[]): void {
  // Nothing is left to do.
}
