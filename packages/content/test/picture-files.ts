// Pictures made byte by byte: headers as they are, with next to no pixels.
import { crc32 } from 'node:zlib';

export const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)),
  );
const big = (value: number): number[] => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255];
export const chunk = (type: string, data: readonly number[] = []): Uint8Array => {
  const checked = bytes(type, data);
  return bytes(big(data.length), [...checked], big(crc32(checked)));
};
export const png = (width: number, height: number, more: readonly number[] = []): Uint8Array =>
  bytes([0x89], 'PNG\r\n\x1a\n', [
    ...chunk('IHDR', [...big(width), ...big(height), 8, 6, 0, 0, 0]),
    ...more,
    ...chunk('IEND'),
  ]);
export const jpeg = (width: number, height: number, before: readonly number[] = []): Uint8Array =>
  bytes(
    [0xff, 0xd8, ...before, 0xff, 0xc0, 0, 17, 8, ...big(height).slice(2), ...big(width).slice(2), 3],
    [1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1],
    [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x55, 0xff, 0, 0x55, 0xff, 0xd9],
  );
export const exif = (orientation: number): number[] => [
  ...[0xff, 0xe1, 0, 34],
  ...bytes('Exif\0\0', 'II', [
    42,
    0,
    8,
    0,
    0,
    0,
    1,
    0,
    0x12,
    1,
    3,
    0,
    1,
    0,
    0,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
  ]),
];
export const webp = (form: string, rest: readonly number[]): Uint8Array =>
  bytes(
    'RIFF',
    big(28 + rest.length).reverse(),
    'WEBP',
    form,
    [10, 0, 0, 0],
    rest,
    Array<number>(16).fill(0),
  );
export const svg = (inner: string, attributes = 'viewBox="0 0 63 88"'): Uint8Array =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`);
