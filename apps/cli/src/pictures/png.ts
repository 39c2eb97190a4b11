// Pixels as PNG (ISO 15948), for what resvg does not write: pixels changed here, and pictures for printing houses.
import { crc32, deflateSync } from 'node:zlib';

type Bytes = Uint8Array | Uint8ClampedArray;

/** Four bytes for each pixel from the top left: red, green, blue and opacity. */
export interface Pixels<Data = Uint8ClampedArray<ArrayBuffer>> {
  readonly width: number;
  readonly height: number;
  readonly data: Data;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const METERS_PER_INCH = 0.0254;
const BITS = 8;
const RGB = { type: 2, bytes: 3 } as const;
const RGBA = { type: 6, bytes: 4 } as const;
/** Each byte as its difference from the one above it. */
const UP = 2;

/** A file; with `dpi`, a number of pixels an inch, it says so, and opacity is left out. */
export function toPng(pixels: Pixels<Bytes>, dpi?: number): Uint8Array {
  const color = dpi === undefined ? RGBA : RGB;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(pixels.width, 0);
  header.writeUInt32BE(pixels.height, 4);
  header.set([BITS, color.type, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...(dpi === undefined ? [] : [chunk('pHYs', density(dpi))]),
    chunk('IDAT', deflateSync(rowsOf(pixels, color.bytes))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function density(dpi: number): Buffer {
  const perMeter = Math.round(dpi / METERS_PER_INCH);
  const data = Buffer.alloc(9, 1);
  data.writeUInt32BE(perMeter, 0);
  data.writeUInt32BE(perMeter, 4);
  return data;
}

function rowsOf({ width, height, data }: Pixels<Bytes>, bytes: 3 | 4): Uint8Array {
  const row = 1 + width * bytes;
  const rows = new Uint8Array(row * height);
  for (let y = 0; y < height; y++) {
    rows[y * row] = UP;
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < bytes; channel++) {
        const at = (y * width + x) * RGBA.bytes + channel;
        const above = y === 0 ? 0 : (data[at - width * RGBA.bytes] ?? 0);
        rows[y * row + 1 + x * bytes + channel] = (data[at] ?? 0) - above;
      }
  }
  return rows;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(typed.length + 8);
  whole.writeUInt32BE(data.length, 0);
  whole.set(typed, 4);
  whole.writeUInt32BE(crc32(typed), typed.length + 4);
  return whole;
}
