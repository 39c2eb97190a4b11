import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeUtf8 } from './decode.ts';

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);

describe('bytes to text', () => {
  it('is exact for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        fc.pre(!text.includes('\0') && !text.startsWith('\ufeff'));
        expect(decodeUtf8(new TextEncoder().encode(text))).toEqual({ ok: true, text });
      }),
    );
  });

  it('agrees with the platform about what is UTF-8', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 12, min: 1 }), (input) => {
        let valid = true;
        try {
          new TextDecoder('utf-8', { fatal: true }).decode(input);
        } catch {
          valid = false;
        }
        expect(decodeUtf8(input).ok).toBe(valid);
      }),
      { numRuns: 2000 },
    );
  });

  it('removes a byte order mark', () => {
    expect(decodeUtf8(bytes(0xef, 0xbb, 0xbf, 0x61))).toEqual({ ok: true, text: 'a' });
  });

  it.each([
    ['a byte of Latin-1', bytes(0x61, 0x0a, 0x62, 0xe9, 0x74), { line: 2, column: 2 }, 0xe9],
    ['an overlong slash', bytes(0xc0, 0xaf), { line: 1, column: 1 }, 0xc0],
    ['a surrogate', bytes(0x61, 0xed, 0xa0, 0x80), { line: 1, column: 2 }, 0xed],
    ['beyond Unicode', bytes(0xf4, 0x90, 0x80, 0x80), { line: 1, column: 1 }, 0xf4],
    ['a sequence cut short', bytes(0x61, 0xe2, 0x82), { line: 1, column: 2 }, 0xe2],
    ['UTF-16', bytes(0xff, 0xfe, 0x61, 0x00), { line: 1, column: 1 }, 0xff],
    ['NUL', bytes(0x61, 0x00), { line: 1, column: 2 }, 0x00],
  ])('names the place: %s', (_name, input, at, byte) => {
    expect(decodeUtf8(input)).toEqual({ ok: false, at, byte, offset: input.indexOf(byte) });
  });
});
