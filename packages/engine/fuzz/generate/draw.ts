// Choices of a generator, read from a list of numbers. fast-check makes the list and shrinks it: shorter lists and smaller
// numbers give smaller content, since beyond the end everything is 0, which generators take for the plainest way.
export class Draw {
  readonly #tape: readonly number[];
  #at = 0;

  constructor(tape: readonly number[]) {
    this.#tape = tape;
  }

  /** A number from 0 to `count` - 1. */
  below(count: number): number {
    return (this.#tape[this.#at++] ?? 0) % count;
  }

  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }

  /** True once in the given number of calls, on average. */
  onceIn(times: number): boolean {
    return this.below(times) === times - 1;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)];
  }

  /** `count` different ones, or all of them, in their order. */
  some<T>(list: readonly T[], count: number): T[] {
    const left = list.map((_, i) => i);
    while (left.length > count) left.splice(this.below(left.length), 1);
    return left.map((i) => list[i]);
  }

  list<T>(count: number, make: (index: number) => T): T[] {
    return Array.from({ length: count }, (_, i) => make(i));
  }
}
