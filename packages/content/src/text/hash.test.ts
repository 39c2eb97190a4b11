import { expect, it } from 'vitest';
import { canonicalJson, hashJson } from './hash.ts';

it('equal data has the same fingerprint, whatever the order of keys', () => {
  expect(hashJson({ b: [1, { y: 2, x: 'é' }], a: null })).toBe(
    hashJson({ a: null, b: [1, { x: 'é', y: 2 }] }),
  );
  expect(hashJson({ a: [1, 2] })).not.toBe(hashJson({ a: [2, 1] }));
});

it('the fingerprint is SHA-256 over canonical JSON, the same everywhere', () => {
  expect(canonicalJson({ b: 1, a: undefined, A: { d: 1, c: 2 } })).toBe('{"A":{"c":2,"d":1},"b":1}');
  // echo -n '{}' | sha256sum
  expect(hashJson({})).toBe('44136fa355b3678a1146ad16f7e8649e');
});
