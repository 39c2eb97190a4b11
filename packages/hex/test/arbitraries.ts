// Random input for the property tests.
import fc from 'fast-check';
import { edgeAt, ELEMENTS, ORIENTATIONS, SHIFTS, type Edge, type Hex } from '../src/index.ts';

const coordinate = fc.integer({ min: -60, max: 60 });

export const hexes: fc.Arbitrary<Hex> = fc.record(
  { q: coordinate, r: coordinate },
  { noNullPrototype: true },
);
export const directions = fc.nat({ max: 5 });
export const edges: fc.Arbitrary<Edge> = fc.tuple(hexes, directions).map(([h, d]) => edgeAt(h, d));
export const orientations = fc.constantFrom(...ORIENTATIONS);
export const shifts = fc.constantFrom(...SHIFTS);
export const elements = fc.constantFrom(...ELEMENTS);
/** A set of nearby cells: connected or not, with holes. */
export const cellSets: fc.Arbitrary<Hex[]> = fc.uniqueArray(
  fc.record(
    { q: fc.integer({ min: -4, max: 4 }), r: fc.integer({ min: -4, max: 4 }) },
    { noNullPrototype: true },
  ),
  { minLength: 1, maxLength: 40, selector: (h) => `${h.q},${h.r}` },
);
