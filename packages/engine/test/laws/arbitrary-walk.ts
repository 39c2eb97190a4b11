// Walks that fast-check generates and shrinks.
import fc from 'fast-check';
import type { Walk } from './walk.ts';

/** Walks of up to `steps` choices. */
export function arbitraryWalk(steps: number): fc.Arbitrary<Walk> {
  return fc.record({
    seed: fc.integer({ min: 0, max: 0xffffffff }),
    picks: fc.array(fc.nat(0x7fff), { minLength: 1, maxLength: steps, size: 'max' }),
  });
}
