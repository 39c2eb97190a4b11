// Bytes to text: UTF-8 only, with the place of the first byte that is not.
import type { Position } from '../diagnostics/diagnostic.ts';
import { bytesOf } from './file-source.ts';

export type Decoded =
  | { readonly ok: true; readonly text: string }
  | {
      readonly ok: false;
      readonly at: Position;
      readonly byte: number;
      /** Of the byte, from 0. */
      readonly offset: number;
    };

/** A byte order mark is taken off. Text with NUL in it counts as no text. What is text already is taken as its bytes would be. */
export function decodeUtf8(content: Uint8Array | string): Decoded {
  const bytes = bytesOf(content);
  const nul = bytes.indexOf(0);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (nul < 0) return { ok: true, text };
  } catch {
    // The decoder does not say where; found below.
  }
  const wrong = firstWrongByte(bytes);
  const offset = nul >= 0 && nul < wrong ? nul : wrong;
  const before = new TextDecoder().decode(bytes.subarray(0, offset));
  const lines = before.split(/\r\n|\r|\n/);
  return {
    ok: false,
    at: { line: lines.length, column: (lines.at(-1) ?? '').length + 1 },
    byte: bytes[offset] ?? 0,
    offset,
  };
}

// Index of the byte that begins the first ill-formed sequence (RFC 3629), or the length.
function firstWrongByte(bytes: Uint8Array): number {
  let i = 0;
  while (i < bytes.length) {
    const lead = bytes[i] ?? 0;
    const length =
      lead < 0x80 ? 1 : lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
    if (length === 0 || i + length > bytes.length) return i;
    const second = bytes[i + 1] ?? 0;
    // Overlong forms, surrogates and numbers beyond Unicode show in the second byte.
    const low = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
    const high = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
    if (length > 1 && (second < low || second > high)) return i;
    for (let k = 2; k < length; k++) if (((bytes[i + k] ?? 0) & 0xc0) !== 0x80) return i;
    i += length;
  }
  return bytes.length;
}
