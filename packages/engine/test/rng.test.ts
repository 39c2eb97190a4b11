// The only source of randomness: every record depends on these numbers.
import { describe, expect, test } from 'vitest';
import { createRng, randomBelow } from '../src/index.ts';
import { nextUint32 } from '../src/core/rng.ts';

const BOUNDS = [
  2, 3, 7, 100, 32_767, 32_769, 40_000, 65_535, 65_536, 65_537, 1_000_000, 2_097_151, 2_097_152,
];

/** Lemire's method in exact arithmetic. */
function exactBelow(words: Uint32Array, bound: number): number {
  const threshold = 2 ** 32 % bound;
  for (;;) {
    const product = BigInt(nextUint32(words)) * BigInt(bound);
    if (Number(product & 0xffffffffn) >= threshold) return Number(product >> 32n);
  }
}

describe('a random number below a bound', () => {
  test.each(BOUNDS)('is the upper half of an exact product below %i', (bound) => {
    const own = createRng(bound);
    const other = createRng(bound);
    for (let i = 0; i < 20_000; i++) expect(randomBelow(own, bound)).toBe(exactBelow(other, bound));
    expect([...own]).toEqual([...other]);
  });

  test('uses no randomness if there is a single value', () => {
    const words = createRng(1);
    const before = [...words];
    expect(randomBelow(words, 1)).toBe(0);
    expect([...words]).toEqual(before);
  });
});

test('the generator gives the numbers that records depend on', () => {
  const words = createRng(1);
  expect(Array.from({ length: 3 }, () => nextUint32(words))).toEqual([
    573_063_952, 3_268_221_502, 703_077_755,
  ]);
});
