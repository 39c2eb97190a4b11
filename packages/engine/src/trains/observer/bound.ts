// Numbers of any size, made small.

/** Homebrew numbers can be any size; nets need small ones. */
export function bound(x: number): number {
  return x > 4 ? 4 : x < -4 ? -4 : x;
}
