// PNG for printing houses: colors without transparency, and the resolution inside. What resvg writes has neither.
import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const METERS_PER_INCH = 0.0254;
/** Eight bits each of red, green and blue. */
const [BITS, RGB, RGBA] = [8, 3, 4];
const TRUE_COLOR = 2;
/** Each byte as its difference from the one above it. */
const UP = 2;

/** Pixels of red, green, blue and an opacity that is left out, from the top left. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/** A file in the format of PNG (ISO 15948); `dpi` is a number of pixels an inch. */
export function printPng({ width, height, rgba }: Pixels, dpi: number): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([BITS, TRUE_COLOR, 0, 0, 0], 8);
  const density = Buffer.alloc(9);
  const perMeter = Math.round(dpi / METERS_PER_INCH);
  density.writeUInt32BE(perMeter, 0);
  density.writeUInt32BE(perMeter, 4);
  density[8] = 1;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('pHYs', density),
    chunk('IDAT', deflateSync(rowsOf({ width, height, rgba }))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function rowsOf({ width, height, rgba }: Pixels): Uint8Array {
  const row = 1 + width * RGB;
  const rows = new Uint8Array(row * height);
  for (let y = 0; y < height; y++) {
    rows[y * row] = UP;
    for (let x = 0; x < width; x++)
      for (let color = 0; color < RGB; color++) {
        const at = (y * width + x) * RGBA + color;
        const above = y === 0 ? 0 : (rgba[at - width * RGBA] ?? 0);
        rows[y * row + 1 + x * RGB + color] = (rgba[at] ?? 0) - above;
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
