// How many powers each player has, in words.

/** The fewest and the most; undefined where that is only limited by what is offered. */
export type Kept = readonly [least: number, most: number | undefined];

/** `one`, exactly so many, `atLeast` so many, one number `or` the next, or from one `to` another. */
export function kept(
  [least, most]: Kept,
  one: string,
  atLeast: string,
  [or, to]: readonly [string, string],
): string {
  if (most === undefined) return `${atLeast}${least}`;
  if (most > least) return `${least}${most === least + 1 ? or : to}${most}`;
  return least === 1 ? one : String(least);
}
