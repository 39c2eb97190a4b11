// How many powers each player has, in words.

/** The fewest and the most; undefined where that is only limited by what is offered. */
export type Kept = readonly [least: number, most: number | undefined];

/** `one`, exactly so many, `atLeast` so many, or from one number `to` another. */
export function kept([least, most]: Kept, one: string, atLeast: string, to: string): string {
  if (most === undefined) return `${atLeast}${least}`;
  if (most > least) return `${least}${to}${most}`;
  return least === 1 ? one : String(least);
}
