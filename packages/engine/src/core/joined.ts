// Words one after the other, as in a sentence: "a, b or c".
/** A list in words, with `last` before the last one: `a, b or c`. Empty for no words. */
export function joined(words: readonly (string | number)[], last: string): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
