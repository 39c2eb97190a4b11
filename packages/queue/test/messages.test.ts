// Answers of workers, complete and broken.
import { serialize } from 'node:v8';
import { zstdCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decode, encode } from '../src/messages.ts';

test('an answer is read as it was sent', () => {
  const value = new Map([['a', new Float64Array([1, 2])]]);
  expect(decode(encode(value))).toEqual(value);
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
