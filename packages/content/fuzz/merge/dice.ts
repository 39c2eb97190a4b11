// Choices from a seed.
import { createRng, randomBelow, seedRng } from '@railwright/engine';

export class Dice {
  readonly #words = createRng(0);

  constructor(seed: number, stream: number) {
    seedRng(this.#words, seed, stream);
  }

  /** From 0 to `count` - 1. */
  below(count: number): number {
    return randomBelow(this.#words, count);
  }

  /** True with this chance in percent. */
  chance(percent: number): boolean {
    return this.below(100) < percent;
  }

  /** Undefined for an empty list. */
  pick<T>(list: readonly T[]): T | undefined {
    return list[this.below(list.length)];
  }

  /** An index, by weights. */
  weighted<T>(list: readonly (readonly [weight: number, value: T])[]): T | undefined {
    let at = this.below(list.reduce((sum, [weight]) => sum + weight, 0));
    return list.find(([weight]) => (at -= weight) < 0)?.[1];
  }
}
