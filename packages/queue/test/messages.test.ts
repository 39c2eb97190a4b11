// Answers of workers, complete and broken.
import { serialize } from 'node:v8';
import { zstdCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decode, encode } from '../src/messages.ts';

test('an answer is read as it was sent', () => {
  const value = new Map([['a', new Float64Array([1, 2])]]);
  expect(decode(encode(value))).toEqual(value);
});

test('an answer with any bit altered is as it was, or refused', () => {
  const value = { shares: Array.from({ length: 50 }, (_, i) => i / 7), wins: [3, 1] };
  const sound = encode(value);
  let refused = 0;
  for (let bit = 0; bit < sound.length * 8; bit++) {
    const bytes = Uint8Array.from(sound);
    bytes[bit >> 3]! ^= 1 << (bit & 7);
    try {
      expect(decode(bytes)).toEqual(value);
    } catch (error) {
      expect((error as Error).message).toMatch(/^A worker sent an answer that cannot be read/);
      refused++;
    }
  }
  expect(refused).toBeGreaterThan(sound.length * 7);
});

test.each([
  ['no answer', new Uint8Array([1, 2, 3])],
  ['a part of one', encode({ a: 1 }).subarray(0, 12)],
  ['one that unpacks to far more', zstdCompressSync(serialize(new Uint8Array(257 * 2 ** 20)))],
])('%s is refused with a sentence', (_, bytes) => {
  expect(() => decode(bytes)).toThrow(
    /^A worker sent an answer that cannot be read: .* larger than 256 MB\.$/,
  );
});
