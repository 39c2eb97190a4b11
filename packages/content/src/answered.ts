// Keeps writers in step with what they write: code that takes an object apart passes on the remaining fields, of which none may be left.

/** The type check asks for every field: `const { a, b, ...others } = thing; answered(others);` */
export function answered(..._rests: readonly Readonly<Record<string, never>>[]): void {
  // Nothing is left to do.
}
