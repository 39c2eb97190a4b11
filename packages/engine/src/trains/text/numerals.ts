// Numbers as words, for each language.

/** Words for the numbers from 2 to 99. One is left out: it is an article in most languages. */
export function numeralsTo99(words: (n: number) => readonly string[]): ReadonlyMap<string, number> {
  const numbers = Array.from({ length: 98 }, (_, i) => i + 2);
  return new Map(numbers.flatMap((n) => words(n).map((word) => [word, n] as const)));
}
