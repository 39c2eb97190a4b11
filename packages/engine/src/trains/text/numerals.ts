// Numbers as words in cards' own texts. Apart from the words of rules texts, which pages of the player load.

/** How a language writes numbers in words. */
export interface NumberWords {
  /** From 2 on; parts of one word have hyphens. */
  readonly numerals: ReadonlyMap<string, number>;
  /** Other words with a number in them: twice. */
  readonly multiples: Readonly<Record<string, number>>;
  /** Words that can stand for a number of the effect, but need not: both. */
  readonly loose: Readonly<Record<string, number>>;
}

/** Words for the numbers from 2 to 99. One is left out: it is an article in most languages. */
export function numeralsTo99(words: (n: number) => readonly string[]): ReadonlyMap<string, number> {
  const numbers = Array.from({ length: 98 }, (_, i) => i + 2);
  return new Map(numbers.flatMap((n) => words(n).map((word) => [word, n] as const)));
}
