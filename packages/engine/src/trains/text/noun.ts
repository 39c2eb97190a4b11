// Things that are counted.

export interface Noun {
  /** After "1". */
  readonly one: string;
  /** After other numbers. */
  readonly many: string;
  /** With an article instead of the number 1, where texts say it so. */
  readonly article?: string;
  /** Without a number, if that is not `many`. */
  readonly all?: string;
  /** Coins and points: sums rather than things, in languages that tell them apart. */
  readonly isSum?: true;
  /** In a quantity that equals an `{amount}`, if that is not said as usual. */
  readonly equal?: string;
}

export function nounOf(one: string, many: string, more: Omit<Noun, 'one' | 'many'> = {}): Noun {
  return { one, many, ...more };
}
